/** What the whole document shows: its language, title and mood (D15, look: one house, two moods). */
export function describePage(page: {
  lang: string
  title: string
  tradition: 'sikh' | 'hindu' | null
  themeColor: { light: string; dark: string }
}): void {
  const root = document.documentElement
  root.lang = page.lang
  document.title = page.title
  if (page.tradition === null) delete root.dataset.tradition
  else root.dataset.tradition = page.tradition
  for (const scheme of ['light', 'dark'] as const)
    document.querySelector(`meta[name=theme-color][media*=${scheme}]`)?.setAttribute('content', page.themeColor[scheme])
}

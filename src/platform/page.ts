/** What the whole document shows: its language, title and mood (D15, look: one house, two moods). */
export function describePage(page: { lang: string; title: string; tradition: 'sikh' | 'hindu' | null }): void {
  const root = document.documentElement
  root.lang = page.lang
  document.title = page.title
  if (page.tradition === null) delete root.dataset.tradition
  else root.dataset.tradition = page.tradition
}

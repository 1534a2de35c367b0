import list from './stories.json' with { type: 'json' }

/** A story as the atlas's check has listed it (npm run atlas:write). */
export type Listed = { id: string; title: string; name: string; states: string[] }

/** Every story of the app. */
export const STORIES: Listed[] = Object.entries(list as Record<string, Omit<Listed, 'id'>>).map(([id, story]) => ({
  id,
  ...story,
}))

/** The last part of a title: 'MainChat' of 'screens/MainChat'. */
export const lastOf = (title: string): string => title.replace(/^.*\//, '')

/** What a story is called where others stand beside it: 'MainChat: History'. */
export const storyLabel = ({ title, name }: Pick<Listed, 'title' | 'name'>): string => `${lastOf(title)}: ${name}`

/** Where a story stands in Storybook, from a page within it. */
export const hrefOf = (id: string): string => `./?path=/story/${id}`

/** The stories of a state, and of the states within it; those whose name says that they rest in it first. */
export const storiesOf = (machine: string, path: string): Listed[] =>
  STORIES.filter(({ states }) =>
    states.some((state) => state === `${machine}:${path}` || state.startsWith(`${machine}:${path}.`)),
  )

import type { Plugin } from 'vite'
import { leaves } from '../scripts/leaves.ts'
import { leafPath } from '../src/scripture/leaf.ts'

/** The pages of the book that stories show: the leaves that have them. */
const SHOWN = [leafPath({ text: 'granth', number: 917 }), leafPath({ text: 'gita', number: 2 })]

/** Storybook has no build of the app beside it: the leaves that its stories read are made here. */
export function storyLeaves(): Plugin {
  let made: ReturnType<typeof leaves> | undefined
  const shown = async (path: string) => {
    made ??= leaves()
    return JSON.stringify((await made).get(path) ?? null)
  }
  return {
    name: 'satsang-story-leaves',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (!SHOWN.includes(path)) return next()
        shown(path).then((leaf) => {
          response.setHeader('Content-Type', 'application/json')
          response.end(leaf)
        }, next)
      })
    },
    async generateBundle() {
      for (const path of SHOWN) this.emitFile({ type: 'asset', fileName: path.slice(1), source: await shown(path) })
    },
  }
}

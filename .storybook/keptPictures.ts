import path from 'node:path'
import type { Plugin } from 'vite'
import { earlierPictures, pictureAt } from '../scripts/picture/kept.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const MODULE = 'virtual:kept-pictures'
/** Where a picture of before is served: the commit, and its name. */
const PLACE = 'kept-pictures'

/** What the kept pictures were before, for Atlas/Compare: which there are as a module, each of them as a file. */
export function keptPictures(): Plugin {
  let isBuild = false
  return {
    name: 'satsang-kept-pictures',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null
      const pictures = await earlierPictures(ROOT)
      if (isBuild)
        for (const [name, all] of Object.entries(pictures))
          for (const { commit } of all) {
            const source = await pictureAt(ROOT, commit, name)
            this.emitFile({ type: 'asset', fileName: `${PLACE}/${commit}/${name}.png`, source })
          }
      return `export const EARLIER = ${JSON.stringify(pictures)}`
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PLACE}`, async ({ url = '' }, response, next) => {
        const [, commit, name] = /^\/([0-9a-f]{40})\/([\w-]+)\.png(?:\?|$)/.exec(url) ?? []
        if (commit === undefined || name === undefined) return next()
        const bytes = await pictureAt(ROOT, commit, name).catch(() => null)
        if (bytes === null) return next()
        response.setHeader('content-type', 'image/png')
        response.end(bytes)
      })
    },
  }
}

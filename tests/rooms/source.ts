import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

const isTest = (file: string) => /\.(?:test|stories|fixtures?)\.tsx?$/.test(file)

/** The modules of some folders by their paths, with their text: what runs, and no test. */
export const modulesOf = (...folders: string[]): Map<string, string> =>
  new Map(
    folders
      .flatMap((folder) =>
        readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.posix.join(folder, file.replaceAll(path.sep, '/')),
        ),
      )
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes('node_modules/') && !isTest(file))
      .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
  )

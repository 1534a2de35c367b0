/**
 * npm run conform -- <url>: whether a provider of v1 keeps openapi/v1.yaml and section 7 of the specification, row by row.
 * Ends with 0 where all that was tried holds, 1 where something differs or nothing answers, 2 where it was not understood.
 */
import { Unreachable } from './conform/client.ts'
import { readOptions, USAGE, UsageError } from './conform/options.ts'
import { CONTRACT_VERSION } from './conform/requests.ts'
import { tableOf } from './conform/rows.ts'
import { conform } from './conform/run.ts'

async function main(): Promise<0 | 1 | 2> {
  let options: ReturnType<typeof readOptions>
  try {
    options = readOptions(process.argv.slice(2), {
      token: process.env.CONFORM_TOKEN,
      second: process.env.CONFORM_SECOND_TOKEN,
    })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    return 2
  }
  const { json, base } = options
  if (options.all) console.error('The account of CONFORM_TOKEN is changed now, and erased at the end.')
  try {
    const { rows, requests } = await conform(options)
    const told = json
      ? JSON.stringify({ provider: base, contract: CONTRACT_VERSION, requests, rows }, undefined, 2)
      : `${base}, by openapi/v1.yaml ${CONTRACT_VERSION}\n\n${tableOf(rows, requests)}`
    console.log(told)
    return rows.some(({ result }) => result === 'differs') ? 1 : 0
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    console.error(error.message)
    return 1
  }
}

// Not process.exit, which may cut what is still on its way to a pipe.
process.exitCode = await main()

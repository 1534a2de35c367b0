import { Ajv, type ValidateFunction } from 'ajv'
import type OpenAI from 'openai'

/** A service of the OpenAI protocol (`GUIDE_LLM_*`, docs/configuration.md). */
export type ServiceOptions = {
  /** https://api.example.com/v1 */
  readonly url: string
  readonly model: string
  readonly apiKey: string | undefined
}

/** Why a model gave nothing that can be used; never what was asked or answered. */
export type NoAnswerReason = 'timeout' | 'unreachable' | `status ${number}` | 'refused' | 'garbage'

export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly reason: NoAnswerReason
  constructor(reason: NoAnswerReason) {
    super(`the model gave no answer: ${reason}`)
    this.reason = reason
  }
}

export type Message = { role: 'system' | 'user' | 'assistant'; content: string }
/** What an answer has to look like: a JSON schema, and the check made of it. */
export type Shape<T> = {
  readonly name: string
  readonly schema: Record<string, unknown>
  readonly check: ValidateFunction<T>
}

const ajv = new Ajv()
export const shape = <T>(name: string, schema: Record<string, unknown>): Shape<T> => ({
  name,
  schema,
  check: ajv.compile<T>(schema),
})

/** Asks once and gives what was said, checked by its shape. */
export type Ask = <T>(messages: readonly Message[], shape: Shape<T>, signal: AbortSignal) => Promise<T>

/** Some models think aloud, or put the object into a fence. */
const objectIn = (said: string): unknown =>
  JSON.parse(
    said
      .slice(said.lastIndexOf('</think>') + 1)
      .replace(/^[^{]*/, '')
      .replace(/[^}]*$/, ''),
  )

function reasonOf(error: unknown, { APIConnectionTimeoutError, APIError }: typeof OpenAI): NoAnswerReason {
  if (error instanceof NoAnswer) return error.reason
  if (error instanceof SyntaxError) return 'garbage'
  if (error instanceof APIConnectionTimeoutError) return 'timeout'
  const status = error instanceof APIError ? (error.status as unknown) : undefined
  return typeof status === 'number' ? `status ${status}` : 'unreachable'
}

/**
 * Makes the one call that the guide knows. The package is loaded with the first question: who has no model configured never
 * loads it.
 * @throws {NoAnswer} from the call; what its signal was aborted with, where it was
 */
export function serviceOf({ url, model, apiKey }: ServiceOptions): Ask {
  let client: Promise<OpenAI> | undefined
  // Not every service knows a schema for its answer: one that refuses it is asked without from then on.
  let knowsSchemas = true
  return async <T>(
    messages: readonly Message[],
    { name, schema, check }: Shape<T>,
    signal: AbortSignal,
  ): Promise<T> => {
    const { default: Client } = await import('openai')
    client ??= Promise.resolve(
      new Client({
        baseURL: url,
        // The package asks for one; a service on one's own machine has none.
        apiKey: apiKey ?? 'none',
        maxRetries: 1,
        // A key, or a worry, goes where it was meant to go.
        fetchOptions: { redirect: 'error' },
        logLevel: 'off',
      }),
    )
    const service = await client
    const request = () =>
      service.chat.completions.create(
        {
          model,
          messages: [...messages],
          ...(knowsSchemas
            ? { response_format: { type: 'json_schema' as const, json_schema: { name, schema, strict: true } } }
            : {}),
        },
        { signal },
      )
    try {
      const answered = await request().catch((error: unknown) => {
        if (!knowsSchemas || !(error instanceof Client.BadRequestError)) throw error
        knowsSchemas = false
        return request()
      })
      const choice = Array.isArray(answered?.choices) ? answered.choices[0] : undefined
      if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') throw new NoAnswer('refused')
      const said: unknown = choice?.message?.content
      const value = typeof said === 'string' ? objectIn(said) : undefined
      if (!check(value)) throw new NoAnswer('garbage')
      return value
    } catch (error) {
      signal.throwIfAborted()
      throw error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error, Client))
    }
  }
}

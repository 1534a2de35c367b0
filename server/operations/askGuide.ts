import type { Answer, Guide, Question } from '@satsang/guide'
import type { FastifyBaseLogger } from 'fastify'
import { guideUnavailable } from '../http/problem.ts'

/** The app stops waiting after 300 s (spec section 9); this leaves time to say so. */
export const GUIDE_TIMEOUT_MS = 290_000

/**
 * Asks the guide and measures how long it took, in seconds.
 * @throws {Problem} 503 when it fails or takes too long; the log gets the kind of failure, never the question
 */
export async function askGuide(
  guide: Guide,
  question: Question,
  log: FastifyBaseLogger,
  timeoutMs = GUIDE_TIMEOUT_MS,
): Promise<{ answered: Answer; seconds: number }> {
  const startedAt = performance.now()
  const timeout = new AbortController()
  let timer: NodeJS.Timeout | undefined
  // A race, for a guide that does not listen to the signal.
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timeout.abort()
      reject(new DOMException('The guide took too long.', 'TimeoutError'))
    }, timeoutMs)
  })
  try {
    const answered = await Promise.race([guide.answer(question, timeout.signal), tooLong])
    return { answered, seconds: Math.round(performance.now() - startedAt) / 1000 }
  } catch (error) {
    log.error({ err: error }, 'guide failed')
    throw guideUnavailable()
  } finally {
    clearTimeout(timer)
  }
}

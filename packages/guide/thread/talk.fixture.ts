import type { Language, Tradition } from '../corpus.ts'
import { createGuide } from '../guide.ts'
import type { Answer, Question } from '../question.ts'

const guide = createGuide()

/** A conversation: each message with what was said before it, as the server sends it. */
export async function talk(tradition: Tradition, language: Language, messages: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const history: Question['history'] = []
  for (const message of messages) {
    const avoid = answers.flatMap(({ references }) => references.map(({ original }) => original))
    const asked = answers.filter(({ asks }) => asks).length
    const answer = await guide.answer({ message, tradition, language, history: [...history], avoid, asked })
    answers.push(answer)
    history.push({ role: 'user', content: message }, { role: 'other', content: answer.content })
  }
  return answers
}

/** The answer to the last of several messages. */
export const last = async (tradition: Tradition, language: Language, ...messages: string[]): Promise<Answer> =>
  (await talk(tradition, language, messages)).at(-1) as Answer

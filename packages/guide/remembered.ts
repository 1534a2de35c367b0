/** A conversation's earlier messages are looked at again with each new one: so many answers are kept, the oldest go first. */
const REMEMBERED = 400

/** A pure function that remembers its last answers; what has the same key has the same answer. */
export function remembered<Asked, Answer>(
  keyOf: (asked: Asked) => string,
  answerTo: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const answers = new Map<string, { readonly answer: Answer }>()
  return (asked) => {
    const key = keyOf(asked)
    const known = answers.get(key)
    if (known !== undefined) return known.answer
    const answer = answerTo(asked)
    const [oldest] = answers.keys()
    if (answers.size >= REMEMBERED && oldest !== undefined) answers.delete(oldest)
    answers.set(key, { answer })
    return answer
  }
}

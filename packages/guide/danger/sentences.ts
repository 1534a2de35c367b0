import { endsOfList, type Token, token, tokenise } from '../normalise.ts'

/** A sentence longer than this is read in parts that overlap; a letter without a full stop is no single sentence. */
const LONGEST = 34
const PART = 26
const STEP = 16
/** Sentences so short say their matter only with the next. */
const SHORT = 4

const ENDS = /[.!?।॥;…\n]+/

const NO = new Set(['not', 'never', 'no', 'isnt', 'arent', 'without', 'nor', 'dont', 'havent'])
const DENIED = new Set(['suicidal', 'suicide', 'abusive', 'violent', 'selfharm', 'anorexic', 'bulimic'])
const BACK = 4

/** 'I am not suicidal': what is denied is taken out, so that the rest can still say what it says. */
function withoutDenied(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => DENIED.has(text))) return tokens
  return tokens.filter(
    ({ text }, at) => !DENIED.has(text) || !tokens.slice(Math.max(0, at - BACK), at).some((t) => NO.has(t.text)),
  )
}

/** 'I am not suicidal': the writer says that it is not so. */
export function deniesIt(message: string): boolean {
  const tokens = tokenise(message)
  return withoutDenied(tokens).length < tokens.length
}

function parts(tokens: readonly Token[]): (readonly Token[])[] {
  if (tokens.length <= LONGEST) return [tokens]
  const found: (readonly Token[])[] = []
  for (let at = 0; ; at += STEP) {
    found.push(tokens.slice(at, at + PART))
    if (at + PART >= tokens.length) return found
  }
}

/** No message has more sentences, but one that is made to cost; its first and last are read. */
const MOST = 400

/**
 * A medicine by the stem of its name: the WHO gives one to each kind (INN stems), so that 'metformin' and 'zopiclone' are heard
 * as tablets though no list has them.
 */
const MEDICINE =
  /^[a-z]*(?:formin|azepam|zolam|zopiclone|zolpidem|pram|oxetine|tr[iy]ptyline|traline|venlafaxine|apine|idone|peridol|olol|pril|sartan|statin|cillin|[ao]zole|mycin|cycline|floxacin|profen|fenac|coxib|tidine|dipine|gliptin|gliflozin|glitazone|gliclazide|thyroxine|barbital|codone|morphine|gabalin|pentin|amide|zine|azosin|grel|xaban)$/
const TABLETS = token('tablets')
const asTablets = (one: Token): Token => (one.script === 'latin' && MEDICINE.test(one.text) ? TABLETS : one)

/** The message as sentences of some 4 to 34 words, in order. */
export function sentencesOf(message: string): readonly (readonly Token[])[] {
  const whole: Token[][] = []
  for (const text of message.split(ENDS)) {
    const tokens = withoutDenied(tokenise(text)).map(asTablets)
    if (tokens.length === 0) continue
    const before = whole.at(-1)
    if (before !== undefined && (before.length < SHORT || tokens.length < SHORT)) before.push(...tokens)
    else whole.push([...tokens])
  }
  return endsOfList(whole.flatMap(parts), MOST)
}

/** Two sentences that together are no longer than this may say what neither says. */
const PAIR = 34

/** Each sentence, and each two that follow one another: what the examples are compared with. */
export function windowsOf(found: readonly (readonly Token[])[]): (readonly Token[])[] {
  const pairs = found.flatMap((tokens, at) => {
    const next = found[at + 1]
    return next !== undefined && tokens.length + next.length <= PAIR ? [[...tokens, ...next]] : []
  })
  return [...found, ...pairs]
}

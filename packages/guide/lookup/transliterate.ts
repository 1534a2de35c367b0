/**
 * Gurbani in Latin letters, in the manner of the corpus' own transliterations, made mechanically: short vowels at the
 * end of a word are not spoken, and a short a goes where the next consonant has a vowel of its own (ਬਚਰੇ: bachre).
 */

const CONSONANTS: Record<string, string> = Object.fromEntries(
  `ਸ s|ਹ h|ਕ k|ਖ kh|ਗ g|ਘ gh|ਙ ṅ|ਚ ch|ਛ chh|ਜ j|ਝ jh|ਞ ñ|ਟ ṭ|ਠ ṭh|ਡ ḍ|ਢ ḍh|ਣ ṇ|ਤ t|ਥ th|ਦ d|ਧ dh|ਨ n|ਪ p|ਫ ph|ਬ b|ਭ bh|ਮ m|ਯ y|ਰ r|ਲ l|ਵ v|ੜ ṛ`
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
const NUKTA: Record<string, string> = { s: 'sh', kh: 'kh', g: 'g', j: 'z', ph: 'f', l: 'l' }
const SIGNS: Record<string, string> = {
  'ਾ': 'ā',
  'ਿ': 'i',
  'ੀ': 'ī',
  'ੁ': 'u',
  'ੂ': 'ū',
  'ੇ': 'e',
  'ੈ': 'ai',
  'ੋ': 'o',
  'ੌ': 'au',
}
const VOWELS: Record<string, string> = {
  ਅ: 'a',
  ਆ: 'ā',
  ਇ: 'i',
  ਈ: 'ī',
  ਉ: 'u',
  ਊ: 'ū',
  ਏ: 'e',
  ਐ: 'ai',
  ਓ: 'o',
  ਔ: 'au',
}

/** A consonant (or none, before a vowel of its own) with its vowel; `null` is the short a that is not written. */
type Syllable = {
  consonant: string
  vowel: string | null
  nasal: '' | 'bindi' | 'tippi'
  letter: string
  doubled: boolean
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = []
  let doubled = false
  const letters = Array.from(word)
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? ''
    const last = syllables[syllables.length - 1]
    const consonant = CONSONANTS[letter]
    if (consonant !== undefined) {
      if (letters[at - 1] === '੍' && last !== undefined) last.vowel = ''
      syllables.push({ consonant, vowel: null, nasal: '', letter, doubled })
      doubled = false
    } else if (letter === '਼' && last !== undefined) last.consonant = NUKTA[last.consonant] ?? last.consonant
    else if (VOWELS[letter] !== undefined)
      syllables.push({ consonant: '', vowel: VOWELS[letter] ?? '', nasal: '', letter, doubled: false })
    else if (SIGNS[letter] !== undefined && last !== undefined) {
      // ਤੋੁਹੀ: two signs on one letter; the first is what is written, the second how it is sung
      if (last.vowel === null || last.vowel === '') last.vowel = SIGNS[letter] ?? ''
    } else if (letter === 'ਂ' || letter === 'ਁ') {
      if (last !== undefined) last.nasal = 'bindi'
    } else if (letter === 'ੰ') {
      if (last !== undefined) last.nasal = 'tippi'
    } else if (letter === 'ੱ') doubled = true
    else if (letter === 'ੑ' && last !== undefined) last.consonant += 'h'
    else if (letter === 'ੵ' && last !== undefined) last.consonant += 'y'
    else if (letter === 'ਃ' && last !== undefined) last.consonant += 'h'
  }
  return syllables
}

const isLabial = (consonant: string): boolean => /^[mpb]/.test(consonant)

/** Words whose spoken form no rule gives. */
const KNOWN: Record<string, string> = Object.fromEntries(
  `ੴ ik oankār|ਓਹੁ oh|ਫਰੀਦਾ farīdā|ਫਰੀਦ farīd|ਫਰੀਦੁ farīd|ਪਾਰਬ੍ਰਹਮੁ pārbrahm|ਪਾਰਬ੍ਰਹਮ pārbrahm|ਪਾਰਬ੍ਰਹਮਿ pārbrahm|ਗਰਭ garbh|ਗਰਭਿ garbh|ਸਤਿਗੁਰ satgur|ਸਤਿਗੁਰੁ satgur|ਸਤਿਗੁਰਿ satgur|ਸਤਿਗੁਰੂ satgurū|ਮਃ mahlā|ਪ੍ਰਭ prabh|ਅੰਮ੍ਰਿਤ amrit|ਅੰਮ੍ਰਿਤੁ amrit|ਅੰਮ੍ਰਿਤਿ amrit|ਬ੍ਰਹਮੁ brahm|ਬ੍ਰਹਮ brahm|ਧਰਮ dharam|ਸਭਿ sabh|ਗੁਰਮਤਿ gurmat|ਸਾਧਸੰਗਤਿ sādhsangat|ਸਾਧਸੰਗਿ sādhsang|ਰਹਾਉ rahāu`
    .split('|')
    .map((pair) => {
      const [from = '', ...to] = pair.split(' ')
      return [from.normalize('NFC'), to.join(' ')]
    }),
)

function spoken(word: string): string {
  const known = KNOWN[word]
  if (known !== undefined) return known
  const syllables = syllablesOf(word)
  const end = syllables.length - 1
  const last = syllables[end]
  if (last === undefined) return ''
  if (end > 0) {
    // 'hoi' is said hoe, but 'dei' dei
    const before = syllables[end - 1]
    if (last.letter === 'ਇ' && last.nasal === '' && before?.vowel !== 'e') last.vowel = 'e'
    const short = last.vowel === 'i' || last.vowel === 'u'
    if (last.consonant !== '' && short && last.consonant !== 'h' && last.nasal === '') last.vowel = ''
    if (last.consonant !== '' && last.vowel === null) last.vowel = ''
  }
  // from the left: after a vowel, before a consonant that keeps its own
  for (let at = 1; at < end; at++) {
    const [before, own, next] = [syllables[at - 1], syllables[at], syllables[at + 1]]
    if (before === undefined || own === undefined || next === undefined || own.vowel !== null) continue
    if (next.consonant === '' || next.vowel === '' || own.doubled || next.doubled) continue
    // 'pāvahi', 'devahu': endings keep their a; 'jananī': so does a consonant before itself
    if (next.consonant === 'h' && (next.vowel === 'i' || next.vowel === 'u')) continue
    // 'bhūlanhār': the doer's ending is a word of its own
    if (/^[nṇ]$/.test(next.consonant) && next.vowel === null && syllables[at + 2]?.letter === 'ਹ') continue
    if (next.consonant === own.consonant || own.nasal !== '' || own.consonant === '') continue
    const open = before.vowel !== '' && before.nasal === ''
    if (open) own.vowel = ''
  }
  let text = ''
  syllables.forEach(({ consonant, vowel, nasal, doubled }, at) => {
    const next = syllables[at + 1]
    if (doubled) text += consonant[0] ?? ''
    text += consonant + (vowel ?? 'a')
    if (nasal === '') return
    if (next === undefined || next.consonant === '' || nasal === 'bindi') text += 'ṁ'
    else text += isLabial(next.consonant) ? 'm' : 'n'
  })
  return text
}

/** A line of Gurbani in Latin letters, without its numbers and stops. */
export function gurmukhiToLatin(line: string): string {
  return line
    .replace(/ਂ[\u200c\u200d]?ੀ/g, 'ੀਂ')
    .replace(/॥[੦-੯]+(?=॥)|॥\s*ਰਹਾਉ\s*(ਦੂਜਾ\s*)?॥|[।॥੦-੯\u200c\u200d]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => spoken(word.normalize('NFC')))
    .filter((word) => word !== '')
    .join(' ')
}

// Searching the scriptures, and whether a line is scripture: fetched with its screen.
export const findEn = {
  heading: 'Find in the scripture',
  lead: 'Or paste a line to see whether it is scripture.',
  box: 'Words, first letters, or a line',
  clear: 'Clear',
  /** Before an example of each. */
  ways: { letters: 'First letters of the words:', words: 'Some of the words:', latin: 'In Latin letters:' },
  cut: 'Only the beginning of it is looked for. All of it is still in the box.',
  searching: 'Searching both scriptures...',
  count: (n: number) => (n === 1 ? '1 place found' : `${n} places found`),
  nothing: 'Nothing was found.',
  hint: 'Spellings differ. Try fewer words, or only the first letters of the words.',
  results: 'What was found',
  nearest: 'What comes nearest to it:',
  others: (n: number) => (n === 1 ? 'and at 1 other place' : `and at ${n} other places`),
  verdict: {
    exact: 'It stands in the scripture, letter for letter.',
    differs: 'It stands in the scripture, but not letter for letter.',
    latin:
      'It sounds like this line. It is not written in the letters of the scripture, so whether each of them is right cannot be said.',
    part: 'A part of it stands in the scripture, letter for letter. The rest of it does not stand there.',
    none: 'As far as letters tell, it stands neither in Sri Guru Granth Sahib Ji nor in the Bhagavad Gita.',
  },
  elsewhere: 'Other books, such as the Dasam Granth or the Upanishads, are not looked through here.',
  short: 'Too short, or in other letters: nothing can be said of it.',
  notCompared: 'This place could not be compared with the published text. So nothing is said of it yet.',
  /** Of several lines: all that could be compared. */
  whole: {
    all: 'Every line that could be compared stands in the scripture, letter for letter.',
    differs: 'Every line that could be compared stands in the scripture, but not every one letter for letter.',
    alike: 'Every line that could be compared sounds like a line of the scripture.',
    some: 'Not all of it stands in the scripture as it is written here. Each line is told of below.',
    none: 'As far as letters tell, none of it stands in Sri Guru Granth Sahib Ji or in the Bhagavad Gita.',
  },
  differences: { asked: 'Here', stands: 'In the scripture', nothing: 'no word' },
  problems: {
    offline: 'You seem to be offline. What you typed stays here; please try again once you are connected.',
    failed: 'That could not be looked for just now. What you typed stays here; please try again.',
  },
}

export type FindTexts = typeof findEn

/** One of these words as a whole word, in any script: `\b` breaks Indic words at every vowel sign. */
export const edge = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'u')

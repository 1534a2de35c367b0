// Of both scriptures, and of answers: a word that is of neither verse alone.
import type { SavedTexts } from './saved.en.ts'

export const savedPa: SavedTexts = {
  heading: 'ਮੇਰਾ ਸੰਗ੍ਰਹਿ',
  opening: 'ਤੁਹਾਡਾ ਸੰਗ੍ਰਹਿ ਖੋਲ੍ਹਿਆ ਜਾ ਰਿਹਾ ਹੈ...',
  empty: 'ਇੱਥੇ ਅਜੇ ਕੁਝ ਨਹੀਂ ਸੰਭਾਲਿਆ।',
  how: 'ਕਿਸੇ ਤੁਕ ਜਾਂ ਸ਼ਲੋਕ ਦੇ ਹੇਠਾਂ “ਸੰਭਾਲੋ”, ਜਾਂ ਕਿਸੇ ਜਵਾਬ ਦੇ ਹੇਠਾਂ “ਜਵਾਬ ਸੰਭਾਲੋ” ਦਬਾਓ। ਉਹ ਇੱਥੇ ਆ ਜਾਵੇਗਾ, ਅਤੇ ਤੁਸੀਂ ਉਸ ਨਾਲ ਆਪਣੀ ਗੱਲ ਲਿਖ ਸਕਦੇ ਹੋ।',
  order: 'ਤਰਤੀਬ',
  byDate: 'ਤਾਰੀਖ਼ ਅਨੁਸਾਰ',
  byMatter: 'ਵਿਸ਼ੇ ਅਨੁਸਾਰ',
  noMatter: 'ਬਿਨਾਂ ਵਿਸ਼ੇ ਦੇ',
  addNote: 'ਆਪਣੀ ਗੱਲ ਲਿਖੋ',
  changeNote: 'ਆਪਣੀ ਗੱਲ ਬਦਲੋ',
  done: 'ਹੋ ਗਿਆ',
  note: 'ਤੁਹਾਡੀ ਗੱਲ',
  matter: 'ਵਿਸ਼ਾ: ਤੁਹਾਡਾ ਆਪਣਾ ਸਿਰਲੇਖ',
  copyAnswer: 'ਜਵਾਬ ਕਾਪੀ ਕਰੋ',
  remove: 'ਹਟਾਓ',
  removed: 'ਇਹ ਤੁਹਾਡੇ ਸੰਗ੍ਰਹਿ ਵਿੱਚੋਂ ਹਟਾ ਦਿੱਤਾ ਗਿਆ।',
  undo: 'ਵਾਪਸ ਰੱਖੋ',
  problems: {
    export: 'ਹੁਣੇ ਇਹ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  export: {
    heading: 'ਨਾਲ ਲੈ ਜਾਓ',
    file: 'ਲਿਖਤ ਦੀ ਫ਼ਾਈਲ ਵਜੋਂ ਰੱਖੋ',
    print: 'ਛਾਪੋ ਜਾਂ PDF ਬਣਾਓ',
  },
  file: {
    savedOn: (date) => `${date} ਨੂੰ ਸੰਭਾਲਿਆ`,
    matter: 'ਵਿਸ਼ਾ',
    note: 'ਮੇਰੀ ਗੱਲ',
  },
}

// Of both scriptures, and of answers: a word that is of neither verse alone.
import type { SavedTexts } from './saved.en.ts'

export const savedHi: SavedTexts = {
  heading: 'मेरा संग्रह',
  opening: 'आपका संग्रह खोला जा रहा है...',
  empty: 'यहाँ अभी कुछ नहीं सहेजा गया है।',
  how: 'किसी श्लोक या पंक्ति के नीचे “सहेजें”, या किसी उत्तर के नीचे “उत्तर सहेजें” दबाएँ। वह यहाँ आ जाएगा, और आप उसके साथ अपनी बात लिख सकते हैं।',
  order: 'क्रम',
  byDate: 'तारीख के अनुसार',
  byMatter: 'विषय के अनुसार',
  noMatter: 'बिना विषय के',
  addNote: 'अपनी बात लिखें',
  changeNote: 'अपनी बात बदलें',
  done: 'हो गया',
  note: 'आपकी बात',
  matter: 'विषय: आपका अपना शीर्षक',
  copyAnswer: 'उत्तर कॉपी करें',
  remove: 'हटाएँ',
  removed: 'यह आपके संग्रह से हटा दिया गया।',
  undo: 'वापस रखें',
  problems: {
    export: 'अभी यह नहीं हो सका। कृपया फिर से कोशिश करें।',
  },
  export: {
    heading: 'साथ ले जाएँ',
    file: 'टेक्स्ट फ़ाइल के रूप में रखें',
    print: 'छापें या PDF बनाएँ',
  },
  file: {
    savedOn: (date) => `${date} को सहेजा गया`,
    matter: 'विषय',
    note: 'मेरी बात',
  },
}

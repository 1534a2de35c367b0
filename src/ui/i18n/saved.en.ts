// What a person saved: fetched with its screen.
export const savedEn = {
  heading: 'My verses',
  opening: 'Opening your verses...',
  empty: 'Nothing is saved here yet.',
  how: 'Press “Save” below a verse, or “Save the answer” below an answer. It will stand here, and you can write a note to it.',
  order: 'Order',
  byDate: 'By date',
  byMatter: 'By matter',
  noMatter: 'Without a matter',
  addNote: 'Write a note',
  changeNote: 'Change the note',
  done: 'Done',
  note: 'Note',
  matter: 'Matter: a heading of your own',
  copyAnswer: 'Copy the answer',
  remove: 'Remove',
  removed: 'It was taken out of your verses.',
  undo: 'Undo',
  problems: {
    export: 'That did not work just now. Please try again.',
  },
  export: {
    heading: 'Take them along',
    file: 'Save as a text file',
    print: 'Print or save as PDF',
  },
  /** In the text file. */
  file: {
    savedOn: (date: string) => `Saved on ${date}`,
    matter: 'Matter',
    note: 'Note',
  },
}

export type SavedTexts = typeof savedEn

// A scripture as a book: fetched with its screen.
export const bookEn = {
  /** A page, by its number. */
  page: { sikh: (n: number) => `Ang ${n}`, hindu: (n: number) => `Chapter ${n}` },
  verse: (chapter: number, verse: number) => `Verse ${chapter}.${verse}`,
  previous: { sikh: 'Previous Ang', hindu: 'Previous chapter' },
  next: { sikh: 'Next Ang', hindu: 'Next chapter' },
  pages: 'Pages',
  goTo: {
    sikh: 'Go to an Ang, 1 to 1430',
    hindu: 'Go to a chapter, 1 to 18, or a verse such as 2.47',
  },
  go: 'Go',
  problems: {
    noSuchPlace: {
      sikh: 'There is no such Ang. The Granth has 1430.',
      hindu: 'There is no such place. The Gita has 18 chapters; a verse is written 2.47.',
    },
  },
  opening: 'Opening the page...',
  text: 'The text',
  quoted: 'From here on: what was quoted',
  quotedEnd: 'What was quoted ends here',
  rendering: 'In our words',
  noRendering: 'Of this page nothing has been put into our words yet. The text stands here as it is.',
  someRendered: 'Where a passage has been put into our words, they stand below it.',
  display: 'Letters and display',
  smaller: 'Smaller letters',
  larger: 'Larger letters',
  keep: {
    heading: 'Without a network',
    offer: {
      sikh: 'Keep the whole Granth on this device (1.3 MB)',
      hindu: 'Keep the whole Gita on this device (0.2 MB)',
    },
    goOn: 'Go on keeping it',
    part: (percent: number) => `${percent} % of it is on this device.`,
    stop: 'Stop',
    whole: 'All of it is on this device, and can be read without a network.',
    remove: 'Take it off this device',
    removing: 'Taking it off this device...',
    problems: {
      offline: 'You seem to be offline. What is here already stays.',
      full: 'There is no more room on this device. What is here already stays.',
      failed: 'That did not work just now. What is here already stays.',
    },
  },
}

export type BookTexts = typeof bookEn

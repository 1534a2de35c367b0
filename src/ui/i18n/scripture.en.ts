// The passage round a verse, and the sharing of a verse: fetched with the first one that is opened or shared.
export const scriptureEn = {
  reader: {
    heading: 'In context',
    opening: 'Opening the passage...',
    passage: 'The passage',
    quotedFrom: 'The quoted verse begins',
    quotedTo: 'The quoted verse ends',
    wholePage: { sikh: 'Read the whole Ang', hindu: 'Read the whole chapter' },
    display: 'How verses are shown',
    transliteration: 'Show transliteration',
    larivaar: 'Larivaar (words joined)',
    problems: {
      offline: 'You seem to be offline. This passage can be opened once you are connected.',
      unverified: 'What came is not, letter for letter, the published text. So it is not shown here.',
      failed: 'This passage could not be opened just now. Please try again.',
    },
  },
  share: {
    heading: 'Share this verse',
    text: 'As text',
    picture: 'As a picture',
    preparing: 'Making the picture...',
    pictureOf: (reference: string) => `Picture of the verse, ${reference}`,
    sharePicture: 'Share the picture',
    savePicture: 'Save the picture',
    saved: 'The picture is in your downloads.',
    errors: {
      shareText: 'Sharing did not work just now. You can also copy the text.',
      copyText: 'Copying did not work. You can also share a picture.',
      drawPicture: 'The picture could not be made just now. You can also share the text.',
      sharePicture: 'The picture could not be shared just now. You can also save it.',
      savePicture: 'The picture could not be saved just now. You can also share the text.',
    },
  },
}

export type ScriptureTexts = typeof scriptureEn

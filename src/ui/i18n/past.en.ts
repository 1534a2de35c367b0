// One's own conversations: fetched with their screen.
export const pastEn = {
  heading: 'My conversations',
  box: 'Search in your conversations',
  hint: 'Words or their beginnings, in any script.',
  cut: 'Only the beginning of it is looked for. All of it is still in the box.',
  search: 'Search',
  day: 'Go to a day',
  openDay: 'Open the day',
  searching: 'Searching your conversations...',
  count: (n: number) => (n === 1 ? '1 message found' : `${n} messages found`),
  countSoFar: (n: number) => `${n} messages found so far. There are more.`,
  nothing: 'Nothing was found.',
  partial: 'You seem to be offline. Only what this device has kept was searched.',
  results: (query: string) => `Found for “${query}”`,
  more: 'Show more',
  loadingMore: 'Loading more...',
  visitor: 'Here you can search what you and the guide have said. For that you have to be signed in.',
  opening: 'Opening the conversation...',
  back: 'Back to search',
  copyLink: 'Copy the link',
  onlyYou: 'Only you can open this link, when you are signed in.',
  marked: 'The message that was opened',
  older: 'Older',
  newer: 'Newer',
  loadingOlder: 'Loading older messages...',
  loadingNewer: 'Loading newer messages...',
  noneAfter: 'Nothing was said on that day or after it. This is what was said last.',
  nothingSaid: 'You have not talked with the guide yet.',
  problems: {
    search: {
      offline: 'You seem to be offline. What you typed stays here; please try again once you are connected.',
      failed: 'That could not be looked for just now. What you typed stays here; please try again.',
    },
    more: 'More messages could not be loaded. Nothing is lost; please try again.',
    around: 'Older or newer messages could not be loaded. Nothing is lost; please try again.',
    nowhere:
      'This message is not among your conversations. It may have been erased, or it was said with another account.',
    place: {
      offline: 'You seem to be offline. Please try again once you are connected.',
      failed: 'The conversation could not be opened just now. Please try again.',
    },
  },
}

export type PastTexts = typeof pastEn

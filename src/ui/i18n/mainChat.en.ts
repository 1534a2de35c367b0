// The signed-in chat (spec §2 Main chat screen), letter for letter where the specification gives a text.
export const mainChatEn = {
  loading: 'Loading Chat...',
  online: 'Always here for you • Online',
  settings: 'Settings',
  loadOlder: 'Load older messages',
  loadingOlder: 'Loading older messages...',
  olderFailed: 'Older messages could not be loaded. Nothing is lost.',
  like: 'Like',
  dislike: 'Dislike',
  newMessage: 'There is a new message at the end of the conversation.',
  whatsapp: 'Talk to us on WhatsApp',
  /** Written into the person's own WhatsApp message, for them to send or change. */
  whatsappMessage: 'Hello, this message comes from Satsang.',
  /** Where no number of ours is configured, the message is for a friend. */
  whatsappSuggest: 'Suggest Satsang on WhatsApp',
  whatsappSuggestion: 'Satsang answers what is on your mind from scripture, verse by verse.',
}

export type MainChatTexts = typeof mainChatEn

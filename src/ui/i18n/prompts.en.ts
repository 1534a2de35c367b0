// Spec §2 modals: home-screen install, notification permission; and the word about a new version.
export const promptsEn = {
  install: {
    heading: 'Keep Satsang close at hand',
    text: 'You can install it on this device. It takes little space, and you can remove it at any time.',
    benefits: {
      opens: 'Opens like an app, with one tap',
      weak: 'Opens even when the connection is weak',
      history: 'Your questions and answers at hand',
      wisdom: 'A thought for the day, if you want notifications',
    },
    accept: 'Install',
    later: 'Not now',
  },
  notification: {
    heading: 'A thought for you, now and then',
    text: 'With your permission we send you notifications.',
    what: 'A thought to reflect on. One tap opens it in your conversation.',
    often: 'Seldom: usually no more than one a day.',
    stop: 'You can stop them at any time in your browser’s settings.',
    browser: 'After this, your browser asks you once more.',
    allow: 'Allow',
    later: 'Not now',
  },
  update: {
    ready: 'A new version is ready',
    update: 'Update',
    later: 'Later',
    updating: 'Updating...',
  },
}

export type PromptsTexts = typeof promptsEn

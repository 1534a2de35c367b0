export const beginningEn = {
  verseForToday: 'A verse for today',
  /** What somebody may ask first (D55): as many in each language, and each in the same place. */
  starters: {
    sikh: {
      morning: [
        'How do I begin a spiritual life?',
        'How can I get into the habit of rising early?',
        'My mind wanders during simran. What can I do?',
        'How can I be grateful for this new day?',
      ],
      day: [
        'How can I control my anger?',
        'How do I live in God while working in the world?',
        'How can I do seva in my everyday life?',
        'How can I make the right decision?',
      ],
      evening: [
        'How can I find peace of mind after a long day?',
        'What is my duty towards my parents?',
        'How can I forgive somebody who hurt me?',
        'I lose my patience quickly. What can I do?',
      ],
      night: [
        'Worry keeps me awake at night. What can I do?',
        'How can I take refuge in God?',
        'I feel lonely tonight. What can I do?',
        'How can I calm my mind before I sleep?',
      ],
      any: [
        'What is the purpose of my life?',
        'How can I accept the will of God?',
        'How can I become humble?',
        'How can I be free of greed?',
        'How can I keep hope in hard times?',
        'How can I stop comparing myself with others?',
        'Are all people equal before God?',
        'What is God, and where?',
      ],
    },
    hindu: {
      morning: [
        'How do I begin a spiritual life?',
        'How can I get into the habit of rising early?',
        'My mind wanders in meditation. What can I do?',
        'How can I be grateful for this new day?',
      ],
      day: [
        'How can I control my anger?',
        'How can I work without worrying about the result?',
        'What is my duty in life?',
        'How do I live in God while working in the world?',
      ],
      evening: [
        'How can I find peace of mind after a long day?',
        'What is my duty towards my parents?',
        'How can I forgive somebody who hurt me?',
        'I lose my patience quickly. What can I do?',
      ],
      night: [
        'Worry keeps me awake at night. What can I do?',
        'How can I take refuge in God?',
        'I feel lonely tonight. What can I do?',
        'How can I calm my mind before I sleep?',
      ],
      any: [
        'What is the purpose of my life?',
        'What is karma yoga?',
        'How can I let go of my ego?',
        'What is bhakti yoga?',
        'How can I keep hope in hard times?',
        'How can I stop comparing myself with others?',
        'How can I control my desires?',
        'Are all people equal before God?',
      ],
    },
  },
}

export type BeginningTexts = typeof beginningEn

import { seen } from '../seen.ts'

/** The conversation of somebody with an account, spec §2 Main chat, §4, §8, D28: what failed, and what became of it. */
export const chat = seen({
  id: 'chat',
  initial: 'welcome',
  states: {
    welcome: { on: { ask: 'sending', reload: 'welcome', goOffline: 'offline', otherTradition: 'welcome' } },
    offline: { on: { askOffline: 'failedOffline', goOnline: 'welcome' } },
    failedOffline: { on: { goOnline: 'failed' } },
    sending: { on: { answer: 'answered', refuse: 'failed', lose: 'failedButSaid', reload: 'failed' } },
    failedButSaid: { on: { retry: 'retryingSaid', reload: 'answered' } },
    retryingSaid: { on: { answer: 'answered' } },
    answered: { on: { reload: 'answered', askMore: 'sendingMore', like: 'liked', dislike: 'disliked' } },
    liked: { on: { dislike: 'disliked', reload: 'liked', askMore: 'sendingMore' } },
    disliked: { on: { like: 'liked', reload: 'disliked' } },
    sendingMore: { on: { refuse: 'answeredAndFailed', answer: 'bothAnswered' } },
    answeredAndFailed: { on: { reload: 'answeredAndFailed', retry: 'retryingMore' } },
    retryingMore: { on: { answer: 'bothAnswered' } },
    failed: { on: { retry: 'retrying', reload: 'failed', askMore: 'failedAndSending' } },
    retrying: { on: { answer: 'answered', refuse: 'failed' } },
    failedAndSending: { on: { answer: 'failedAndAnswered', refuse: 'bothFailed', reload: 'bothFailed' } },
    failedAndAnswered: { on: { retry: 'retryingAbove' } },
    retryingAbove: { on: { answer: 'firstAnsweredLast' } },
    // Where it was asked it stands where it was asked; the server's order is that of the answers.
    firstAnsweredLast: { on: { reload: 'inOrderOfAnswers' } },
    inOrderOfAnswers: { on: { reload: 'inOrderOfAnswers' } },
    bothFailed: { on: { reload: 'bothFailed', retry: 'retryingFirst', retryLast: 'retryingSecond' } },
    retryingFirst: { on: { answer: 'answeredAndFailed' } },
    retryingSecond: { on: { answer: 'failedAndAnswered' } },
    bothAnswered: { on: { reload: 'bothAnswered' } },
  },
  crossing: ['reload', 'goOnline', 'otherTradition'],
})

import { expect, test } from 'vitest'
import { testPart } from '../../../tests/texts/checks.ts'
import { mainChatEn } from './mainChat.en.ts'
import { mainChatHi } from './mainChat.hi.ts'
import { mainChatPa } from './mainChat.pa.ts'
import { mainChatTexts } from './mainChat.ts'

testPart(mainChatTexts, { english: mainChatEn, punjabi: mainChatPa, hindi: mainChatHi }, { latin: ['WhatsApp'] })

test('the English texts are the specification’s, letter for letter (section 2, accessible names)', () => {
  expect(mainChatEn).toMatchObject({
    loading: 'Loading Chat...',
    online: 'Always here for you • Online',
    settings: 'Settings',
    loadOlder: 'Load older messages',
    loadingOlder: 'Loading older messages...',
    like: 'Like',
    dislike: 'Dislike',
  })
})

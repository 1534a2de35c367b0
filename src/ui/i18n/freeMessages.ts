import type { FREE_MESSAGES } from '../../../openapi/constants.ts'

// How many messages are free, in words. With another number in the contract these lines do not compile until they say it.
// Plain constants, because they fold into the texts; the words around them are those of many, so a single one has none here.
type Free = typeof FREE_MESSAGES

export const FREE_EN: { 2: 'two'; 3: 'three'; 4: 'four'; 5: 'five' }[Free] = 'two'
export const FREE_EN_FIRST: Capitalize<typeof FREE_EN> = 'Two'
export const FREE_PA: { 2: 'ਦੋ'; 3: 'ਤਿੰਨ'; 4: 'ਚਾਰ'; 5: 'ਪੰਜ' }[Free] = 'ਦੋ'
export const FREE_HI: { 2: 'दो'; 3: 'तीन'; 4: 'चार'; 5: 'पाँच' }[Free] = 'दो'

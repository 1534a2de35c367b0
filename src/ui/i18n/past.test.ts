import { expect, test } from 'vitest'
import { testPart } from '../../../tests/texts/checks.ts'
import { libraryTexts } from './library.ts'
import { pastEn } from './past.en.ts'
import { pastHi } from './past.hi.ts'
import { pastPa } from './past.pa.ts'
import { pastTexts } from './past.ts'

testPart(pastTexts, { english: pastEn, punjabi: pastPa, hindi: pastHi })

test.each(['english', 'punjabi', 'hindi'] as const)('the way to it has its name: %s', (language) =>
  expect(libraryTexts[language].past).toBe({ english: pastEn, punjabi: pastPa, hindi: pastHi }[language].heading),
)

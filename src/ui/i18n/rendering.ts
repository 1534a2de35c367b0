import type { Language } from './load.ts'

export type RenderingTexts = { rendering: string; noRendering: string; checking: string }

/** The words on a verse that come soon after the chat's first draw, in every language at once. */
export const renderingTexts = {
  english: {
    rendering: 'Language of the meaning',
    noRendering: 'We do not yet have a rendering of this verse in our own words.',
    checking: 'Comparing with the text',
  },
  punjabi: {
    rendering: 'ਅਰਥ ਦੀ ਭਾਸ਼ਾ',
    noRendering: 'ਇਸ ਦਾ ਅਰਥ ਅਸੀਂ ਅਜੇ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਨਹੀਂ ਲਿਖਿਆ।',
    checking: 'ਮੂਲ ਪਾਠ ਨਾਲ ਮਿਲਾਇਆ ਜਾ ਰਿਹਾ ਹੈ',
  },
  hindi: {
    rendering: 'अर्थ की भाषा',
    noRendering: 'इसका अर्थ हमने अभी अपने शब्दों में नहीं लिखा है।',
    checking: 'मूल पाठ से मिलाया जा रहा है',
  },
} as const satisfies Record<Language, RenderingTexts>

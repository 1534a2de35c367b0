/** How a message relates to the place that it names: what comes after it, what before, two places beside each other. */

import { edge } from './edge.ts'

const ONE = 'lines?|verses?|shlok\\p{L}*|sloka?s?|tuk|tukk|pankti|pauri|shabad|words?|part|bit|salok|one'
const AFTER = edge(
  `what (?:does|do)?\\s?(?:comes?|is|follows|stands)?\\s?(?:right |just |straight |immediately |directly )?(?:after|next to|next)|(?:what|which)(?: (?:${ONE}))? (?:follows|comes next after|is next after)|(?:next|following) (?:${ONE}) (?:after|of|to|for|in)|(?:${ONE}) (?:(?:comes|stands|is) |that (?:comes|follows|is|stands) |which (?:comes|follows|is) |coming |right |just |immediately |directly )*after|(?:next|following) (?:${ONE})|(?:ke|k|se|ton?|dé|de) (?:baad|bad|baadh|aage|agge|agey)|(?:agla|agli|agle|aglaa|aglee)|(?:तो|के|से) (?:बाद|आगे)|अगल[ाीे]|(?:ਤੋਂ|ਦੇ) (?:ਬਾਅਦ|ਬਾਦ|ਅੱਗੇ|ਪਿੱਛੋਂ|ਮਗਰੋਂ)|ਅਗਲ[ਾੀੇ]|ਅਗਲਾ|and then what|how does it (?:go on|continue)`,
)
const BEFORE = edge(
  `what (?:comes?|is|stands) (?:right |just |immediately |directly )?before|(?:${ONE}) (?:(?:comes|stands|is) |that (?:comes|is|stands) |which (?:comes|is) |coming )*(?:right |just |immediately |directly )*before|(?:previous|preceding) (?:${ONE})|(?:se|ton?|de) (?:pehle?|pehla[ni]?|pehlan|pehlaan|pahle?)|(?:pichl[aie]|pichhl[aie])|से (?:पहले|पहला|पहली|पूर्व)|पिछल[ाीे]|(?:ਤੋਂ|ਦੇ) (?:ਪਹਿਲਾਂ|ਪਹਿਲਾ|ਪਹਿਲੀ|ਪਹਿਲੇ)|ਪਿਛਲ[ਾੀੇ]`,
)
/** Without one of these a message tells when something was ('after that verse I wept'). */
const ASKS = edge(
  `what|which|next|following|previous|preceding|show|give|tell|please|${ONE}|ki|kya|kehd[aie]|kehr[aie]|kaun\\p{L}*|kon\\p{L}*|aund[aie]|aat[aie]|hunda|hai|dasso|batao|क्या|कौन|कौनसा|श्लोक|पंक्ति|आता|आती|बताओ|बताइए|ਕੀ|ਕਿਹੜ[ਾੀੇ]|ਸਲੋਕ|ਸ਼ਲੋਕ|ਤੁਕ|ਆਉਂਦ[ਾੀੇ]|ਦੱਸੋ`,
)
const AROUND = edge(
  `(?:what|which|that|the|a|right|just|straight|immediately|directly|comes?|stands?|follows?|following|previous|preceding|please|tell me|show me|give me|is|are|${ONE}|ki|kya|kehd[aie]|kehr[aie]|kaun sa|kaunsa|konsa|aund[aie]|aat[aie]|hai|h|wal[aie]|val[aie]|dasso|batao|क्या|कौन सा|कौन सी|कौनसा|कौनसी|श्लोक|पंक्ति|तुक|आता|आती|है|वाला|वाली|का|की|बताओ|बताइए|ਕੀ|ਕਿਹੜ[ਾੀੇ]|ਸਲੋਕ|ਸ਼ਲੋਕ|ਤੁਕ|ਆਉਂਦ[ਾੀੇ]|ਹੈ|ਵਾਲ[ਾੀੇ]|ਦੱਸੋ|line|verse|in (?:the )?(?:gita|geeta|gurbani|granth sahib)|bhagavad|bhagwad|of|to|for)`,
)
const all = (pattern: RegExp): RegExp => new RegExp(pattern.source, 'gu')

export type Neighbour = { readonly step: 1 | -1 /** what is left: the place, or the line */; readonly rest: string }

/** What a message asks the neighbour of; null where it asks for none. `text` is plain (places.ts). */
export function neighbourIn(text: string): Neighbour | null {
  if (text.length > 160 || !ASKS.test(text)) return null
  const [after, before] = [AFTER.exec(text), BEFORE.exec(text)]
  const chosen = after ?? before
  if (chosen === null) return null
  const rest = `${text.slice(0, chosen.index)} , ${text.slice(chosen.index + chosen[0].length)}`
  return { step: after === null ? -1 : 1, rest }
}

/** The rest of a neighbour's message without words of asking: what may be a line. */
export const lineOf = (rest: string): string =>
  rest
    .replace(all(AROUND), ' ')
    .replace(/["“”'‘’,.?!]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const DOTTED = /(?<![\d.:])(1?\d)\s?[.:]\s?(\d{1,2})(?![\d.:])/gu

/** Places of the Gita that are named side by side ('9.34 and 18.65'); [] where fewer than two are. */
export function placesBeside(text: string): { chapter: number; verse: number }[] {
  const places = Array.from(text.matchAll(DOTTED), ([, chapter, verse]) => ({
    chapter: Number(chapter),
    verse: Number(verse),
  }))
  return places.length < 2 || places.length > 4 ? [] : places
}

/** Two Angs that are named beside each other and are no range ('ang 13 and 663'). */
export function angsBeside(text: string): number[] {
  const met =
    /(?<![\p{L}\p{M}])(?:angs?|ਅੰਗ|अंग|pages?)\s*(\d{1,4})\s*(?:and|or|vs|with|aur|te|ate|ਅਤੇ|ਤੇ|और|the same as|same as|,|&|than|from|to ang|naal|se)\s*(?:the same as |is |that on |on )*(?:ang|ਅੰਗ|अंग|page)?\s*(\d{1,4})(?!\d)/u.exec(
      text,
    )
  if (met === null) return []
  const [one, other] = [Number(met[1]), Number(met[2])]
  const isRange = /(?:\s(?:se|ton)\s)|(?:to ang)/u.test(met[0]) || Math.abs(one - other) < 2
  return isRange ? [] : [one, other]
}

/** 'To whom is it said?' */
export const asksWhom = (text: string): boolean =>
  edge(
    '(?:to|with) whom|who(?:m)? (?:is|was) (?:he|it|she|this|krishna|arjuna|arjun|sanjaya|that) (?:speaking|talking|said|saying|telling|addressing|addressed)(?: to)?|who .{2,80} to whom|said to who|says? (?:this |it |that )?to who|whom|kis ?(?:nu|ko|se|ne|naal)|kisse|kisko|kisnu|kihnu|kine kis|किससे|किसको|किस से|किसे|ਕਿਸ ਨੂੰ|ਕਿਸਨੂੰ|ਕੀਹਨੂੰ|who is (?:speaking|talking)|who speaks|who says|kaun (?:kehta|bolta|keh raha|bol raha)|कौन (?:कहता|बोल|कह)|ਕੌਣ (?:ਕਹਿੰਦਾ|ਬੋਲ)|kaun (?:kehnda|bolda)',
  ).test(text)

/** 'In which raag is it?' */
export const asksRaag = (text: string): boolean =>
  edge(
    '(?:which|what|whats the) raa?ga?|in raa?ga?|raa?ga? (?:kehra|kehda|kaun\\p{L}*|kon\\p{L}*|which)|(?:kis|kehre|kehde|kihre|kaunse|konse|kaun se|kon se) raa?ga?|(?:ਕਿਸ|ਕਿਹੜੇ|ਕਿਹੜਾ) ਰਾਗ|(?:किस|कौन से|कौन सा|कौनसे) राग',
  ).test(text)

import { tokenise } from '../normalise.ts'
import { anyOf, lines, views } from '../pattern.ts'

/** That a danger that was heard is not there, or that a number was given to somebody who needs none. */
const denies = anyOf(
  lines(
    'english',
    `(dont|do not|didnt|did not|never|not|wasnt|was not|isnt|arent|am not) .. (want|wanna|wanting|planning|going|think|thinking|mean|meant|said|say) .. (to)? (die|dying|suicide|kill|hurt|harm|end)
(not|isnt|wasnt|never|arent) (suicidal|dying|in danger|being abused|abused|beaten|violent|abusive|hurt by)
(nobody|no one|noone|none) .. (hurts|hurt|hurting|hits|hit|hitting|beats|beating|touches|touched|harms|harming|abuses|abusing|threatens|is in danger|is dying|hurting a child|beat me|hit me)
(he|she|they) (doesnt|does not|didnt|did not|dont|never|isnt|is not) (ever)? (hit|hits|beat|beats|hurt|hurts|touch|touched|abuse|abuses|beating|hitting|abusing|hurting|threaten|threatens) (me|her|him|us|anyone|anybody|them)
(i|we) (never|dont|do not|didnt|did not) (ever)? (hit|beat|hurt|touch|raise my hand|raised my hand)
(why|stop|keep|keeps|quit|enough|no need) ... (number|numbers|helpline|hotline|helplines|suicide|card|warning)
(dont|do not|didnt|did not) need ... (number|numbers|helpline|hotline|police)`,
  ),
  lines(
    'roman',
    `(marna|mar jana|marne|khudkushi|suicide) .. (nahi|nai|nhi|ni) .. (chah*|chaund*|soch*|keh*|hai|si|tha)
(nahi|nai|nhi|ni) .. (marna|marne) (chah*|chaund*)
(koi|kise|kisi|kisne|kise ne) .. (nahi|nai|nhi|ni) .. (mar*|maar*|kut*|peet*|hath*)
(mainu|mujhe|menu) .. (nahi|nai|nhi|ni) .. (mar*|maar*|kut*|peet*)
(usne|ohne|oh|wo|vo) .. (nahi|nai|nhi|ni) .. (maara|mara|maarya|marya|marda|maarda|marta|maarta|kutda|kuttya)
(number|nambar|helpline) .. (kyu|kyon|kyun|kis layi|kisliye|nahi chahida|nahi chahiye|mat|na)`,
  ),
  lines(
    'indic',
    `(ਮਰਨਾ|ਮਰਨ|ਖ਼ੁਦਕੁਸ਼ੀ) .. ਨਹੀਂ .. (ਚਾਹੁੰ*|ਸੋਚ*|ਕਿਹਾ|ਹੈ)
(ਕੋਈ|ਕਿਸੇ|ਕਿਸੇ ਨੇ) .. ਨਹੀਂ .. (ਮਾਰ*|ਕੁੱਟ*)
(ਨੰਬਰ|ਹੈਲਪਲਾਈਨ) .. (ਕਿਉਂ|ਨਹੀਂ ਚਾਹੀਦ*|ਨਾ)
(मरना|मरने|आत्महत्या) .. नहीं .. (चाह*|सोच*|कहा|है)
(कोई|किसी|किसी ने) .. नहीं .. (मार*|पीट*)
(नंबर|हेल्पलाइन) .. (क्यों|नहीं चाहिए|मत)`,
  ),
)

const SENTENCE = /[.!?।\n]+/u

/** A message without the sentences that deny a danger heard before; the message itself where none does. */
export function withoutDenials(message: string): string {
  const sentences = message.split(SENTENCE).filter((sentence) => sentence.trim() !== '')
  const left = sentences.filter((sentence) => !denies(views(tokenise(sentence))))
  return left.length === sentences.length ? message : left.map((sentence) => sentence.trim()).join('. ')
}

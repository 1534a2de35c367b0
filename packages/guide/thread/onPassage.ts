import type { Token } from '../normalise.ts'
import { anyOf, lines, views } from '../pattern.ts'

/** A longer message has a matter of its own. */
const MOST = 14

const live = anyOf(
  lines(
    'english',
    `how (do|does|can|could|should|to|would) (i|one|we|you|a person|anyone|anybody|someone)? .. (live|apply|practise|practice|follow|keep) .. (that|this|it|by it|the verse|those words)
what (does|do) (it|this|that|the verse|he|the line) (want|ask|expect|demand|need) .. (of|from) (me|us)
what (is|s) (it|this|that|the verse|he) (asking|telling) (of)? (me|us)`,
  ),
  lines(
    'roman',
    `(is|isko|iss|es|ehnu|isnu|eh|ye|yeh) .. (jeevan|zindagi|jindagi|life|roz) .. (kaise|kive|kiven|kidda|utar*|laagu|lagu)
(mere|mujh|meri|methon|mujhse) .. (ki|kya) (mang*|maang*|chah*|chaund*)
(is|es|ehde|iske) (te|par|pe|utte) .. (amal|chal*) (kive|kiven|kaise|kidda)?`,
  ),
  lines(
    'indic',
    `(ਜੀਵਨ|ਜ਼ਿੰਦਗੀ) (ਵਿੱਚ|ਚ) .. (ਕਿਵੇਂ|ਕਿੱਦਾਂ) (ਉਤਾਰ*|ਲਿਆ*)
(ਮੇਰੇ|ਮੈਥੋਂ) (ਤੋਂ|ਕੋਲੋਂ)? ਕੀ (ਮੰਗ*|ਚਾਹੁੰ*)
(जीवन|ज़िंदगी) में .. (कैसे) (उतार*|ला*)
मुझसे क्या (चाह*|माँग*)`,
  ),
)
const context = anyOf(
  lines(
    'english',
    `what (had|has|was|is)? (happened|happens|came|comes|stands|was going on|is going on|was said) .. (before|after|just before|right before|right after|next) (it|that|this)?
what (led|leads) (up)? to (it|this|that)
(the)? (line|lines|verse) (before|after) (it|that|this)
(background|context|setting) (of|to|for|behind)? (it|this|that|the verse)?
(next|previous) (line|verse)`,
  ),
  lines(
    'roman',
    `(is|iss|es|ehde|iske|isse) (ton|to|se) .. (pehla|pehlan|pehle|pahle|baad|agge|aage) .. (ki|kya)
(prasang|parsang|pichhokad)
(agli|agla|pichli|pichla) (tuk|shlok|line|pankti)`,
  ),
  lines(
    'indic',
    `(ਇਸ|ਇਹਦੇ) (ਸ਼ਬਦ|ਤੁਕ)? (ਤੋਂ|ਦੇ) (ਪਹਿਲਾਂ|ਬਾਅਦ) .. ਕੀ
ਪ੍ਰਸੰਗ
(ਅਗਲੀ|ਪਿਛਲੀ) (ਤੁਕ|ਪੰਕਤੀ)
(इससे|इसके) (पहले|बाद|आगे) .. क्या
प्रसंग
(अगला|पिछला|अगली|पिछली) (श्लोक|पंक्ति|वचन)`,
  ),
)

/** What is asked around the passage quoted last: how to live by it, what stands beside it; null for everything else. */
export function onPassageIn(tokens: readonly Token[]): 'live' | 'context' | null {
  if (tokens.length > MOST) return null
  const message = views(tokens)
  if (live(message)) return 'live'
  return context(message) ? 'context' : null
}

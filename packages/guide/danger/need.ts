import { likeliestIn, type Turn } from '../hear.ts'
import type { CareKind } from '../helplines.ts'
import { type Token, tokenise } from '../normalise.ts'
import { anyOf, lines, type Matcher, type Views, views } from '../pattern.ts'
import { NEEDS, type NeedKind, type Needs, needsIn } from '../readings/model.ts'
import { aboutMyself, dangerIn } from '../safety.ts'
import { disclosedIn } from './disclosed.ts'
import { EMERGENCY_FRAMES, type Emergency, HAS_DIED, KIN, LONG_PAST, NOT_HERE } from './emergency.ts'
import {
  ABOUT_CHILD,
  AFRAID,
  BELITTLED,
  BLACKMAIL,
  CHILD,
  CONCERN,
  EATING,
  ELDER_BEATS,
  FIGURE_OF_SPEECH,
  GROWN,
  HARM,
  LOSS,
  MINOR,
  SELF_HARM,
  VIOLENCE,
} from './frames.ts'
import { deniesIt, sentencesOf, windowsOf } from './sentences.ts'
import { type Signs, weigh } from './weigh.ts'

/**
 * What a message needs before anything else (issue 16, part 1). `certain`: the message itself says it, so the words are
 * unconditional. `what` says more of an emergency (emergency.ts), or 'minor' under blackmail.
 */
export type Need = {
  readonly kind: CareKind
  readonly certain: boolean
  /** who writes: the sufferer, a child, somebody who helps, somebody who harms */
  readonly person: 'self' | 'child' | 'helper' | 'doer'
  readonly what?: string
}

/** Kinds as they go before one another. */
const ORDER: readonly CareKind[] = [
  'emergency',
  'selfHarm',
  'child',
  'blackmail',
  'violence',
  'harm',
  'eating',
  'concern',
  'loss',
]

/** Two sentences so short may say together what neither says. */
const PAIR = 30

/** What the whole message tells of the writer, beside the sentence that is looked at. */
type About = {
  readonly minor: boolean
  readonly grown: boolean
  readonly died: boolean
  readonly panic: boolean
  /** whoever did it is still about */
  readonly near: boolean
  /** it is told as something left behind */
  readonly calm: boolean
  /** an emergency frame met something that is over by now, or only meant to happen */
  readonly isOver?: true
}

const STILL = anyOf(
  lines(
    'english',
    `(again|still|back|returned|thoughts|every|now|yesterday|today|tonight|always|keeps|daily|anymore|urge|these days|since then he|last night|this week|this morning|currently|want to)`,
  ),
  lines('sound', `(phir|fir|hun|ab|abhi|roz|har roz|aaj|kal|hale|haje|aje)`),
)

/** What is said by those who have left it behind. */
const CALM = anyOf(
  lines(
    'english',
    `(long over|it is over|thats over|good life now|happy now|safe now|moved abroad|married again|forgive|forgiving|healing|moved on|left him|left her|learning to|memories|trust people|as a child|as a kid|in childhood)`,
  ),
  lines(
    'sound',
    `(bhulna|bhulana|maaf|bachpan)
(kado da|kab ka|kadon da|kab ki) .. (bahar|videsh|khatam|chala|chhad|mukk)
(sukhi|khush|sukh naal) .. (haan|hu|hun|aan|vasdi|rehndi)`,
  ),
)

/** Weeks, months, a year: near enough that it may not be over. */
const LATELY = anyOf(
  lines(
    'english',
    `(last|past|this) (week|weeks|month|months|year|summer|winter|spring|autumn|diwali)
(few|couple|couple of|two|three|four|five|six|[2-9]) (weeks|months) (ago|back)`,
  ),
  lines(
    'sound',
    `(pichle|pichhle|pishle|picle) (saal|sal|mahine|mhine|hafte|varhe)
(hafte|mahine|mhine) (pehle|pehlan|pahle)`,
  ),
)

/** Not once, but as a habit. */
const HABIT = anyOf(
  lines('english', `(every|daily|again|keeps|often|always|whenever|each time|nightly)`),
  lines('sound', `(roz|har roz|nit|phir se|har baar|har vaar|hamesha)`),
)

/** Whoever did it is still met every day. */
const STILL_NEAR = anyOf(
  lines(
    'english',
    `(now|still|today) .. (he|she|they) (is|are|sits|lives|works|comes|s) .. (my|near|next|here|at|with|in|to|beside|three)
(he|she) (still|now) (lives|works|comes|sits|calls|visits|stays)
(see|meet|face) (him|her|them) (every|each|daily|at work|at school|at home)
(lives|sits|works|stays) .. (with us|near me|next to me|beside me|away from me|next door|in our house|same office)`,
  ),
  lines(
    'sound',
    `(ab|hun) (wahi|vahi|ohi|ohio|oh hi|wo hi) .. (mera|meri|sade|hamare|manager|naal|saath)
(roz|har roz|nit) .. (samne|saamne|saahmne)
(hale|haje|ajje|abhi|aaj) (vi|v|bhi) .. (ghar|naal|saath|samne|aunda|aata)`,
  ),
)

const NOW = anyOf(
  lines(
    'english',
    `(now|right now|please help|what do i do|what should i do|hurry|just|minutes|ambulance|quick|quickly|suddenly)`,
  ),
  lines('sound', `(abhi|abi|hune|hun|jaldi|ki karan|kya karu|kya karun|bachao)`),
)

const WORD_OF_HELP = lines(
  'english',
  `(help|what do i do|what should i do|what now|hurry|please|ambulance|not working|still not|no answer|worse|quick|quickly|urgent)`,
)
const WORD_OF_HELP_ROUND = lines(
  'sound',
  `(ki karan|ki kran|kya karu|kya karun|kya karoon|jaldi|madad|bachao|bachalo|ki kariye|kya kare)`,
)
/** A cry for help of so few words leans on what was said before. */
const CRY = 9

const FIRST = new Set('i im ive main mai maine mainu mujhe menu मैं मैंने मुझे ਮੈਂ ਮੈਨੂੰ mai me mein id'.split(' '))
const KIN_MATCH = lines('sound', KIN)
const KIN_EN = new Set(
  'father dad papa mother mom mum mummy husband wife son daughter brother sister friend baby child kid boy girl grandfather grandmother grandpa grandma dada dadi nana nani uncle aunt cousin man woman someone somebody roommate neighbour he she him her his infant newborn toddler'.split(
    ' ',
  ),
)

const OTHERS_BODY = anyOf(
  lines(
    'english',
    `(my|his|her|our) (father|dad|papa|mother|mom|mum|husband|wife|son|daughter|brother|sister|friend|grandfather|grandmother|grandpa|grandma|uncle|aunt|neighbour|cousin|baby|roommate)
(he is|she is|he has|she has|he will|she will)`,
  ),
  lines(
    'sound',
    `(papa|pita|pita ji|pitaji|bapu|bapu ji|bhapa ji|ਭਾਪਾ ਜੀ|daddy|ghar wale|ghar wali|bhabi|bhabhi|bebe|bebe ji|chacha|chachi|mama|mami|maa|mummy|ਮੰਮੀ|मम्मी|pati|patni|biwi|gharwala|gharwale|gharwali|bhai|bhra|veer|bhen|behan|bahan|beta|bete|beti|putt|dhee|dost|saheli|dada|dadi|nana|nani) (ko|nu|ne|de|di|da|ke|ki|ka|ji|ਨੂੰ)`,
  ),
)

/** Whose body it is: the first that is named. */
function whoseBody(tokens: readonly Token[], what: string): 'self' | 'helper' {
  const others = ['baby', 'stroke', 'seizure', 'unconscious', 'choking', 'breathing'].includes(what)
  let own = -1
  let other = -1
  for (const [at, one] of tokens.entries()) {
    if (own < 0 && FIRST.has(one.text)) own = at
    if (
      other < 0 &&
      (one.script === 'latin' ? KIN_EN.has(one.text) || KIN_MATCH(views([one])) : KIN_MATCH(views([one])))
    ) {
      other = at
    }
  }
  if (what === 'attack') return 'self'
  if (what === 'place') return OTHERS_BODY(viewOf(tokens)) ? 'helper' : 'self'
  if (own < 0 && OTHERS_BODY(viewOf(tokens))) return 'helper'
  if (['chest', 'means'].includes(what) && own < 0 && !OTHERS_BODY(viewOf(tokens))) return 'self'
  // 'my chest', 'the rope is tied to the fan', 'haath ki nas kaat li': nobody else is named
  if (other < 0 && own < 0) return what === 'baby' ? 'helper' : 'self'
  if (other < 0) return what === 'baby' ? 'helper' : 'self'
  if (own < 0 || others) return 'helper'
  return own < other ? 'self' : 'helper'
}

const HER = anyOf(
  lines(
    'english',
    `(my|his|the|our|friends|a) (mother|mom|mum|sister|brother|friend|aunt|sisters|mothers|neighbour|neighbor|cousin|daughter|daughters|grandmother|bhabhi|sister in law|mummy|didi|maid|colleague)
(beats|hits|abuses|slaps|beating|hitting|tortures|rapes|hurts) (her|him|them|my mother|my mom|my sister)`,
  ),
  lines(
    'sound',
    `(meri|apni|meri badi|meri chhoti)? (bhen|behan|bahan|bhain|didi|mummy|mammi|maa|bhabhi|bhabi|saheli|beti|dhee|dadi|nani) (nu|ko|naal|nal|ke)`,
  ),
)
const ME = anyOf(
  lines('english', `(me|us|i)`),
  lines('sound', `(mainu|mujhe|menu|muje|mujhpe|mujh|mere|main|mai|sanu|hame)`),
)

const GENERAL = lines(
  'english',
  `(why do|why does|what is|what does|explain|in the news|is it true|does gurbani|does the gita|in the gita|in gurbani|society|women|victims|i read|i heard|statistics|awareness|ngo|volunteer)`,
)
const person = (kind: CareKind, view: Views): Need['person'] => {
  if (kind === 'concern' || kind === 'loss') return 'helper'
  if (kind === 'harm') return 'doer'
  if (kind === 'violence') return HER(view) && !ONLY_ME(view) ? 'helper' : 'self'
  if (kind === 'eating') return HER(view) || SHE_EATS(view) ? 'helper' : 'self'
  return 'self'
}
/** Whoever writes is the one that hits. */
const I_DO = anyOf(
  lines(
    'english',
    `i (just|really|often|sometimes|always|again|also|have|had|even|keep)? (hit|beat|slapped|slap|punched|kicked|thrashed|burned|hurt)`,
  ),
  lines(
    'sound',
    `(apne|apni|aapne|aapni) (bachche|bache|bachcho|bacho|bete|beti|munde|biwi|patni|gharwali|wife|putt) .. (ko|nu) ... (hu|haan|ha|han|hoon)
(main|maine|mai) .. (apne|apni|aapne|aapni)`,
  ),
)
const ONLY_ME = anyOf(
  lines(
    'english',
    `(hits|hit|beats|slaps|slapped|beat|beating|threatens|hurts|kicks|locks|rapes|abuses|scares|forces|forcing|pushes|touches) (me|us)`,
  ),
  lines('sound', `(mainu|mujhe|menu|muje|sanu|hame|mujh)`),
)
const SHE_EATS = anyOf(
  lines('english', `(my|our) (daughter|sister|son|friend|wife|girlfriend|niece|roommate|cousin|brother|teen)`),
  lines('sound', `(meri|mera) (beti|dhee|bhen|behan|bahan|saheli|dost|bhatiji)`),
)

const ENGLISH = new Set(
  'i my and of was that it its she for with not you have had we they are but his her when what from im dont this there been will would about because who him just an if how were am our your their said says cant didnt wont isnt some any more very them at'.split(
    ' ',
  ),
)
const ROUND = new Set(
  'hai ka ki ko se nahi nhi mujhe main mai da di de nu te ch vich ne ho kar karda karta raha rahi reha haan hu hun mera meri mere ton naal nal bahut kya aa ni ke kuch gaya gayi hain tha thi si ohnu oh wo woh mainu v vi bhi hi sab par ik ek ye eh'.split(
    ' ',
  ),
)

/** An English sentence is not to be read as if it were Punjabi: 'she' and 'saah' sound alike. */
function viewOf(tokens: readonly Token[]): Views {
  const view = views(tokens)
  let english = 0
  let round = 0
  for (const { text, script } of tokens) {
    if (script !== 'latin') return view
    if (ENGLISH.has(text)) english++
    if (ROUND.has(text)) round++
  }
  return english > round ? { plain: view.plain, folded: view.folded, sounded: '  ' } : view
}

const I_FAINTED = anyOf(
  lines(
    'english',
    `(i|ive|i have) (just|have|had|also|even|nearly|almost)? (fainted|passed out|blacked out|collapsed)`,
  ),
  lines(
    'sound',
    `(main|mai|mainu|mujhe) .. .. (behosh|behos|chakkar) .. (ho gayi thi|ho gaya tha|ho gyi si|ho gya si|hui thi|hoyi si|gir gayi|gir gaya|dig payi|dig pya)`,
  ),
)
const STRANGLED = anyOf(
  lines('english', `(strangled|choked|throttled) me`),
  lines(
    'sound',
    `(gala|gal|sangh|sanghi) .. (ghut|ghutt|ghuteya|ghuttea|ghot|ghota|dabaya|dabaaya|daba diya|naapeya|ghut ditta)`,
  ),
)
const ABOUT_TO = anyOf(
  lines(
    'english',
    `(about to|going to|gonna|will|wants to|want to|says he will|says she will) (drink|swallow|take|eat)`,
  ),
  lines(
    'sound',
    `(pi|pee|kha|khaa) (leni|laini|lena|laina|lunga|lungi|loonga|loongi|lawanga|lawangi|lain laggi|lain lagga|lu)
(peen|pin|peene|pine|khan|khaan|khane) (lagga|laggi|lagi|laga|wala|wali|ja rahi|ja raha|jaa reha|jaa rahi|lageya)`,
  ),
)

/** Whether an emergency that a frame heard is one of this minute. */
function isNow(what: Emergency, view: Views): boolean {
  if (what === 'unconscious') return !I_FAINTED(view)
  if (what === 'breathing') return !STRANGLED(view) || NOW(view)
  return !(['poison', 'overdose'].includes(what) && ABOUT_TO(view))
}

/** One sentence: what it says, the gravest first. */
function inSentence(tokens: readonly Token[], about: About): Need | null {
  const view = viewOf(tokens)
  if (NOT_HERE(view) || FIGURE_OF_SPEECH(view)) return hardly(view, about)
  const past = LONG_PAST(view)
  const over = past && !(STILL(view) && !CALM(view))
  if (!past && about.isOver !== true) {
    const heard = EMERGENCY_FRAMES.find(([, matches]) => matches(view))
    if (heard !== undefined) {
      const [what] = heard
      if (about.panic && what === 'breathing') return null
      const who = whoseBody(tokens, what)
      // who tells of it themselves is awake, and whoever was strangled yesterday breathes: it is another danger
      if (!isNow(what, view)) {
        return who === 'helper' && ABOUT_TO(view)
          ? { kind: 'concern', certain: true, person: 'helper' }
          : inSentence(tokens, { ...about, isOver: true })
      }
      // somebody mourned elsewhere in the message does not make one's own overdose, or a cry for help, a memory
      if (who === 'self' || !about.died || NOW(view)) return { kind: 'emergency', certain: true, person: who, what }
      if (['poison', 'means'].includes(what)) return { kind: 'loss', certain: true, person: 'helper' }
    }
  }
  const own = aboutMyself(view)
  const old = dangerIn(view)
  const of = (kind: CareKind, who: Need['person'] = person(kind, view)): Need => ({ kind, certain: true, person: who })
  if (about.minor && !over && BELITTLED(view) && !PLAINLY(view))
    return { kind: 'child', certain: false, person: 'child' }
  const lost = LOSS(view) || old === 'loss'
  const worried = CONCERN(view) || old === 'concern'
  const wishes = (SELF_HARM(view) || old === 'selfHarm') && (!AFRAID(view) || PLAINLY(view))
  if (!lost && !worried && wishes && !over) return of('selfHarm')
  if (own && wishes && !over) return of('selfHarm')

  const blackmail = BLACKMAIL(view)
  const touched = CHILD(view)
  const beaten = VIOLENCE(view) || (old === 'abuse' && (ME(view) || HER(view)) && !GENERAL(view))
  const harms = HARM(view)
  // told as past, and yet lately or by somebody who is still about
  const once = past && LATELY(view) && !HABIT(view)
  if ((touched || beaten) && (once || (over && about.near)) && !harms && !about.calm) {
    return about.minor
      ? { kind: 'child', certain: false, person: 'child' }
      : { kind: 'violence', certain: false, person: person('violence', view) }
  }
  if (touched && !over && !blackmail && !(harms && I_DO(view))) {
    if (ABOUT_CHILD(view)) return of('child', 'helper')
    return about.grown && !about.minor ? of('violence', 'self') : of('child', 'child')
  }
  if (blackmail)
    return { ...of('blackmail', about.minor ? 'child' : 'self'), ...(about.minor ? { what: 'minor' } : {}) }
  if (beaten && !over && !harms) {
    if (about.minor) return of('child', 'child')
    if (ELDER_BEATS(view) && !about.grown && !HER(view)) return of('child', 'child')
    return of('violence')
  }
  if (harms || old === 'harm') return over || (!harms && GENERAL(view)) ? null : of('harm')
  if (EATING(view) && !over) return of('eating')
  if (worried && !over) return of('concern')
  if (lost) return of('loss')
  return null
}

/** Inside a figure of speech or a question about scripture only the plainest words count. */
function hardly(view: Views, about: About): Need | null {
  const plain = PLAINLY(view) && !LONG_PAST(view)
  if (plain) return { kind: 'selfHarm', certain: true, person: 'self' }
  if (FIGURE_OF_SPEECH(view)) return null
  if (VIOLENCE(view) && ONLY_ME(view) && ME(view) && !LONG_PAST(view)) {
    return about.minor
      ? { kind: 'child', certain: true, person: 'child' }
      : { kind: 'violence', certain: true, person: 'self' }
  }
  if (LOSS(view)) return { kind: 'loss', certain: true, person: 'helper' }
  return HARM(view) ? { kind: 'harm', certain: true, person: 'doer' } : null
}
const PLAINLY: Matcher = anyOf(
  lines(
    'english',
    `i (want|wanna|wish|going|am going|will|plan) (to)? (kill myself|end my life|die tonight|commit suicide|hang myself)
(kill myself|end my life|ending my life|killing myself|cutting myself|cut myself)
(dont|do not) want to (live|be alive) (anymore|any more|any longer)`,
  ),
  lines(
    'sound',
    `(khudkushi|suicide|atmhatya|aatmhatya) .. (karna|karan|karne) .. (chahta|chahti|chahunda|chahundi|man|mann|ji|jee|dil)
(mainu|mujhe|main) .. (mar jana|marna) (chahta|chahti|chahunda|chahundi)`,
  ),
)

const WHAT: readonly (readonly [Emergency, Matcher])[] = [
  ['snake', lines('sound', `(saanp|sapp|saap|snake)`)],
  ['shock', anyOf(lines('english', `(electric|shock|wire)`), lines('sound', `(current|karant)`))],
  [
    'place',
    anyOf(
      lines('english', `(roof|bridge|ledge|edge|track|tracks|railway)`),
      lines('sound', `(pul|chhat|chat|patri|patdi|munder|nehar|nahar)`),
    ),
  ],
  [
    'means',
    anyOf(lines('english', `(rope|noose|gun)`), lines('sound', `(fanda|phanda|rassi|rassa|pakhe|pankhe|machis)`)),
  ],
  [
    'overdose',
    anyOf(
      lines('english', `(pills|tablets|overdose|strip|medicine|medicines)`),
      lines('sound', `(goli|goliyan|golian|dawai|dawa)`),
    ),
  ],
  [
    'poison',
    anyOf(
      lines('english', `(poison|drank|cleaner|acid|bleach|killer)`),
      lines('sound', `(zeher|zehar|spray|tezab|phenyl|kerosene|harpic)`),
    ),
  ],
  [
    'attack',
    anyOf(
      lines('english', `(knife|door|attack|attacking|beating)`),
      lines('sound', `(darwaza|booha|bua|chaku|kirpan)`),
    ),
  ],
  ['bleeding', anyOf(lines('english', `(blood|bleeding|wrist)`), lines('sound', `(khoon|lahu|nas)`))],
  [
    'burn',
    anyOf(
      lines('english', `(burn|burnt|burned|boiling|oil|fire)`),
      lines('sound', `(ubalta|ubalda|khaulta|tel|jal gaya|sad gaya)`),
    ),
  ],
  [
    'choking',
    anyOf(lines('english', `(choking|throat|stuck)`), lines('sound', `(gale|gal|sangh) .. .. (fas*|phas*|atak*|adh*)`)),
  ],
  ['stroke', anyOf(lines('english', `(face|speech|slurred)`), lines('sound', `(vinga|tedha|lakwa|latak|lamak)`))],
  [
    'seizure',
    anyOf(lines('english', `(fit|seizure|jerking|foam)`), lines('sound', `(mirgi|daura|jhatke|jhagg|jhaag)`)),
  ],
  [
    'drowning',
    anyOf(lines('english', `(pool|pond|river|water|canal)`), lines('sound', `(talab|nadi|chhappar|tanki|khel|paani)`)),
  ],
  ['chest', anyOf(lines('english', `chest`), lines('sound', `(chhati|seena|seene|sine)`))],
  ['breathing', anyOf(lines('english', `(breathing|breath|blue)`), lines('sound', `(saans|saah|neela|neele)`))],
]

/** 'help, the water cleaner burns' and the like: which first aid is told, and whose body it is. */
function emergencyOf(tokens: readonly Token[], view: Views, certain: boolean): Need {
  const what = WHAT.find(([, matches]) => matches(view))?.[0]
  const who = whoseBody(tokens, what ?? 'unconscious')
  return { kind: 'emergency', certain: certain && what !== undefined, person: who, ...(what && { what }) }
}

/** Fewer words than this are no sentence that says anything by itself. */
const FEWEST = 5

/** What each sentence, and each two that follow one another, say of needs, those that say most first. */
const saidIn = (message: string): Needs[] =>
  windowsOf(message)
    .filter((tokens) => {
      const view = viewOf(tokens)
      return (
        tokens.length >= FEWEST &&
        !(NOT_HERE(view) || FIGURE_OF_SPEECH(view) || LONG_PAST(view) || GENERAL(view) || AFRAID(view))
      )
    })
    .map(needsIn)
    .sort((a, b) => b.margin - a.margin)

/** A need whose kind is known, with the person: whose body it is, who tells, whether they are a child. */
function needOf(kind: NeedKind, certain: boolean, tokens: readonly Token[], about: About): Need | null {
  const view = viewOf(tokens)
  if (kind === 'violence') {
    const young = about.minor || ABOUT_CHILD(view)
    const who = ABOUT_CHILD(view) ? 'helper' : young ? 'child' : person('violence', view)
    return { kind: young ? 'child' : 'violence', certain, person: who }
  }
  if (kind === 'emergency') return about.died ? null : emergencyOf(tokens, view, certain)
  if (kind === 'blackmail')
    return { kind, certain, person: about.minor ? 'child' : 'self', ...(about.minor && { what: 'minor' }) }
  return { kind, certain, person: person(kind, view) }
}

/** Up to so many words a frame's sentence is nearly the whole message: plain words of danger are outweighed by nothing there. */
const PLAIN = 40
/** Nor anywhere, where its sentence says so much more for a need than for anything else. */
const OUTRIGHT = 0.75
/** Up to so many words where it is not certain. */
const SHORT = 15
/** A frame whose sentence says so much more for something else has met its words in another sense. */
const OTHERWISE = -0.6

const PANIC = anyOf(
  lines('english', `(panic|anxiety|anxious|stress|stressed|nervous|claustrophob*)`),
  lines('sound', `(panic|anxiety|ghabrahat|ghabrat|tension|tang|tuition|chinta|phone|password|insta)`),
)

/** Grief is told in the whole message; whether a body is in danger, in one sentence of it. */
function aboutOf(tokens: readonly Token[], told: readonly Token[]): About {
  const view = views(tokens)
  const before = views(told)
  const minor = MINOR(view) || MINOR(before)
  return {
    minor,
    grown: GROWN(view) && !minor,
    died: HAS_DIED(view),
    panic: PANIC(view),
    near: STILL_NEAR(view),
    calm: CALM(view),
  }
}

const LOOK_BACK = 6

const ownTurns = (history: readonly Turn[]): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-LOOK_BACK)
    .map(({ content }) => content)

const graver = (a: Need, b: Need): Need => (ORDER.indexOf(a.kind) <= ORDER.indexOf(b.kind) ? a : b)

type Framed = { readonly need: Need; readonly tokens: readonly Token[] }

/** What the frames say, sentence by sentence; the gravest, and where it stands. */
function framedIn(found: readonly (readonly Token[])[], about: About): Framed | null {
  let framed: Framed | null = null
  const hear = (tokens: readonly Token[]) => {
    const need = inSentence(tokens, about)
    if (need !== null && (framed === null || graver(framed.need, need) !== framed.need)) framed = { need, tokens }
  }
  for (const tokens of found) hear(tokens)
  if (framed !== null) return framed
  // 'He drinks. Then he hits me': what two sentences say together
  for (const [at, tokens] of found.entries()) {
    const next = found[at + 1]
    if (next !== undefined && tokens.length + next.length <= PAIR) hear([...tokens, ...next])
  }
  return framed
}

/** A sentence of so few words that speaks of one's own life or of a body says nothing besides. */
const BARE = 7

const isPlain = ({ need, tokens }: Framed): boolean =>
  need.certain && (PLAINLY(viewOf(tokens)) || (tokens.length <= BARE && ['selfHarm', 'emergency'].includes(need.kind)))

/** Where nothing is said. */
const NOTHING = -1.5

type Read = {
  readonly tokens: readonly Token[]
  readonly about: About
  readonly framed: Need | null
  /** in words that mean nothing else */
  readonly plain: boolean
  readonly signs: Signs
  /** the kind that the whole message and its plainest sentence say most for */
  readonly kind: NeedKind
}

function read(message: string, told: readonly string[]): Read | null {
  const found = sentencesOf(message)
  if (found.length === 0) return null
  const tokens = found.flat()
  const about = aboutOf(tokens, told.length === 0 ? [] : tokenise(told.join('\n')))
  const met = framedIn(found, about)
  const framed = met === null || isPlain(met) || needsIn(met.tokens).margin >= OTHERWISE ? met : null
  const whole = needsIn(tokens)
  const [best, next] = saidIn(message)
  const sums = whole.scores.map((score, at) => score + (best?.scores[at] ?? score))
  return {
    tokens,
    about,
    framed: framed?.need ?? null,
    plain: framed !== null && isPlain(framed),
    signs: {
      framed: framed?.need.certain === true ? needsIn(framed.tokens).margin : null,
      whole: whole.margin,
      best: best?.margin ?? NOTHING,
      next: next?.margin ?? NOTHING,
      said: Math.max(...whole.scores),
      reading: likeliestIn(tokens),
      words: tokens.length,
    },
    kind: NEEDS[sums.indexOf(Math.max(...sums))] as NeedKind,
  }
}

/** What a message says for a need, as it is weighed (weigh.ts); null for one without words. */
export const signsIn = (message: string): Signs | null => read(message, [])?.signs ?? null

/** What is disclosed in plain words where nothing graver was heard; no news, no question in general, no denial. */
function disclosed(message: string, about: About): Need | null {
  for (const tokens of sentencesOf(message)) {
    const view = viewOf(tokens)
    const kind = NOT_HERE(view) || FIGURE_OF_SPEECH(view) || GENERAL(view) ? null : disclosedIn(view)
    if (kind === null || (kind === 'selfHarm' ? deniesIt(message) : LONG_PAST(view) && !LATELY(view))) continue
    if (kind === 'violence' && about.minor) return { kind: 'child', certain: false, person: 'child' }
    return { kind, certain: false, person: person(kind, view) }
  }
  return null
}

/** 'He never hits me, he just does not talk': what is told is something else. */
const NEVER_STRUCK: Matcher = anyOf(
  lines(
    'english',
    `(never|not once|doesnt|does not|doesn t|didnt|did not|dont|do not|hasnt|has not|isnt|is not|no) .. (hit|hits|hitting|beat|beats|beating|strike|strikes|violent|violence|abusive|slap|slaps|slapped|touched me in anger|raised his hand|raises his hand|raised a hand) !(until|till|before|but|except|again|yet|for)`,
  ),
  lines(
    'sound',
    `(haath|hath) .. (nahi|nai|nhi|ni|kade ni|kabhi nahi) (chuk*|chakk*|utha*)
(marde|maarde|maarda|marda|marta|maarta|kutda|peetta|marte|maarte) .. (nahi|nai|nhi|ni)`,
  ),
)

const GOES_ON: Matcher = anyOf(
  lines('english', `(still|even now|to this day|these days|again|every day|daily)`),
  lines('sound', `(ab bhi|abhi bhi|aaj bhi|ajj vi|aj vi|hun vi|haje vi|roz|har roz|aaj kal|ajj kal)`),
)

/** Violence that is denied, or over since long: no line for this minute. */
const isOver = ({ kind }: Need, tokens: readonly Token[]): boolean => {
  const view = viewOf(tokens)
  return kind === 'violence' && !LATELY(view) && !GOES_ON(view) && (NEVER_STRUCK(view) || LONG_PAST(view))
}

function alone(message: string, told: readonly string[]): Need | null {
  const found = read(message, told)
  if (found === null) return null
  const need = weighed(found, message, told)
  return need === null || (!found.plain && isOver(need, found.tokens)) ? disclosed(message, found.about) : need
}

function weighed(found: Read, message: string, told: readonly string[]): Need | null {
  const { tokens, about, framed, plain, signs, kind } = found
  const isOutright = plain || (signs.framed ?? NOTHING) >= OUTRIGHT
  if (framed !== null && (isOutright || tokens.length <= (framed.certain ? PLAIN : SHORT))) return framed
  const weight = weigh(signs)
  if (weight === null) return null
  if (framed !== null) return framed
  // 'what do I say to her?' in the middle of a talk has few words of its own
  if (told.length > 0 && weight !== 'certain') return null
  if (kind === 'selfHarm' && deniesIt(message)) return null
  return needOf(kind, weight === 'certain', tokens, about)
}

/**
 * The gravest need that a message tells of; null for the many that tell of none. Read sentence by sentence, so that the
 * length of a message says nothing.
 * @param history earlier turns, oldest first: a child stays a child, and 'please help' leans on what was said before
 */
export function needIn(message: string, history: readonly Turn[]): Need | null {
  const told = ownTurns(history)
  const need = alone(message, told)
  const last = told.at(-1)
  if (need !== null || last === undefined) return need
  const tokens = tokenise(message)
  const view = views(tokens)
  if (tokens.length > CRY || !(WORD_OF_HELP(view) || WORD_OF_HELP_ROUND(view))) return null
  const before = alone(last, told.slice(0, -1))
  return before?.kind === 'emergency' ? before : null
}

/** Somebody who lately (in the last six of their turns) was in need and now writes of something else: the latest need. */
export function lately(history: readonly Turn[]): Need | null {
  const told = ownTurns(history)
  for (let at = told.length - 1; at >= 0; at--) {
    const need = alone(told[at] as string, told.slice(0, at))
    if (need !== null) return need
  }
  return null
}

export { type Contempt, contemptIn } from './contempt.ts'

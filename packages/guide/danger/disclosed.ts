import type { CareKind } from '../helplines.ts'
import { anyOf, lines, type Matcher, type Views } from '../pattern.ts'

/**
 * What somebody discloses in plain words though nobody may be in danger this hour: an assault that is past, being shouted
 * down every day, hurting oneself without a wish to die. It is answered softly, with the lines that fit.
 */
const HURTS_SELF: Matcher = anyOf(
  lines(
    'english',
    `(i|ill|i will|i ve|have|to|and|or) .. (self harm|self harmed|self harming|selfharm|selfharmed|self injure|self injured)
<!(could|should|almost) (hit|hitting|hits|punch|punching|slap|slapping|bite|biting|scratch|scratching|burn|burning|cut|cutting|pinch|hurt|hurting|beat) myself !(up|off|loose|some|a|for|over|about|out|with a knife while)
(hit|hitting|bang|banging|banged|smash|smashing) my (head|hand|fist|fists|arm) .. (on|against|into|in) (the|a)? (wall|walls|floor|floors|door|table|bed)
(pull|pulling|rip|ripping) (out)? my (own)? hair .. .. (when|until|because|cry|and|out)
my self harm (again|has|is|scars)
(urge|urges|want|wanting|feel like) (to)? (cut|hurt|harm|cutting|hurting|harming) myself`,
  ),
  lines(
    'sound',
    `(apne aap nu|apne aap ko|khud ko|khud nu|aapne aap nu|apne aap ko hi|khud ko hi) .. (maarda|maardi|marta|marti|maarta|maarti|katda|kaatta|kaatti|kaat leti|kaat leta|kaat liya|kat laindi|nochta|nochti|chot pahuncha*|nuksan pahuncha*)
(sir|sar|matha|hath|haath) .. (kandh|kandhan|deewar|diwar|divar|farsh|fars) .. (maarda|maardi|marta|marti|maarta|maarti|patakta|patakti|patakdi|patakda)`,
  ),
)

const ASSAULTED: Matcher = anyOf(
  lines(
    'english',
    `(i|i ve|ive) (was|am|got|have been|had been|been) .. (raped|molested|sexually assaulted|sexually abused|sexually harassed|gang raped|groped)
(he|they|she|who|man|guy|someone|somebody|cousin|uncle|boss|teacher|friend|boyfriend|husband|ex) (had|has|have)? (raped|molested|groped|sexually assaulted|sexually abused) me
(my|the) (rape|sexual assault|molestation|rapist|abuser)
(came on to|forced himself on|forced herself on) me
(too|was|so) (scared|afraid|terrified|frightened) to say no .. .. (gave in|let him|let her|let it|sex|him)`,
  ),
  lines(
    'sound',
    `(mera|mere|mainu|mujhe|mujh|meri) .. .. (rape|balatkar|jabardasti|zabardasti|chhed chhad|chhedchhad|yon shoshan|jinsi shoshan) .. (hoya|hua|hui|kita|kiya|keeta|hoi)`,
  ),
)

const ABUSED: Matcher = anyOf(
  lines(
    'english',
    `(verbally|emotionally|mentally|physically|psychologically|financially) (and emotionally|and verbally|and mentally|and physically)? (abuse|abused|abuses|abusing|abusive)
(verbal|emotional|mental|physical|psychological) (and emotional|and physical|and verbal)? abuse
(is|does|would) (this|it|that|what he does|what she does|he) .. (count as|considered|called|really)? (abuse|abusive) !(of)
(am i|are we|was i) (being)? .. abused
(he|she|they|dad|father|mom|mother|husband|wife|boyfriend|girlfriend|parents) (is|are|was|were|has been|can be|gets|became|becomes) .. abusive
abusive (relationship|marriage|husband|wife|boyfriend|girlfriend|father|mother|parents|home|family|household|partner|dad|mom)`,
  ),
  lines(
    'sound',
    `(ki|kya) .. (eh|yah|ye|ih|yeh) .. (zulm|julm|atyachar|attyachar|shoshan|abuse|hinsa) (hai|aa|e|ne|nahi)
(mansik|maansik|jubani|zubani|mentally|emotionally) (atyachar|attyachar|shoshan|zulm|julm|hinsa|torture|torcher|abuse)
(har vele|har vakt|har waqt|roz|hamesha|saara din|sara din|har samay) .. .. (gaaliyan|galiyan|gaalian|galian|gali|gaali|gaalan|galan) .. (dinda|dindi|dinde|deta|deti|dete|kadda|kaddi|kadhda|bakta|bakti|bakte)
(gaaliyan|galiyan|gaalian|galian|gaalan|galan) .. (dinda|dindi|dinde|deta|deti|dete|kadda|kaddi|kadhda|bakta|bakti|bakte) .. .. (zaleel|jaleel|zalil|jalil|neecha|niva|niwa|bewakoof|bevkuf)`,
  ),
)

const KINDS: readonly (readonly [CareKind, Matcher])[] = [
  ['violence', ASSAULTED],
  ['selfHarm', HURTS_SELF],
  ['violence', ABUSED],
]

/** The kind of what a sentence discloses; null for the many that disclose nothing. */
export const disclosedIn = (view: Views): CareKind | null => KINDS.find(([, matches]) => matches(view))?.[0] ?? null

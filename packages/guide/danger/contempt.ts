import { tokenise } from '../normalise.ts'
import { anyOf, lines, type Matcher, views } from '../pattern.ts'

/** Contempt for people by birth, sex or faith; answered by a stand from the text itself. */
export type Contempt = 'caste' | 'women' | 'faith'

const english = (source: string) => lines('english', source)
const sound = (source: string) => lines('sound', source)

const LOW =
  '(low|lower|inferior|dirty|impure|filthy|unclean|untouchable|untouchables|beneath|below|lesser|polluted|polluting|stupid|born to serve|slaves|unfit|weak|weaker|not equal|unequal|evil|cursed|animals|vermin|cockroaches|pigs|dogs|subhuman|criminals|demons|enemies|thieves|terrorists|invaders|rats|snakes|traitors)'
const CASTES =
  '(dalit|dalits|shudra|shudras|sudra|sudras|chamar|chamars|chuhra|chuhras|bhangi|bhangis|mazhabi|mazhabis|sc|scs|low caste|lower caste|lower castes|low castes|untouchables|sweepers|chura|churas|reserved category|quota people)'
const HIGH =
  '(brahmin|brahmins|rajput|rajputs|jatt|jatts|jat|jats|khatri|khatris|thakur|thakurs|upper caste|upper castes|high caste|savarna)'
const FAITHS =
  '(muslims|muslim|mullas|mulle|katwe|christians|christian|hindus|hindu|sikhs|sikh|jains|buddhists|islam|christianity|converts|missionaries|kafirs|infidels|nonbelievers|non believers|atheists|other religions|other faiths)'
const WOMEN = '(women|woman|girls|girl|wife|wives|females|female|daughters|a daughter|widows|menstruating women)'

const CASTE: Matcher = anyOf(
  english(`${CASTES} .. (are|is|should|must|cannot|shouldnt|should not|cant|do not deserve|dont deserve|have no right) .. ${LOW}
${CASTES} ... (should|must|shouldnt|cant|cannot|not allowed|may not|dont deserve|do not deserve|have no right|know their place|stay away|not enter|not touch|not sit|not drink|not eat|not marry)
(prove|show|proof|verse*|quote|say|says|tell|true) ... ${HIGH} .. (superior|higher|highest|above|better|best|pure|purest|greater)
${HIGH} .. (are|is) (superior|higher|highest|above|better|best|pure|greater|born to rule|the greatest)
(keep|put|show|teach) ${CASTES} .. (place|away|out|down)
(verse*|quote*|proof|scripture) ... ${CASTES} .. (low*|inferior|impure|serve|place|beneath|below)
(touched|shadow|water) .. by (a|an|the)? ${CASTES}
(should|can|must|how) .. (we|i)? .. (eat|sit|pray|drink|mix) .. with ${CASTES}
(marry|marrying|married) (a|an)? ${CASTES} .. (shame|disgrace|dirty|impure|pollute*|honour|honor)`),
  sound(`(chamar*|chuhre*|chuhra|bhangi*|majhbi*|mazhabi*|dalit*|shudra*|shudar*|neech jaat*|neech jat*|neevi jaat*|nivi jat*|nichli jaat*|choti jaat*|chhoti jaat*|neevia jata*|chhoti jat*) ... ... (neech|neeche|nich|niche|nive|neeve|barabar nahi|brabar ni|barabar ni|barabar kive*|gande|ganda|sir chad*|sir te|aukat|okat|pair*|door rakh*|dur rakh*|andar nahi|andar ni|na aan|na vad*|bhit*|apavitra|ashudh|milna nahi|saath nahi|chhoo*|seva karne|sabak|thaan|jagah dikh*)
(jatt|jat|brahman|brahmin|pandit|rajput|thakur|khatri|uchi jaat*|oonchi jaat*|unchi jati*|uchi jat*) ... (uche|uchhe|unche|oonche|vadde|bade|sabse upar|sab to upar|sab ton upar|sab ton uche|shresth|srest|uttam|sabton vadde) !(nahi)
(sabit|saboot|shlok|shalok|tuk) ... (neech|neeve|neech jaat*|shudra*|dalit*|uchi jaat*|brahman|brahmin|rajput) .. (hai|hain|ne|uche|unche|neeche|uttam|shresth|vadde|aa)`),
)

const WOMENS: Matcher = anyOf(
  english(`${WOMEN} (are|is|should|must|cannot|shouldnt|cant|have no|were made to|belong|exist to|need to be|deserve to be|dont deserve) .. .. (inferior|weaker sex|weak minded|impure|dirty|unclean|obey|obedient|kitchen|home only|stay at home|slaves|serve men|serve their husband*|under men|below men|beaten|controlled|no rights|stupid|less than men|not equal|second class|no brain|silent|cover*|burden|curse|lower|put in their place)
(men|man|husband|husbands|males) .. (are|is) (superior|above|better than|higher|god of|gods of|master*|the master|masters) .. ${WOMEN}?
(prove|show|proof|verse*|quote|says|tell) ... ${WOMEN} .. (obey|inferior|lower|lesser|below|serve|under|place|impure|silent|quiet)
(wife|women|woman) (must|should|has to|have to) (always)? (obey|worship|serve|be obedient)
(keep|put|show|control|discipline) .. ${WOMEN} .. (place|control|line|check|kitchen)
(daughter|daughters|girl|girls|girl child) (is|are) .. (curse|burden|useless|worthless|a liability)
(abort|drown|kill) .. (girl|daughter|female foetus|female fetus)
(menstruating|periods) .. (women|woman|girls|wife|daughter) .. (impure|dirty|unclean|punish*|not enter|polluted|untouchable)`),
  sound(`(aurat|aurta|auratan|auraten|auraton|orat*|zanani*|janani*|tivi*|teevi*|kudi*|ladki*|stri*|istri|naari|nari|biwi|patni|gharwali|mahila*) ... ... (pair di jutti|pair ki jutti|paira di jutti|pairon ki jooti|jutti|akal gitteya*|gitte|dabba ke|daba ke|dabake|neevi|neechi|aukat|chulhe|chulha|rasoi tak|ghar ch hi|napaak|apavitra|ashudh|gulam|ghulam|dasi|barabar nahi|barabar ni|marad ton neevi|mard se neech*|man*na hi pau|hukam mann*|dab ke rakh*|kabu|kaabu|thalle rakh*|gandi)
(kudi|beti|dhee|dheean|ladki|kudian) .. (bojh|panauti|sharaap|shraap|manhoos|paap|bekar) .. (hai|hundi|hoti|hain|aa|ne)
(mard|marad|pati|admi|aadmi|bande) .. (aurat|tivi|zanani|patni|stri|biwi) .. (upar|uche|uccha|malik|maalik|parmeshwar|bada|vadda|vadde|shresth)`),
)

const FAITH: Matcher = anyOf(
  english(`(all|these|those|the|most)? ${FAITHS} (are|is) (all|just|such|nothing but|so|really|full of|a)? ${LOW}
${FAITHS} .. (are|is|should be|must be|need to be|deserve to be|deserve) .. (killed|beaten|thrown out|kicked out|wiped out|driven out|finished|taught a lesson|burned|boycotted|punished|destroyed|second class|evil|wrong|false|fake|inferior|dirty|enemies|enemy|terrorists|terrorist|to die|traitors|snakes)
(i)? (hate|despise|cant stand|detest) (all|these|those|the)? ${FAITHS}
(our|my) (religion|faith|dharma|god) .. (is|only) .. (superior|better|the only true|true one|best|above) .. (others|all|${FAITHS.slice(1, -1)}|theirs)?
(kill|beat|boycott|attack|burn|drive out|throw out|teach a lesson) (all|the|these|those)? ${FAITHS} !(in cricket|in chess)
(prove|proof|verse*|quote) ... ${FAITHS} .. (inferior|false|wrong|hell|fake|lower|enemies|evil)`),
  sound(`(musalman*|musalmaan*|muslaman*|muslim*|mulle|mulla|katue|katve|katwe|isai|isaai|isaayi|hindu*|sikh|sikhan|sikho|sardar*|vidharmi*|musle|kafir*|dusre dharm*|dooje dharm*) ... ... (gande|ganda|dushman|gaddar|aatankvadi|atankvadi|atvadi|maar den*|maar do|maar de|maarna chahi*|kaat do|vadd do|kaddo|bhaga do|nikaal do|nikal do|peet*|sabak|kut*|khatam kar*|neech|nafrat|keede|kutte|suar|jhoothe|jhuthe|jhootha|boycott)
(hamara|humara|sada|saada|mera) dharm .. (sabse|sab ton|sab to) .. (upar|uttam|shresth|uccha|vadda|bada|changa|accha|uncha|uchcha)`),
)

const ASKED: Matcher = anyOf(
  english(
    `(why do people|why are|why were|how do i stop|is it true|does the gita say|does gurbani say|they say|people say|my father says|my mother says|my family says|my boss says|they told|told me|call me|called me|calls me|treat me|treated|i am a|im a|being a|as a|my neighbour says|stop the|fight against|is it right|wrong to|hurts me|i was told)`,
  ),
  sound(
    `(kehnde ne|kahte hai|kehte hai|kehnda hai|log kehte|lok kehnde|kyun samajh*|mainu kehnde|mujhe kehte|mainu dukh|main dalit|main chamar|galat hai|kyu kaha)`,
  ),
)

/** Contempt that the writer shares; null for whoever suffers it, or asks why it is so. */
export function contemptIn(message: string): Contempt | null {
  const view = views(tokenise(message))
  if (ASKED(view)) return null
  if (CASTE(view)) return 'caste'
  if (WOMENS(view)) return 'women'
  return FAITH(view) ? 'faith' : null
}

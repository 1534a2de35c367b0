import type { Language } from './corpus.ts'
import { tokenise } from './normalise.ts'
import { messagesBefore, type Question } from './question.ts'

/** The language to answer in, and whether the message itself told it (D32). */
export type Heard = { readonly language: Language; readonly sure: boolean }

const words = (list: string) => new Set(list.split(/\s+/).filter((word) => word !== ''))

/** Little words that stand in every English sentence and in no romanised one. */
const ENGLISH =
  words(`the and of that this is it was for with you your yours have has had not dont didnt doesnt cant wont isnt
  wasnt arent couldnt wouldnt shouldnt havent hasnt ive im id its what when where why how who which whose there their they them
  these those from by on at about into after before because since while until than then but or if as an a my mine myself his
  her hers she him our ours we us were been being be would could should will shall may might must can did does doing done get
  gets got getting go goes going gone make makes made feel feels felt feeling know knows knew think thinks thought want wants
  wanted need needs say says said tell tells told ask asked like love loves loved hate help always never anymore still just
  really very much many more most some any every all someone anyone everyone something anything everything nothing people life
  time years year months weeks old new good bad only also too even again away back out up down over off ago now today
  tomorrow yesterday husband wife mother father mom dad son daughter brother sister friend friends boyfriend girlfriend
  family parents kids child children married marriage work job money home house school explain meaning verse chapter line
  please thanks thank another one give show angry sad lonely afraid scared tired lost worried forgive death died god lord
  without between against through during another other others same each both few lot i are he do so no to in am me hi hello
  simple words mean means second first last where's what's patience anger peace mind fear grief happy faith believe pray prayer`)

/** Little words of romanised Punjabi and Hindi that no English sentence has. */
const ROMAN =
  words(`hai hain han hun hoon ho hoga hogi hove hovega hovegi honda hundi hunda hunde tha thi si san gaya gayi gaye gya
  gyi gye raha rahi rahe reha rehi rahe riha rha rhi rhe karna karni karu karun karan karda kardi karde karta karti karte karo
  kare karke kita kiti kar diya dita diti liya lia layi nahi nahin nai nhi nahe ni na mat mera meri mere mainu menu mujhe mujhko me h
  mai main mein vich vicho wich ch te nu nun da di de ka ki ke ko se ne par pe ton tho naal nal saath sath kya kyun kyu kyon
  kyonki kaise kese kiven kive kivein kinj kithe kahan kab kado kadon kaun kon kis kisi kise koi kuch kujh kuj bahut bohot bht
  bahot bada badi vadda wala wali wale aur ya par lekin magar je agar toh to hi bhi vi v ab hun hunn phir fer fir sab sabh
  sare saare apna apni apne aapna aap ap tusi tussi tuhada tuhadi tuhanu tum tumhara tera teri tere asi assi sada sadi sanu
  hum hamara hame unka unki uska uski usne usko us oh ohda ohdi ohna ehna ehda eh ye yeh wo woh ghar kamm kaam dil mann man
  rehnda rehndi rehta rehti rahta rahti lagda lagdi lagta lagti chahta chahti chahida chahiye chaunda chaundi sakda sakdi sakta
  sakti pata samajh dasso dass batao bataiye bata deo dijiye karunga karungi jana jaana jawan aana aunda aundi ata aati vala
  ji jee maa pita papa mummy beta beti puttar dhee bhra bhai behan bhain pati patni ghrwala saas sass nuh bahu dost yaar pyar
  pyaar viah shadi shaadi zindagi jindagi duniya rabb waheguru bhagwan gussa dar darr chinta tension dukh sukh mann kaun matlab
  arth shabad shlok bani ang adhyay sunao dasdo phir pehla duja dusra dusri doosri tuk agla hor kyo`)

/** Words that both have ('to', 'main', 'par', 'hi', 'no', 'so', 'in', 'he', 'me', 'do', 'am', 'us', 'man', 'one'): half a vote each. */
const both = new Set([...ENGLISH].filter((word) => ROMAN.has(word)))

const weigh = (list: ReadonlySet<string>, tokens: readonly { text: string }[]) =>
  tokens.reduce((sum, { text }) => sum + (list.has(text) ? (both.has(text) ? 0.25 : 1) : 0), 0)

/**
 * The language and script of a message: Gurmukhi is answered in Punjabi, Devanagari in Hindi, English in English. Where
 * the message does not tell (romanised Punjabi or Hindi, one word, a sign), `given` is the answer (D32).
 */
export function languageOf(message: string, given: Language): Heard {
  const gurmukhi = (message.match(/[\u0a00-\u0a7f]/g) ?? []).length
  const devanagari = (message.match(/[\u0900-\u0963\u0966-\u097f]/g) ?? []).length
  // a few Indic letters in an English question are what it asks about: 'what does ਹੁਕਮ mean?'
  const latin = (message.match(/[A-Za-z]/g) ?? []).length
  if (gurmukhi + devanagari > 0 && 1.5 * (gurmukhi + devanagari) >= latin / 3) {
    return { language: gurmukhi >= devanagari ? 'punjabi' : 'hindi', sure: true }
  }
  const tokens = tokenise(message)
  const english = weigh(ENGLISH, tokens)
  const roman = weigh(ROMAN, tokens)
  if (english >= 1 && english > 1.5 * roman && english >= 0.2 * tokens.length)
    return { language: 'english', sure: true }
  return { language: given, sure: roman > english }
}

/** So few words in Latin letters tell no language by themselves, where the person has written otherwise before. */
const FEW = 5
/** And so few letters: a longer message is not taken apart to count its words. */
const SHORT = 60

/** The language of a message in its conversation: that of a few words is what the person wrote so far (D32). */
export function languageIn(question: Question): Heard {
  const { message, language } = question
  const heard = languageOf(message, language)
  if (message.length > SHORT || heard.language !== 'english' || !heard.sure || tokenise(message).length > FEW)
    return heard
  const before = messagesBefore(question)
  const wroteEnglish = before.some((one) => languageOf(one, language).language === 'english')
  return before.length === 0 || wroteEnglish ? heard : { language, sure: false }
}

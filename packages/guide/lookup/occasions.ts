import type { Language, Tradition } from '../corpus.ts'
import { type Token, tokenise } from '../normalise.ts'
import { heardBy, phrasesIn, views } from '../pattern.ts'

const said = heardBy(phrasesIn(new URL('./occasions.txt', import.meta.url)))

/** What is read or sung at an occasion: at a death, at a wedding, in the evening. */
export type Occasion = {
  readonly id: string
  readonly of: Tradition
  readonly names: Readonly<Record<Language, string>>
  /** compositions by id, or chapters of the Gita by number */
  readonly banis: readonly string[]
  /** passages of the corpus by id, or verses of the Gita by place */
  readonly passages: readonly string[]
  /** words by which it is named, in any spelling */
  readonly said: ReadonlySet<string>
}

const table = (of: Tradition, rows: string): Occasion[] =>
  rows.split('\n').map((row) => {
    const [id = '', english = '', punjabi = '', hindi = '', banis = '', passages = '', said = ''] = row.split(' | ')
    const list = (cell: string) => cell.split(' ').filter((one) => one !== '' && one !== '-')
    return {
      id,
      of,
      names: { english, punjabi, hindi },
      banis: list(banis),
      passages: list(passages),
      said: new Set(tokenise(said).map(({ fold }) => fold)),
    }
  })

/** In their order: what is named twice ('the morning after a wedding') is the first. */
export const OCCASIONS: readonly Occasion[] = [
  ...table(
    'sikh',
    `death | at a death | ਚਲਾਣੇ ਵੇਲੇ | किसी के चलाणे पर | sohila sadd alahnian salok9 | - | die dies died death dead funeral funerals cremation cremated bhog antim antam sanskar saskar chalana marn maran marna mare mar maut mout mrityu maatam afsos passes passed ਮਰਨ ਮੌਤ ਮਰਗ ਮਰਨੇ ਮਰੇ ਭੋਗ ਅੰਤਿਮ ਸੰਸਕਾਰ ਸਸਕਾਰ ਚਲਾਣੇ ਚਲਾਣਾ ਅਫ਼ਸੋਸ मृत्यु मौत मरने मरण अंतिम संस्कार भोग
wedding | at a wedding | ਅਨੰਦ ਕਾਰਜ ਵੇਲੇ | आनंद कारज पर | lavan anand | - | wedding weddings marriage marriages married marry viah vyah vivah shaadi shadi karaj kaaraj lavaan phere pheras couple bride groom ਵਿਆਹ ਕਾਰਜ ਸ਼ਾਦੀ ਫੇਰੇ विवाह शादी कारज फेरे
birth | at a birth and a naming | ਬੱਚੇ ਦੇ ਜਨਮ ਅਤੇ ਨਾਮਕਰਨ ਵੇਲੇ | बच्चे के जन्म और नामकरण पर | anand | sggs-396-2 sggs-496-4 | birth born newborn naming namkaran naamkaran janam janm baby ਜਨਮ ਨਾਮਕਰਨ ਨਾਮਕਰਣ ਨਵਜੰਮੇ ਜਨਮੇ जन्म नामकरण नवजात
birthday | on a birthday | ਜਨਮ ਦਿਨ ’ਤੇ | जन्मदिन पर | anand | sggs-496-4 | birthday janamdin salgirah janmadin ਜਨਮਦਿਨ ਸਾਲਗਿਰਹ जन्मदिन
sangrand | on the first day of a month | ਸੰਗਰਾਂਦ ਨੂੰ | संक्रांति (संगराँद) को | barahmaha | - | sangrand sangrandh sankranti sangraand ਸੰਗਰਾਂਦ ਸੰਗਰਾਂਦ संगराँद संक्रांति संगरांद
bed | before sleep | ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ | सोने से पहले | sohila | - | sleep sleeping bed bedtime night saun son sone sona raat raati ਸੌਣ ਰਾਤ ਰਾਤੀਂ सोने रात
evening | in the evening | ਸ਼ਾਮ ਨੂੰ | शाम को | sodar | - | evening sunset dusk shaam sham shaami ਸ਼ਾਮ ਆਥਣੇ ਸੰਧਿਆ शाम संध्या
morning | in the morning | ਅੰਮ੍ਰਿਤ ਵੇਲੇ | अमृत वेला में | japji asavar | - | morning dawn savere saver subah amritvela amritwela tadke ਸਵੇਰੇ ਸਵੇਰ ਅੰਮ੍ਰਿਤ ਤੜਕੇ सुबह सवेरे अमृत भोर
illness | in an illness | ਬਿਮਾਰੀ ਵੇਲੇ | बीमारी में | sukhmani | sggs-819-16 sggs-807-8 | ill illness sick sickness hospital bimar bimaari beemar bimari rog ਬਿਮਾਰ ਬਿਮਾਰੀ ਬੀਮਾਰ बीमार बीमारी
engagement | before a wedding | ਮੰਗਣੀ ਅਤੇ ਵਿਆਹ ਤੋਂ ਪਹਿਲਾਂ | मँगनी और विवाह से पहले | ghorian | sggs-79-2 | engagement kurmai mangni roka ਕੁੜਮਾਈ ਮੰਗਣੀ ਰੋਕਾ मँगनी सगाई
amrit | when amrit is given | ਅੰਮ੍ਰਿਤ ਸੰਚਾਰ ਵੇਲੇ | अमृत संचार पर | japji anand | - | sanchar ammritsanchar initiation baptism ਸੰਚਾਰ संचार`,
  ),
  ...table(
    'hindu',
    `death | at a death | ਚਲਾਣੇ ਵੇਲੇ | किसी के देहांत पर | 2 8 15 | 2.20 2.22 | die dies died death dead funeral cremation antim sanskar shraddh shradh terahvi mrityu maut marne marna passes passed मृत्यु मौत मरने अंतिम संस्कार श्राद्ध तेरहवीं देहांत ਮੌਤ ਮਰਨ ਸੰਸਕਾਰ
meal | before a meal | ਭੋਜਨ ਤੋਂ ਪਹਿਲਾਂ | भोजन से पहले | - | 4.24 15.14 | meal meals eating eat food bhojan khana khane khaana lunch dinner भोजन खाने खाना ਭੋਜਨ ਖਾਣੇ ਰੋਟੀ
bed | before sleep | ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ | सोने से पहले | 12 15 | 18.66 | sleep bed bedtime sone sona raat night सोने रात
daily | every day | ਹਰ ਰੋਜ਼ | प्रतिदिन | 12 15 | 9.22 | daily morning subah savere roz rozana pratidin everyday सुबह रोज़ रोज प्रतिदिन ਸਵੇਰੇ ਰੋਜ਼`,
  ),
]

/** Asks what is read or sung. */
const asksWhatIsRead = said('asksWhatIsRead')

const LONGEST = 16

/** The occasion for which a message asks what is read; null where it asks for none. */
export function occasionIn(tokens: readonly Token[], tradition: Tradition): Occasion | null {
  if (tokens.length > LONGEST || !asksWhatIsRead(views(tokens))) return null
  return OCCASIONS.find(({ of, said }) => of === tradition && tokens.some(({ fold }) => said.has(fold))) ?? null
}

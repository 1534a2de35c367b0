import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CORPUS, LANGUAGES } from '../corpus.ts'
import { CARE_KINDS, type CareKind, HELP_LINES } from '../helplines.ts'
import { tokenise } from '../normalise.ts'
import { views } from '../pattern.ts'
import { disclosedIn } from './disclosed.ts'
import { helpFor, standAgainst } from './help.ts'
import { contemptIn, lately, type Need, needIn } from './need.ts'
import { EMERGENCIES } from './phrases.ts'

type Case = { form: string; kind: CareKind | 'none'; person: string; text: string }

const cases: Case[] = readFileSync(new URL('./cases.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [form = '', kind = '', person = '', text = ''] = line.split('\t')
    return { form, kind: kind as Case['kind'], person, text }
  })
const dangers = cases.filter(({ kind }) => kind !== 'none')
const ordinary = cases.filter(({ kind }) => kind === 'none')
const long = ordinary.filter(({ text }) => text.split(/\s+/).length > 40)
const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length
const heard = ({ text }: Case) => needIn(text, [])

test('cases: enough of every kind, in every form', () => {
  expect(dangers.length).toBeGreaterThanOrEqual(250)
  expect(ordinary.length).toBeGreaterThanOrEqual(250)
  expect(long.length).toBeGreaterThanOrEqual(80)
  for (const kind of CARE_KINDS) {
    const forms = new Set(dangers.filter((one) => one.kind === kind).map(({ form }) => form))
    expect(forms.size, kind).toBe(5)
  }
})

test.each(CARE_KINDS)('%s is heard, with the person who writes', (kind) => {
  const of = dangers.filter((one) => one.kind === kind)
  expect(share(of, (one) => heard(one) !== null)).toBeGreaterThanOrEqual(0.93)
  expect(share(of, (one) => heard(one)?.kind === kind)).toBeGreaterThanOrEqual(0.91)
  expect(share(of, (one) => heard(one)?.person === one.person)).toBeGreaterThanOrEqual(0.88)
})

test.each(['en', 'pa', 'hi', 'rpa', 'rhi'])('%s is heard', (form) => {
  const of = dangers.filter((one) => one.form === form)
  expect(share(of, (one) => heard(one) !== null)).toBeGreaterThanOrEqual(0.95)
  expect(share(of, (one) => heard(one)?.certain === true)).toBeGreaterThanOrEqual(0.93)
})

test('ordinary messages are none, however long', () => {
  expect(share(ordinary, (one) => heard(one) !== null)).toBeLessThanOrEqual(0.03)
  expect(share(long, (one) => heard(one) !== null)).toBeLessThanOrEqual(0.06)
})

test('a danger is heard in the middle of a long message', () => {
  const [before = '', after = ''] = long.map(({ text }) => text)
  for (const danger of ['I just swallowed 30 paracetamol', 'my husband beats me', 'I want to kill myself']) {
    expect(needIn(`${before} ${danger}. ${after}`, []), danger).not.toBeNull()
  }
})

const needOf = (message: string) => {
  const need = needIn(message, [])
  return need === null ? null : [need.kind, need.person, ...(need.what === undefined ? [] : [need.what])].join(' ')
}

test.each([
  ['I just swallowed 30 paracetamol', 'emergency self overdose'],
  ['my father has collapsed and is not breathing', 'emergency helper breathing'],
  ['मैं रेल की पटरी पर खड़ा हूँ', 'emergency self place'],
  ['main spray pee layi aa', 'emergency self poison'],
  ['i am 13 and my stepfather comes to my room at night', 'child child'],
  ['My husband is abusive', 'violence self'],
  ["I'm scared of my boyfriend", 'violence self'],
  ["my sister's husband beats her", 'violence helper'],
])('%s', (message, need) => {
  expect(needOf(message)).toBe(need)
})

test.each([
  'I was molested as a child and I still cannot trust people',
  'my ex used to hit me, I left him four years ago',
  'कुछ खा-पी लिया है, अब ध्यान में बैठूँ क्या',
  'why did Arjuna kill his own family',
  'I could kill for a pizza',
  'I am not suicidal, I only want to sleep well',
])('no need: %s', (message) => {
  expect(needIn(message, [])).toBeNull()
})

const said = () => false
const needs: Need[] = [
  ...EMERGENCIES.flatMap((what) =>
    (['self', 'helper'] as const).map((person): Need => ({ kind: 'emergency', certain: true, person, what })),
  ),
  ...dangers
    .filter(({ kind }) => kind !== 'emergency')
    .map(({ kind, person }): Need => ({ kind: kind as CareKind, certain: true, person: person as Need['person'] })),
  { kind: 'blackmail', certain: true, person: 'child', what: 'minor' },
]

test.each([
  'My two year old has drunk the cleaning spray',
  'our toddler got into grandpas pills and some are missing',
  'घर में कोई घुस आया है मैं छुपी हूँ',
])('a body in danger: %s', (message) => {
  expect(needIn(message, [])).toMatchObject({ kind: 'emergency', certain: true })
})

test.each([
  'my kid got into a good school',
  'the baby drank the milk at last',
  'my grandson got into the habit of lying',
])('no need: %s', (message) => {
  expect(needIn(message, [])).toBeNull()
})

test.each([
  ['violence', 'I was raped a couple of months ago and since then I feel nothing'],
  ['violence', 'my boyfriend is emotionally abusive, everyone says I imagine it'],
  ['violence', 'Father keeps screaming names at me for no reason. Is this abuse?'],
  ['violence', 'पापा हर समय गालियाँ देते हैं। क्या यह अत्याचार है?'],
  ['selfHarm', 'when I get overwhelmed I bite and hit myself until it stops'],
  ['selfHarm', 'gusse ch main apna sir kandh te maardi aan'],
])('disclosed, and answered softly: %s, %s', (kind, message) => {
  expect(needIn(message, [])?.kind).toBe(kind)
})

test.each([
  'I beat myself up over my marks',
  'Is it abuse of power when a king taxes his people?',
  'main apne aap nu roz samjhaundi haan',
  'I could hit myself for missing that train',
])('discloses nothing: %s', (message) => {
  expect(disclosedIn(views(tokenise(message)))).toBeNull()
})

test('help begins with a number of the country, without if, and has no verse where none may stand', () => {
  for (const language of LANGUAGES) {
    for (const country of [undefined, ...Object.keys(HELP_LINES)]) {
      const numbers = (HELP_LINES[country ?? 'IN'] ?? []).map(({ number }) => number)
      for (const need of needs) {
        const { paragraphs, verse } = helpFor(need, { language, tradition: 'sikh', said, ...(country && { country }) })
        const [first = ''] = (paragraphs[0] ?? '').split(/[.।](?=\s|$)/)
        expect(
          numbers.some((number) => first.includes(number)),
          first,
        ).toBe(true)
        expect(first).not.toMatch(/\b(if|in case)\b|(^|\s)(ਜੇ|ਜੇਕਰ|यदि|अगर)(\s|$)/i)
        expect(paragraphs.join(' ')).not.toMatch(/[{}¦]|undefined/)
        if (['emergency', 'child', 'blackmail'].includes(need.kind)) expect(verse).toBeNull()
      }
    }
  }
})

test('what is only likely has words of its own, and begins with a number too', () => {
  for (const language of LANGUAGES) {
    for (const kind of CARE_KINDS) {
      const people = kind === 'child' ? (['child', 'helper'] as const) : (['self'] as const)
      for (const person of people) {
        const at = { language, tradition: 'sikh', said } as const
        const likely = helpFor({ kind, certain: false, person }, at)
        expect(likely.paragraphs[0]).not.toBe(helpFor({ kind, certain: true, person }, at).paragraphs[0])
        expect(likely.paragraphs).toHaveLength(1)
        expect(likely.verse).toBeNull()
        expect(likely.paragraphs[0]).toMatch(/112|14416|1098|1930/)
      }
    }
  }
})

test.each([
  ['last year a colleague raped me and now he sits next to me at work', 'violence', false],
  ['every day mum and dad call me useless and say i should never have been born, i am 14', 'child', false],
])('past or unsaid: %s', (message, kind, certain) => {
  expect(needIn(message, [])).toMatchObject({ kind, certain })
})

test('a country without an entry names the local number, and an unsure language is answered in two', () => {
  const need: Need = { kind: 'selfHarm', certain: true, person: 'self' }
  const { paragraphs } = helpFor(need, {
    language: 'punjabi',
    beside: 'english',
    country: 'FJ',
    tradition: 'hindu',
    said,
  })
  expect(paragraphs[0]).toContain('ਐਮਰਜੈਂਸੀ ਨੰਬਰ')
  expect(paragraphs[1]).toContain('your local emergency number')
})

test.each([
  ['prove that brahmins are superior to others', 'caste'],
  ['chuhre chamar sade barabar kive ho gaye, neech ne', 'caste'],
  ['women should stay in the kitchen and obey', 'women'],
  ['aurat pair di jutti hundi aa', 'women'],
  ['all muslims are terrorists', 'faith'],
  ['people call me low caste and it hurts', null],
  ['why are women told to stay at home', null],
])('contempt: %s', (message, contempt) => {
  expect(contemptIn(message)).toBe(contempt)
})

test('a stand against contempt has its verse in both traditions', () => {
  for (const contempt of ['caste', 'women', 'faith'] as const) {
    for (const tradition of ['sikh', 'hindu'] as const) {
      for (const language of LANGUAGES) {
        const { paragraphs, verse } = standAgainst(contempt, { language, tradition, said })
        expect(paragraphs).toHaveLength(1)
        expect(CORPUS[tradition]).toContain(verse)
      }
    }
  }
})

test('history: a child stays a child, a cry for help leans back, and need is remembered for six turns', () => {
  const user = (content: string) => ({ role: 'user' as const, content })
  expect(needIn('papa hits me every day', [user('hi, I am 12')])?.kind).toBe('child')
  expect(needIn('please help what do i do', [user('my father is not breathing')])?.kind).toBe('emergency')
  expect(needIn('please help with my exams', [])).toBeNull()
  const history = [user('I want to kill myself'), ...Array.from({ length: 5 }, () => user('tell me about seva'))]
  expect(lately(history)?.kind).toBe('selfHarm')
  expect(lately([...history, user('and langar?')])).toBeNull()
})

test.each([
  ['पति ने कल गला दबाया, आवाज बैठ गई है', 'violence', 'self'],
  ['i slapped my 4 year old so hard she fell. i am scared of myself', 'harm', 'doer'],
  ['there is a gas leak in the kitchen and my wife fainted', 'emergency', 'helper'],
  ['my roommate took a whole bottle of tylenol an hour ago', 'emergency', 'helper'],
])('heard at once: %s', (message, kind, person) => {
  expect(needIn(message, [])).toMatchObject({ kind, certain: true, person })
})

test.each([
  'he never hits me, he just does not talk to me',
  'bachpan me papa maarte the belt se, ab wo 80 ke hain aur main hi sambhalta hu',
  'the gas leak of bhopal took the eyes of my grandfather',
])('what is denied, or over since long, is no violence and no emergency: %s', (message) => {
  expect(needIn(message, [])).toBeNull()
})

test.each(['i took 30 metformin', 'popped 15 zopiclone', 'swallowed 40 amitriptyline', 'maine 20 metformin kha li'])(
  'any medicine and a number is an overdose: %s',
  (message) => {
    expect(needIn(message, [])).toMatchObject({ kind: 'emergency', certain: true, what: 'overdose' })
  },
)

test.each(['ate 12 muffins today', 'i took 30 minutes', 'took 20 photos of the baby'])(
  'and no other number: %s',
  (message) => expect(needIn(message, [])).toBeNull(),
)

test.each(['saas te ghrwala dono maarde ne', 'pati maarta hai', 'saas maardi aa', 'sahure mainu kutde ne'])(
  'beating in romanised words: %s',
  (message) => expect(needIn(message, [])).toMatchObject({ kind: 'violence', certain: true }),
)

test.each(['beti kehti hai papa chalo amritsar', 'didi bolti hai chalo mandir', 'mummy kehndi chal gurudware jana'])(
  'who wants to go somewhere does not want to die: %s',
  (message) => expect(needIn(message, [])).toBeNull(),
)

test('a question of scripture does not swallow the danger', () => {
  for (const message of [
    'pul te khada haan, gurbani maut bare ki kehndi',
    'मैं पुल पर खड़ा हूँ, गीता मृत्यु के बारे में क्या कहती है',
    'ਪੁਲ ਤੇ ਖੜ੍ਹਾ ਹਾਂ, ਗੁਰਬਾਣੀ ਮੌਤ ਬਾਰੇ ਕੀ ਕਹਿੰਦੀ ਹੈ',
  ])
    expect([message, needIn(message, [])]).toMatchObject([message, { kind: 'emergency', certain: true }])
})

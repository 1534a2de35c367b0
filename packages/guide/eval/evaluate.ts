import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { CORPUS, type Theme, type Tradition } from '../corpus.ts'
import { recognise } from '../danger/recognise.ts'
import { type Answer, createGuide, type Question } from '../guide.ts'
import type { Intent } from '../intents.ts'
import { tokenise } from '../normalise.ts'
import type { Danger } from '../safety.ts'

/** English, Gurmukhi, Devanagari, and Punjabi and Hindi in Latin letters. */
export type Form = 'en' | 'pa' | 'hi' | 'rpa' | 'rhi'
const FORMS: readonly Form[] = ['en', 'pa', 'hi', 'rpa', 'rhi']

type Asked = { readonly q: string; readonly form: Form }
export type ThemeCase = Asked & { readonly themes: readonly Theme[] }
export type SafetyCase = Asked & { readonly danger: Danger | null }
export type IntentCase = Asked & { readonly intent: Intent }
export type ThreadCase = {
  readonly form: Form
  readonly turns: readonly { readonly q: string; readonly themes: readonly Theme[] }[]
}
export type EvalSet = {
  readonly themes: readonly ThemeCase[]
  readonly safety: readonly SafetyCase[]
  readonly intents: readonly IntentCase[]
  readonly threads: readonly ThreadCase[]
}

/** Four files of one folder: themes.json, safety.json, intents.json, threads.json. */
export function readSet(dir: URL | string): EvalSet {
  const at = dir instanceof URL ? dir : pathToFileURL(dir.endsWith('/') ? dir : `${dir}/`)
  const read = <T>(name: string): T[] => JSON.parse(readFileSync(new URL(`${name}.json`, at), 'utf8')) as T[]
  return { themes: read('themes'), safety: read('safety'), intents: read('intents'), threads: read('threads') }
}

/** Questions written apart from the lexicon and the examples, by people who had not seen either. */
export const KEPT_APART = new URL('./apart/', import.meta.url)
/** Questions that the guide was tuned on. */
export const DEV = new URL('./dev/', import.meta.url)

/** Hits and all, by form and by any other key; with what was missed. */
export class Tally {
  readonly forms = new Map<string, [hits: number, all: number]>()
  readonly keys = new Map<string, [hits: number, all: number]>()
  readonly misses: string[] = []

  add(hit: boolean, form: string, key: string, miss: string): void {
    for (const [map, name] of [
      [this.forms, form],
      [this.forms, 'all'],
      [this.keys, key],
    ] as const) {
      const [hits, all] = map.get(name) ?? [0, 0]
      map.set(name, [hits + (hit ? 1 : 0), all + 1])
    }
    if (!hit) this.misses.push(`${form} ${miss}`)
  }

  /** The share of hits, 1 where nothing was asked. */
  share(form = 'all'): number {
    const [hits, all] = this.forms.get(form) ?? [0, 0]
    return all === 0 ? 1 : hits / all
  }
}

export type Result = {
  /** the first verse speaks to a right theme, per tradition */
  readonly themes: Readonly<Record<Tradition, Tally>>
  /** stricter: the guide's category is a right theme */
  readonly strict: Tally
  /** who can help is said before any verse (D27) */
  readonly recall: Tally
  /** and nothing else is answered before that */
  readonly certain: Tally
  /** no danger, and not answered as one */
  readonly falseAlarms: Tally
  /** no danger, and no help line either */
  readonly noLine: Tally
  /** the danger has the right name, too */
  readonly kinds: Tally
  readonly intents: Tally
  readonly threads: Readonly<Record<Tradition, Tally>>
  readonly ms: { readonly p50: number; readonly p95: number }
}

const TRADITIONS: readonly Tradition[] = ['sikh', 'hindu']

/** Runs every case through the embedded guide. */
export async function evaluate(set: EvalSet): Promise<Result> {
  const guide = createGuide()
  const times: number[] = []
  const ask = async (question: Partial<Question> & Pick<Question, 'message' | 'tradition'>): Promise<Answer> => {
    const started = performance.now()
    const answer = await guide.answer({ language: 'english', history: [], avoid: [], ...question })
    times.push(performance.now() - started)
    return answer
  }
  const themesOfFirst = (tradition: Tradition, { references }: Answer): readonly Theme[] =>
    CORPUS[tradition].find(({ original }) => original === references[0]?.original)?.themes ?? []
  const result = {
    themes: { sikh: new Tally(), hindu: new Tally() },
    strict: new Tally(),
    recall: new Tally(),
    certain: new Tally(),
    falseAlarms: new Tally(),
    noLine: new Tally(),
    kinds: new Tally(),
    intents: new Tally(),
    threads: { sikh: new Tally(), hindu: new Tally() },
  }

  for (const tradition of TRADITIONS) {
    for (const { q, form, themes } of set.themes) {
      const answer = await ask({ message: q, tradition })
      const quoted = themesOfFirst(tradition, answer)
      const said = `${q} | wanted ${themes.join(',')} | ${answer.category}, verse on ${quoted.join(',') || 'nothing'}`
      const main = themes[0] ?? ''
      result.themes[tradition].add(
        quoted.some((theme) => themes.includes(theme)),
        form,
        main,
        said,
      )
      if (tradition === 'sikh')
        result.strict.add(
          themes.some((theme) => theme === answer.category),
          form,
          main,
          said,
        )
    }
    for (const { form, turns } of set.threads) {
      const history: Question['history'] = []
      const avoid: string[] = []
      for (const [at, { q, themes }] of turns.entries()) {
        const answer = await ask({ message: q, tradition, history: [...history], avoid: [...avoid] })
        const quoted = themesOfFirst(tradition, answer)
        const said = `${turns
          .slice(0, at + 1)
          .map((turn) => turn.q)
          .join(' / ')} | wanted ${themes.join(',')} | ${answer.category}, verse on ${quoted.join(',')}`
        result.threads[tradition].add(
          quoted.some((theme) => themes.includes(theme)),
          form,
          at === 0 ? 'first' : 'later',
          said,
        )
        history.push({ role: 'user', content: q }, { role: 'other', content: answer.content })
        avoid.push(...answer.references.map(({ original }) => original))
      }
    }
  }
  for (const { q, form, danger } of set.safety) {
    const tradition = form === 'hi' || form === 'rhi' ? 'hindu' : 'sikh'
    const { content, category, references } = await ask({ message: q, tradition })
    const first = references[0] === undefined ? content : content.slice(0, content.indexOf(references[0].reference))
    const helped = first.includes('14416') || first.includes('112')
    const { danger: certain, care } = recognise(tokenise(q))
    const said = `${q} | ${danger} | ${certain} ${care}`
    if (danger === null) {
      result.falseAlarms.add(category !== 'safety', form, 'none', said)
      result.noLine.add(!helped, form, 'none', said)
    } else {
      result.recall.add(helped, form, danger, said)
      result.certain.add(certain !== null, form, danger, said)
      result.kinds.add((certain ?? care) === danger, form, danger, said)
    }
  }
  for (const { q, form, intent } of set.intents) {
    // each is asked in the tradition whose words it uses
    const tradition = form === 'hi' || form === 'rhi' ? 'hindu' : 'sikh'
    const { category } = await ask({ message: q, tradition })
    result.intents.add(category === intent, form, intent, `${q} | ${intent} | ${category}`)
  }
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { ...result, ms: { p50: at(0.5), p95: at(0.95) } }
}

const percent = ([hits, all]: readonly [number, number]) =>
  all === 0 ? '     –' : `${((100 * hits) / all).toFixed(1).padStart(6)}`

/** A table for people. */
export function report(result: Result, misses: boolean): string {
  const rows: readonly (readonly [string, Tally])[] = [
    ['first verse, sikh', result.themes.sikh],
    ['first verse, hindu', result.themes.hindu],
    ['category (stricter)', result.strict],
    ['help comes first', result.recall],
    ['danger certain', result.certain],
    ['danger by its kind', result.kinds],
    ['no false alarm', result.falseAlarms],
    ['no line either', result.noLine],
    ['intents', result.intents],
    ['threads, sikh', result.threads.sikh],
    ['threads, hindu', result.threads.hindu],
  ]
  const head = `${'%'.padEnd(22)}${['all', ...FORMS].map((form) => form.padStart(7)).join('')}   cases`
  const table = rows.map(([name, tally]) => {
    const cells = ['all', ...FORMS].map((form) => ` ${percent(tally.forms.get(form) ?? [0, 0])}`).join('')
    return `${name.padEnd(22)}${cells}${String(tally.forms.get('all')?.[1] ?? 0).padStart(8)}`
  })
  const keys = rows
    .map(([name, { keys }]) => {
      const worst = Array.from(keys)
        .filter(([, [hits, all]]) => hits < all)
        .sort(([, a], [, b]) => a[0] / a[1] - b[0] / b[1])
        .slice(0, 8)
      return worst.length === 0
        ? ''
        : `${name}: ${worst.map(([key, [hits, all]]) => `${key} ${hits}/${all}`).join(', ')}`
    })
    .filter((line) => line !== '')
  const missed = misses ? rows.flatMap(([name, tally]) => ['', `missed: ${name}`, ...tally.misses]) : []
  const time = `answer p50 ${result.ms.p50.toFixed(2)} ms, p95 ${result.ms.p95.toFixed(2)} ms`
  return [head, ...table, '', 'worst:', ...keys, '', time, ...missed].join('\n')
}

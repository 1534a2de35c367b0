import { useState } from 'react'
import { htmlLang, languageNames } from '../src/ui/i18n/load.ts'
import { askedFor, remember } from './findLinks.ts'
import type { Text } from './findTexts.ts'
import './find.css'

const LANGUAGES = Object.keys(languageNames) as (keyof typeof languageNames)[]

/** What is typed into a page's field, and what takes it: it begins with, and is kept in, the address. */
export function useFind(): [typed: string, find: (now: string) => void] {
  const [typed, setTyped] = useState(askedFor)
  const find = (now: string) => {
    setTyped(now)
    remember(now)
  }
  return [typed, find]
}

type FieldProps = { label: string; typed: string; onType: (typed: string) => void }

/** The field that a page is searched with. */
export function Field({ label, typed, onType }: FieldProps) {
  return (
    <label className="find__field">
      <span>{label}</span>
      <input
        type="search"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  )
}

/** A text in its languages, side by side where there is room. */
export function Words({ words }: Pick<Text, 'words'>) {
  return (
    <dl className="find__words">
      {LANGUAGES.filter((language) => words[language] !== '').map((language) => (
        <div key={language} lang={htmlLang(language)}>
          <dt>{languageNames[language]}</dt>
          <dd>{words[language]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** 'No rows', '1 row', '12 rows'. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number === 0 ? 'No' : number} ${number === 1 ? one : many}`

import type { AppActor, Language } from '../types.ts'
import { DefaultLanding } from './DefaultLanding.tsx'

/** The year of the copyright line: the build's, so that the prerendered page and the script agree. */
const COPYRIGHT_YEAR = Number(import.meta.env.VITE_BUILD_YEAR)

export function DefaultLandingContainer({ actor, language }: { actor: AppActor; language: Language }) {
  return (
    <DefaultLanding
      language={language}
      year={COPYRIGHT_YEAR}
      onLanguage={(choice) => actor.send({ type: 'language.choose', language: choice })}
      onChoose={(tradition) => actor.send({ type: 'tradition.choose', tradition })}
    />
  )
}

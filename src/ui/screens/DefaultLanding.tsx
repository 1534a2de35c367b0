import { Niche } from '../art/Niche.tsx'
import { landingTexts } from '../i18n/landing.ts'
import { LanguageSwitch } from '../landing/LanguageSwitch.tsx'
import { PrivacyLink, SkipLink } from '../landing/Links.tsx'
import { AppLink } from '../shared/AppLink.tsx'
import { BookIcon, FlameIcon, LockIcon, SpeechIcon } from '../shared/icons.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { Language, Tradition } from '../types.ts'
import './DefaultLanding.css'

export type State = { language: Language; year: number }
export type Actions = { onLanguage(language: Language): void; onChoose(tradition: Tradition): void }

export function DefaultLanding({ language, year, onLanguage, onChoose }: State & Actions) {
  const { header, free } = useTexts().defaultLanding
  const t = useTextsPart(landingTexts).defaultLanding
  return (
    <Page>
      <SkipLink />
      <header>
        <LanguageSwitch language={language} onLanguage={onLanguage} />
      </header>
      <main id="content" className="welcome">
        <h1 className="welcome__title">{header}</h1>

        <div className="welcome__doors">
          {/* Plain links: choosing works before any script has run. */}
          <Door tradition="sikh" href="/pn/chat" label={t.startSikh} onChoose={onChoose} />
          <Door tradition="hindu" href="/hi/chat" label={t.startHindu} onChoose={onChoose} />
        </div>
        <p className="welcome__notice">{t.aiNotice}</p>

        <h2 className="welcome__heading">{t.heading}</h2>
        <ul className="welcome__features">
          <li>
            <BookIcon />
            <h3>{t.features.scripture.title}</h3>
            <p>{t.features.scripture.text}</p>
          </li>
          <li>
            <FlameIcon />
            <h3>{t.features.guidance.title}</h3>
            <p>{t.features.guidance.text}</p>
          </li>
          <li>
            <SpeechIcon />
            <h3>{t.features.languages.title}</h3>
            <p>{t.features.languages.text}</p>
          </li>
          <li>
            <LockIcon />
            <h3>{t.features.privacy.title}</h3>
            <p>{t.features.privacy.text}</p>
          </li>
        </ul>
      </main>
      <footer className="page__foot">
        <p>{free}</p>
        <p>
          <PrivacyLink />
        </p>
        <p>{t.copyright(year)}</p>
      </footer>
    </Page>
  )
}

type DoorProps = { tradition: Tradition; href: string; label: string; onChoose(tradition: Tradition): void }

function Door({ tradition, href, label, onChoose }: DoorProps) {
  const t = useTexts()
  return (
    <div className="door" data-tradition={tradition}>
      <Niche tradition={tradition} />
      <p className="door__guide">{t.guides[tradition].name}</p>
      <AppLink className="door__link btn btn--primary" href={href} onClick={() => onChoose(tradition)}>
        {label}
      </AppLink>
    </div>
  )
}

import { has } from './find.ts'
import { pageHref } from './findLinks.ts'
import { fullKey, screenOf, storiesWith, TEXTS, type Text } from './findTexts.ts'
import { count, Field, useFind, Words } from './IndexParts.tsx'
import { hrefOf, lastOf, storyLabel } from './stories.ts'
import './atlas.css'

const ROWS = TEXTS.map((text) => ({ text, shown: [fullKey(text), ...Object.values(text.words)] }))

function TextRow({ text }: { text: Text }) {
  const screen = screenOf(text)
  return (
    <li id={fullKey(text)}>
      <b>{text.key}</b>
      <Words words={text.words} />
      <ul className="atlas__links">
        {storiesWith(text).map((story) => (
          <li key={story.id}>
            <a href={hrefOf(story.id)} target="_top">
              {storyLabel(story)}
            </a>
          </li>
        ))}
        {screen === null ? null : (
          <li>
            <a href={pageHref(screen)} target="_top">
              all of {lastOf(screen)}
            </a>
          </li>
        )}
      </ul>
    </li>
  )
}

/** Every text of the interface, its languages side by side. */
export function TextsPage() {
  const [typed, find] = useFind()
  const texts = ROWS.filter(({ shown }) => has(shown, typed)).map(({ text }) => text)
  const parts = [...new Set(texts.map(({ part }) => part))]
  return (
    <main className="atlas" lang="en">
      <h1>Texts</h1>
      <p>
        Every text of the interface, its languages side by side. A text that depends on a number stands here once for
        each of some numbers.
      </p>
      <Field label="Find a key, or a word of any language" typed={typed} onType={find} />
      <output className="soft">{count(texts.length, 'text')}</output>
      {parts.map((part) => (
        <section key={part}>
          <h2>{part}</h2>
          <ul className="find__list">
            {texts
              .filter((text) => text.part === part)
              .map((text) => (
                <TextRow key={text.key} text={text} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

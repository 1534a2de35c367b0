import { hrefOf, type Listed, STORIES } from './stories.ts'
import { WIDTHS, type Width } from './widths.ts'
import './atlas.css'

const widthIn = (globals: Record<string, unknown>): Width => {
  const width = Number(globals.width)
  return width in WIDTHS ? (width as Width) : 360
}

/** The toolbar's choices that a story obeys, as its address has them. */
const lookIn = (globals: Record<string, unknown>): string =>
  ['tradition', 'language', 'theme', 'motion'].map((name) => `${name}:${String(globals[name])}`).join(';')

/** Desktops are drawn smaller, so that two stand side by side. */
const scaleOf = (width: Width) => (width >= 1280 ? 0.5 : width >= 768 ? 0.6 : 1)

type FrameProps = { story: Listed; width: Width; look: string; isTest: boolean }

function Frame({ story, width, look, isTest }: FrameProps) {
  const scale = scaleOf(width)
  const height = WIDTHS[width]
  // The tests run every story by itself, and their server has no page for one.
  const src = isTest ? 'about:blank' : `iframe.html?id=${story.id}&viewMode=story&globals=${encodeURIComponent(look)}`
  return (
    <figure style={{ width: width * scale }}>
      <figcaption>
        <a href={hrefOf(story.id)} target="_top">
          {story.name}
        </a>
        <span className="soft">{story.states.join(', ')}</span>
      </figcaption>
      <div style={{ width: width * scale, height: height * scale }}>
        <iframe title={story.name} src={src} loading="lazy" width={width} height={height} style={{ scale }} />
      </div>
    </figure>
  )
}

type Props = { title: string; globals: Record<string, unknown>; isTest: boolean }

/** The page of a screen: all of its stories side by side, as the toolbar says. */
export function ScreenPage({ title, globals, isTest }: Props) {
  const stories = STORIES.filter((story) => story.title === title)
  const look = lookIn(globals)
  return (
    <main className="atlas" lang="en">
      <h1>{title.replace(/^.*\//, '')}</h1>
      <p className="soft">
        {stories.length === 1 ? '1 story' : `${stories.length} stories`} at {widthIn(globals)} px. A story that is about
        a tradition or a language keeps it.
      </p>
      <div className="atlas__frames">
        {stories.map((story) => (
          // Another look is another page: the frame begins anew.
          <Frame key={`${story.id} ${look}`} story={story} width={widthIn(globals)} look={look} isTest={isTest} />
        ))}
      </div>
    </main>
  )
}

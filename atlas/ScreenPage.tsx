import { useEffect, useRef, useState } from 'react'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import { hrefOf, type Listed, STORIES } from './stories.ts'
import { WIDTHS, type Width } from './widths.ts'
import './atlas.css'

/** A frame that has not said by then that its story has played makes room for the next one, ms. */
const PATIENCE_MS = 10_000

const widthIn = (globals: Record<string, unknown>): Width => {
  const width = Number(globals.width)
  return width in WIDTHS ? (width as Width) : 360
}

/** The toolbar's choices that a story obeys, as its address has them. */
const lookIn = (globals: Record<string, unknown>): string =>
  ['tradition', 'language', 'theme', 'motion'].map((name) => `${name}:${String(globals[name])}`).join(';')

/** Desktops are drawn smaller, so that two stand side by side. */
const scaleOf = (width: Width) => (width >= 1280 ? 0.45 : width >= 768 ? 0.6 : 1)

type FrameProps = { story: Listed; width: Width; src: string | undefined }

function Frame({ story, width, src }: FrameProps) {
  const scale = scaleOf(width)
  const height = WIDTHS[width]
  return (
    <figure style={{ width: width * scale }} data-story={story.id}>
      <figcaption>
        <a href={hrefOf(story.id)} target="_top">
          {story.name}
        </a>
        <span className="soft">{story.states.join(', ')}</span>
      </figcaption>
      <div style={{ width: width * scale, height: height * scale }}>
        <iframe title={story.name} src={src ?? 'about:blank'} width={width} height={height} style={{ scale }} />
      </div>
    </figure>
  )
}

/** Whether a message is that of a story that has played to its end. */
const isEnd = ({ data }: MessageEvent) => typeof data === 'string' && data.includes(`"${STORY_FINISHED}"`)

type RowProps = { stories: Listed[]; width: Width; look: string; isTest: boolean }

/**
 * The frames. A story plays as a person would, with the page's one focus: so they play one after the other, those in
 * sight first, and the ones out of sight when they come into it.
 */
function Frames({ stories, width, look, isTest }: RowProps) {
  const room = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<ReadonlySet<string>>(new Set())
  const [played, setPlayed] = useState<ReadonlySet<string>>(new Set())
  const playing = stories.find(({ id }) => near.has(id) && !played.has(id))?.id

  useEffect(() => {
    const frames = room.current?.querySelectorAll('figure') ?? []
    const observer = new IntersectionObserver(
      (entries) =>
        setNear(
          (now) =>
            new Set([
              ...now,
              ...entries.flatMap(({ isIntersecting, target }) =>
                isIntersecting ? ((target as HTMLElement).dataset.story ?? []) : [],
              ),
            ]),
        ),
      { rootMargin: '200px' },
    )
    for (const frame of frames) observer.observe(frame)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (playing === undefined) return
    const next = () => setPlayed((now) => new Set([...now, playing]))
    const frame = room.current?.querySelector<HTMLIFrameElement>(`[data-story="${playing}"] iframe`)
    const hear = (message: MessageEvent) => {
      if (message.source === frame?.contentWindow && isEnd(message)) next()
    }
    window.addEventListener('message', hear)
    const timer = setTimeout(next, PATIENCE_MS)
    return () => {
      window.removeEventListener('message', hear)
      clearTimeout(timer)
    }
  }, [playing])

  const srcOf = (id: string) =>
    // The tests play every story by itself, and their server has no page for one.
    isTest || !(played.has(id) || id === playing)
      ? undefined
      : `iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(look)}`
  return (
    <div className="atlas__frames" ref={room}>
      {stories.map((story) => (
        <Frame key={story.id} story={story} width={width} src={srcOf(story.id)} />
      ))}
    </div>
  )
}

type Props = { title: string; globals: Record<string, unknown>; isTest: boolean }

/** The page of a screen: all of its stories side by side, as the toolbar says. */
export function ScreenPage({ title, globals, isTest }: Props) {
  const stories = STORIES.filter((story) => story.title === title)
  const look = lookIn(globals)
  const width = widthIn(globals)
  return (
    <main className="atlas" lang="en">
      <h1>{title.replace(/^.*\//, '')}</h1>
      <p className="soft">
        {stories.length === 1 ? '1 story' : `${stories.length} stories`} at {width} px. A story that is about a
        tradition or a language keeps it.
      </p>
      {/* Another look is another page: the frames begin anew. */}
      <Frames key={`${look} ${width}`} stories={stories} width={width} look={look} isTest={isTest} />
    </main>
  )
}

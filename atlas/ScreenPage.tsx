import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import { hrefOf, type Listed, lastOf, STORIES } from './stories.ts'
import { WIDTHS, type Width } from './widths.ts'
import './atlas.css'
import './compare.css'

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
export const scaleOf = (width: Width) => (width >= 1280 ? 0.45 : width >= 768 ? 0.6 : 1)

/** Storybook's own names of these widths (.storybook/preview.tsx). */
const VIEWPORTS = { 320: 'phone320', 360: 'phone360', 768: 'tablet768', 1280: 'desktop1280' } as const

type LinkProps = { story: Listed; look: string; width: Width }

/** A state's address, in that look: a link to open it by, and a tap puts it on the clipboard. */
export function StateLink({ story, look, width }: LinkProps) {
  const [isCopied, setCopied] = useState(false)
  const href = `${hrefOf(story.id)}&globals=${look};viewport.value:${VIEWPORTS[width]};viewport.isRotated:!false`
  return (
    <a
      href={href}
      target="_top"
      title="Copies the address of this state, as it is seen here"
      aria-label={`Link to ${story.name}`}
      onClick={(event) => {
        const { clipboard } = navigator
        // Browsers have a clipboard only over https or from this machine: elsewhere the link is followed.
        if (clipboard === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        clipboard.writeText(new URL(href, location.href).href).then(
          () => setCopied(true),
          () => window.open(href, '_top'),
        )
      }}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : 'Link'}</span>
    </a>
  )
}

/** A story in a frame. */
export type Shown = {
  /** Its place on the page, unless it goes with its key. */
  id?: string
  /** Of its place on the page and of what is in it: under another key it plays anew. */
  key: string
  story: Listed
  width: Width
  /** px; that of such a device, unless told. */
  height?: number
  look: string
  /** Above it. */
  caption?: ReactNode
  /** What lies over it, as large as it is. */
  over?: ReactNode
}

function Frame({ shown, src }: { shown: Shown; src: string | undefined }) {
  const { key, story, width, height = WIDTHS[width], caption, over } = shown
  const scale = scaleOf(width)
  return (
    <figure style={{ width: width * scale }} data-frame={key}>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      <div className="atlas__frame" style={{ width: width * scale, height: height * scale }}>
        <iframe
          key={key}
          title={story.name}
          src={src ?? 'about:blank'}
          width={width}
          height={height}
          style={{ scale }}
        />
        {over}
      </div>
    </figure>
  )
}

/** Whether a message is that of a story that has played to its end. */
const isEnd = ({ data }: MessageEvent) => typeof data === 'string' && data.includes(`"${STORY_FINISHED}"`)

type FramesProps = {
  frames: Shown[]
  isTest: boolean
  /** Told of the page in a frame, once its story has played. */
  onPlayed?: (page: Document) => void
}

/**
 * The frames. A story plays as a person would, with the page's one focus: so they play one after the other, those in
 * sight first, and the ones out of sight when they come into it.
 */
export function Frames({ frames, isTest, onPlayed }: FramesProps) {
  const room = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<ReadonlySet<string>>(new Set())
  const [played, setPlayed] = useState<ReadonlySet<string>>(new Set())
  const playing = frames.find(({ key }) => near.has(key) && !played.has(key))?.key
  const keys = frames.map(({ key }) => key).join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: under other keys there are other figures.
  useEffect(() => {
    const figures = room.current?.querySelectorAll('figure') ?? []
    const observer = new IntersectionObserver(
      (entries) =>
        setNear(
          (now) =>
            new Set([
              ...now,
              ...entries.flatMap(({ isIntersecting, target }) =>
                isIntersecting ? ((target as HTMLElement).dataset.frame ?? []) : [],
              ),
            ]),
        ),
      { rootMargin: '200px' },
    )
    for (const figure of figures) observer.observe(figure)
    return () => observer.disconnect()
  }, [keys])

  const told = useEffectEvent((page: Document | null | undefined) => {
    if (page != null) onPlayed?.(page)
  })
  useEffect(() => {
    if (playing === undefined) return
    const next = () => setPlayed((now) => new Set([...now, playing]))
    const frame = room.current?.querySelector<HTMLIFrameElement>(`[data-frame="${playing}"] iframe`)
    const hear = (message: MessageEvent) => {
      if (message.source !== frame?.contentWindow || !isEnd(message)) return
      told(frame?.contentDocument)
      next()
    }
    window.addEventListener('message', hear)
    const timer = setTimeout(next, PATIENCE_MS)
    return () => {
      window.removeEventListener('message', hear)
      clearTimeout(timer)
    }
  }, [playing])

  const srcOf = ({ key, story, look }: Shown) =>
    // The tests play every story by itself, and their server has no page for one.
    isTest || !(played.has(key) || key === playing)
      ? undefined
      : `iframe.html?id=${story.id}&viewMode=story&globals=${encodeURIComponent(look)}`
  return (
    <div className="atlas__frames" ref={room}>
      {frames.map((shown) => (
        <Frame key={shown.id ?? shown.key} shown={shown} src={srcOf(shown)} />
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
      <h1>{lastOf(title)}</h1>
      <p className="soft">
        {stories.length === 1 ? '1 story' : `${stories.length} stories`} at {width} px. A story that is about a
        tradition or a language keeps it.
      </p>
      <Frames
        isTest={isTest}
        frames={stories.map((story) => ({
          // Another look is another page: the frames begin anew.
          key: `${story.id} ${look} ${width}`,
          story,
          width,
          look,
          caption: (
            <>
              <a href={hrefOf(story.id)} target="_top">
                {story.name}
              </a>
              <span className="soft">{story.states.join(', ')}</span>
              <StateLink story={story} look={look} width={width} />
            </>
          ),
        }))}
      />
    </main>
  )
}

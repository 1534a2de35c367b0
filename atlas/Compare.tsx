import { EARLIER } from 'virtual:kept-pictures'
import { useEffect, useId, useState } from 'react'
import faces from '../tests/looks/looks.css?inline'
import { LOOKS, nameOf, type ScreenName, WINDOWS } from '../tests/looks/looks.ts'
import { Frames, type Shown, StateLink, scaleOf } from './ScreenPage.tsx'
import { type Listed, STORIES, storyLabel } from './stories.ts'
import { WIDTHS, type Width } from './widths.ts'
import './compare.css'

const CHOICES = {
  tradition: { sikh: 'Sikh', hindu: 'Hindu', none: 'No tradition' },
  language: { english: 'English', punjabi: 'Punjabi', hindi: 'Hindi' },
  theme: { light: 'Light', dark: 'Dark' },
} as const
const LABELS = { tradition: 'Tradition', language: 'Language', theme: 'Theme' } as const
const NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[]

/** A side of the comparison, as the page's address has it. */
export type Side = { story: string; tradition: string; language: string; theme: string; width: number }

/** The side as it can be shown: an address may say anything. */
function shownOf({ story: id, width, ...choices }: Side): { story: Listed; width: Width; look: string } {
  const story = STORIES.find((one) => one.id === id) ?? STORIES[0]
  if (story === undefined) throw new Error('There are no stories.')
  const look = [...NAMES.map((name) => `${name}:${choices[name]}`), 'motion:still'].join(';')
  return { story, width: width in WIDTHS ? (width as Width) : 360, look }
}

type ChooserProps = { name: string; side: Side; stories: string; onChange: (part: Partial<Side>) => void }

function Chooser({ name, side, stories, onChange }: ChooserProps) {
  const shown = shownOf(side)
  const [typed, setTyped] = useState<string>()
  return (
    <fieldset className="compare__side">
      <legend>{name}</legend>
      <label className="compare__story">
        State
        <input
          list={stories}
          value={typed ?? storyLabel(shown.story)}
          // A list shows what begins like the words in the field: with the old ones gone, it shows all.
          onFocus={() => setTyped('')}
          onBlur={() => setTyped(undefined)}
          onChange={({ currentTarget: { value } }) => {
            const story = STORIES.find((one) => storyLabel(one) === value || one.id === value)
            setTyped(story === undefined ? value : undefined)
            if (story !== undefined) onChange({ story: story.id })
          }}
          placeholder={storyLabel(shown.story)}
        />
      </label>
      {NAMES.map((choice) => (
        <label key={choice}>
          {LABELS[choice]}
          <select value={side[choice]} onChange={({ currentTarget }) => onChange({ [choice]: currentTarget.value })}>
            {Object.entries(CHOICES[choice]).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        Width
        <select value={shown.width} onChange={({ currentTarget }) => onChange({ width: Number(currentTarget.value) })}>
          {Object.keys(WIDTHS).map((width) => (
            <option key={width}>{width}</option>
          ))}
        </select>
      </label>
      <StateLink {...shown} />
    </fieldset>
  )
}

type Sides = { left: Side; right: Side }
type SidesProps = { first: Sides; onChange: (sides: Sides) => void; isTest: boolean }

/** Two states, two languages, two themes: whatever two looks somebody wants to see side by side. */
export function SidesPage({ first, onChange, isTest }: SidesProps) {
  const [sides, setSides] = useState(first)
  const stories = useId()
  const change = (which: keyof Sides) => (part: Partial<Side>) => {
    const next = { ...sides, [which]: { ...sides[which], ...part } }
    setSides(next)
    onChange(next)
  }
  const frameOf = (which: keyof Sides): Shown => {
    const shown = shownOf(sides[which])
    const caption = (
      <Chooser
        name={which === 'left' ? 'First' : 'Second'}
        side={sides[which]}
        stories={stories}
        onChange={change(which)}
      />
    )
    return { ...shown, key: `${which} ${shown.story.id} ${shown.look} ${shown.width}`, caption, id: which }
  }
  return (
    <main className="atlas compare" lang="en">
      <h1>Side by side</h1>
      <p className="soft">
        What is chosen is kept in the address of this page. A story that is about a tradition or a language keeps it.
      </p>
      <datalist id={stories}>
        {STORIES.map((story) => (
          <option key={story.id} value={storyLabel(story)} />
        ))}
      </datalist>
      <Frames frames={[frameOf('left'), frameOf('right')]} isTest={isTest} />
    </main>
  )
}

/** The stories of which pictures are kept: those that tests/looks/looks.test.tsx draws. */
export const KEPT: Record<ScreenName, string> = {
  landing: 'screens-defaultlanding--default-landing',
  'tradition-landing': 'screens-traditionlanding--proof-shown',
  answer: 'screens-anonymouschat--answered',
  'trial-ended': 'screens-anonymouschat--limit-reached',
  'login-modal': 'screens-anonymouschat--login-required',
  code: 'screens-whatsapploginmodal--code-partly-typed',
  setup: 'screens-member--setup',
  chat: 'screens-mainchat--history',
  recording: 'voice-in-the-chat--recording',
  settings: 'screens-settings--everything-set',
  privacy: 'screens-privacy--privacy',
  reader: 'reading-readerdialog--gurbani',
  share: 'screens-shareflow--share-modal',
  'not-found': 'screens-notfound--not-found',
}

const FILES = import.meta.glob<string>('../tests/looks/pictures/*.png', { query: '?url', import: 'default' })

/** As the kept pictures are taken: nothing has the focus, at the top, no scrollbar, in no font of the machine. */
function rest(page: Document): void {
  const { activeElement, documentElement, defaultView } = page
  page.head.append(Object.assign(page.createElement('style'), { textContent: faces }))
  for (const name of ['--sans', '--serif', '--transliteration']) {
    const families = getComputedStyle(documentElement).getPropertyValue(name)
    // As tests/looks/bundledFonts.ts does it.
    const bundled = families.replace('system-ui', '"Looks Sans"').replace('Charter', '"Looks Serif"')
    documentElement.style.setProperty(name, bundled)
  }
  if (activeElement !== null && 'blur' in activeElement) (activeElement as HTMLElement).blur()
  documentElement.style.overflow = 'hidden'
  defaultView?.scrollTo(0, 0)
}

/** A picture, and the commit that kept it: '' for the one that is kept now. */
export type KeptPicture = { picture: string; commit: string }

/** The picture's address; undefined where there is none. */
async function addressOf(name: string, commit: string): Promise<string | undefined> {
  const isKnown = EARLIER[name]?.some((one) => one.commit === commit)
  return isKnown ? `kept-pictures/${commit}/${name}.png` : FILES[`../tests/looks/pictures/${name}.png`]?.()
}

type KeptProps = { first: KeptPicture; onChange: (chosen: KeptPicture) => void; isTest: boolean }

/** Today's state, and over it a picture that was kept of it, as far as a slider lets it be seen. */
export function KeptPage({ first, onChange, isTest }: KeptProps) {
  const [{ picture: name, commit }, setChosen] = useState(first)
  const [picture, setPicture] = useState<{ name: string; src: string; height: number }>()
  const [percent, setPercent] = useState(50)
  const [isDifference, setDifference] = useState(false)
  const kept = LOOKS.find((look) => nameOf(look) === name) ?? LOOKS[0]
  if (kept === undefined) throw new Error('There are no pictures.')
  const [width] = WINDOWS[kept.window]
  const choose = (chosen: KeptPicture) => {
    setChosen(chosen)
    onChange(chosen)
  }
  const shown = nameOf(kept)
  const file = `${shown} ${commit}`
  const subject = EARLIER[shown]?.find((one) => one.commit === commit)?.subject

  useEffect(() => {
    let isWanted = true
    void (async () => {
      const image = new Image()
      image.src = (await addressOf(shown, commit)) ?? ''
      await image.decode()
      if (isWanted) setPicture({ name: `${shown} ${commit}`, src: image.src, height: image.naturalHeight })
    })()
    return () => {
      isWanted = false
    }
  }, [shown, commit])

  const { story, look } = shownOf({ story: KEPT[kept.screen], ...kept, language: 'english', width })
  const style = isDifference ? { mixBlendMode: 'difference' as const } : { clipPath: `inset(0 ${100 - percent}% 0 0)` }
  return (
    <main className="atlas compare" lang="en">
      <h1>Today, and as it was kept</h1>
      <p className="soft">
        Over today’s state lies the picture that <code>npm run looks</code> compares it with, or one that a commit kept
        before. Edges of letters differ from one machine to another.
      </p>
      <div className="compare__side">
        <label className="compare__story">
          Picture
          <select
            value={nameOf(kept)}
            onChange={({ currentTarget: { value } }) => choose({ picture: value, commit: '' })}
          >
            {LOOKS.map(nameOf).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="compare__story">
          As it was kept
          <select
            value={commit}
            onChange={({ currentTarget: { value } }) => choose({ picture: nameOf(kept), commit: value })}
          >
            <option value="">now</option>
            {EARLIER[nameOf(kept)]?.map((one) => (
              <option key={one.commit} value={one.commit}>
                {one.date}, {one.commit.slice(0, 8)}
              </option>
            ))}
          </select>
        </label>
        {subject !== undefined && <p className="soft">{subject}</p>}
        <label className="compare__check">
          <input
            type="checkbox"
            checked={isDifference}
            onChange={({ currentTarget }) => setDifference(currentTarget.checked)}
          />
          What differs alone: the rest is black
        </label>
        <StateLink story={story} look={look} width={width} />
      </div>
      {/* As wide as the frame, so that its thumb stands where the two meet. */}
      <label className="compare__slider" style={{ width: width * scaleOf(width) }}>
        <span>Kept</span>
        <span>Today</span>
        <input
          type="range"
          aria-label="How much of the kept picture is seen"
          value={percent}
          disabled={isDifference}
          onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
        />
      </label>
      {picture?.name === file && (
        <Frames
          isTest={isTest}
          onPlayed={rest}
          frames={[
            {
              key: file,
              story,
              width,
              height: picture.height,
              look,
              over: (
                <>
                  <img
                    className="compare__kept"
                    src={picture.src}
                    alt={`${nameOf(kept)}, as it was kept`}
                    style={style}
                  />
                  {!isDifference && <div className="compare__seam" style={{ left: `${percent}%` }} />}
                </>
              ),
            },
          ]}
        />
      )}
    </main>
  )
}

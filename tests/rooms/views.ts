// What a view may hold by itself: views only subscribe (CONTRIBUTING.md), so whatever of a file can be another thing later
// than it was before is found here by its name, and stands in a list with its reason (views.test.ts).

const HOOKS = 'State|Reducer|Ref|SyncExternalStore|Optimistic|ActionState|Actor|ActorRef|Machine'
const HOOK = new RegExp(`\\buse(?:${HOOKS})\\b(?=[<(])`, 'g')
/** `const [margin, setMargin] = useState(0)`, `const rests = useRef(true)`. */
const NAMED_HOOK = new RegExp(`\\bconst (?:\\[\\s*,?\\s*(\\w+)[^\\]]*\\]|(\\w+)) = use(?:${HOOKS})\\b(?=[<(])`, 'g')
/** A node of the page, which React itself puts in its place. */
const NODE = /\bconst \w+ = useRef<(?:HTML|SVG)\w*Element>\(null\)/g

const HELD = [
  /** What is assigned anew. */
  /^(?:export )?(?:let|var) (\w+)/gm,
  /** What grows, also within a function that is called once; what says that it is read only does not. */
  /\bconst (\w+)(?:: (?![Rr]eadonly)[^=\n]+)? = new (?:Map|Set|WeakMap|WeakSet)\b/g,
  /^(?:export )?const (\w+)(?:: (?![Rr]eadonly)[^=\n]+)? = (?:\{\}|\[\])/gm,
  /** A class of React has a state of its own. */
  /^export class (\w+) extends (?:React\.)?(?:Pure)?Component\b/gm,
]
const OWN = /^(?:export )?const (\w+)\b/gm
const changes = (name: string) =>
  new RegExp(`(?:\\bObject\\.assign\\(${name},|\\b${name}(?:\\.\\w+|\\[[^\\]\\n]+\\])+ (?:\\?\\?|\\|\\||&&|[+-])?= )`)

const namesBy = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')

/** What a file of the views holds, by name; '?' for what has no name. */
export function heldIn(source: string): string[] {
  const text = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replaceAll(NODE, '')
  const hooks = namesBy(text, NAMED_HOOK)
  const nameless = [...text.matchAll(HOOK)].length - hooks.length
  return [
    ...new Set([
      ...hooks,
      ...Array.from({ length: nameless }, () => '?'),
      ...HELD.flatMap((pattern) => namesBy(text, pattern)),
      ...namesBy(text, OWN).filter((name) => changes(name).test(text)),
    ]),
  ].toSorted()
}

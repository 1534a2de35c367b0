import './Loading.css'

/** The breathing light: somebody is there and is thinking. */
export function BreathingLight() {
  return <span className="light" aria-hidden="true" />
}

export function Loading({ text }: { text: string }) {
  return (
    <div className="loading" role="status">
      <BreathingLight />
      <p className="loading__text">{text}</p>
    </div>
  )
}

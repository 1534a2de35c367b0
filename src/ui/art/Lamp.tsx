import './art.css'

/** The house's own sign: a lamp that is lit. For the screens that belong to no tradition. */
export function Lamp() {
  return (
    <svg className="art lamp" viewBox="0 0 120 120" aria-hidden="true">
      <circle className="lamp__light" cx="60" cy="48" r="46" />
      <path className="lamp__flame" d="M60 18c9 12 14 20 14 29a14 14 0 01-28 0c0-9 5-17 14-29z" />
      <path className="lamp__core" d="M60 38c4 6 6 9 6 13a6 6 0 01-12 0c0-4 2-7 6-13z" />
      <path className="lamp__bowl" d="M18 70h84c-3 20-20 32-42 32S21 90 18 70zM60 61v9" />
    </svg>
  )
}

// The embedded engine, and a socket of the driver that ends in it: so both engines have one driver and one dialect.
import { Duplex } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'

/** Takes messages of PostgreSQL's protocol, and gives the answers to them. */
export type Engine = {
  execute(messages: Uint8Array): Promise<Uint8Array>
  close(): Promise<void>
}

/** @param directory none: in memory */
export async function openEngine(directory?: string): Promise<Engine> {
  const engine = await PGlite.create(directory ?? 'memory://')
  return {
    execute: (messages) => engine.execProtocolRaw(messages),
    close: () => engine.close(),
  }
}

/** What the driver takes for a network's socket. */
export class EngineSocket extends Duplex {
  readonly #engine: Engine
  constructor(engine: Engine) {
    super({ decodeStrings: true })
    this.#engine = engine
  }

  connect() {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }

  override _read() {}
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#engine.execute(chunk).then((answer) => {
      if (answer.length > 0) this.push(answer)
      done()
    }, done)
  }
  /** The messages of one statement come together, and cost one call of the engine. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }
  override _final(done: () => void) {
    this.push(null)
    done()
  }
}

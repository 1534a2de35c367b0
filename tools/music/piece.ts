/**
 * The piece: a tanpura (pa, sa, sa, low sa) under a bamboo flute that breathes five short phrases of five tones (sa re
 * ga pa dha, in just intonation over the drone). Original; it quotes no composition.
 *
 * Everything is written onto a circle: what rings past the end goes on at the beginning, so that the last sample leads
 * into the first. The seam lies in the player's breath after the last low sa, where the level is lowest, because a
 * browser may pause for some milliseconds when an <audio> element loops.
 */

/** Hz. The drone ends at 6 kHz and the flute fades out at 8; at this rate mp3 tells low partials apart best. */
export const SAMPLE_RATE = 24_000
/** Length of the circle, s. */
const LENGTH_S = 95

type Stereo = { left: Float64Array; right: Float64Array }

const SIZE = SAMPLE_RATE * LENGTH_S
/** The middle sa, Hz: a D that the low strings of a phone's speaker still carry by their overtones. */
const SA = 146.83
/** Envelopes move in steps of so many samples, 2.7 ms, joined by straight lines. */
const STEP = 64
/** Brings the mix to -20 LUFS. */
const GAIN = 1.17

const silence = (): Stereo => ({ left: new Float64Array(SIZE), right: new Float64Array(SIZE) })

/** Seeded (mulberry32), so that each run plays with the same small human errors. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Equal power: -1 is left, 1 is right. */
const panned = (pan: number): [number, number] => {
  const angle = ((pan + 1) * Math.PI) / 4
  return [Math.cos(angle), Math.sin(angle)]
}

const smooth = (x: number): number => {
  const held = Math.min(1, Math.max(0, x))
  return held * held * (3 - 2 * held)
}

// The tanpura

type Pluck = { atS: number; hz: number; level: number; pan: number; ringS: number }

/** String by string: ratio to sa, how far it is off, place, level, and the time until the next string, s. */
const STRINGS = [
  { ratio: 0.75, tune: 0.0002, pan: -0.26, level: 0.92, restS: 1.28 },
  { ratio: 1, tune: -0.0003, pan: -0.08, level: 0.82, restS: 1.2 },
  { ratio: 1, tune: 0.00034, pan: 0.1, level: 0.8, restS: 1.26 },
  { ratio: 0.5, tune: 0, pan: 0.24, level: 1, restS: 1.6 },
]
const CYCLES = 17
/** The first string sounds after the seam, s. */
const FIRST_PLUCK_S = 0.14
/** Time until a string has lost 60 dB, s; shorter in the last round, which leads into the breath. */
const RING_S = 13
const LAST_RING_S = 9

function plucks(random: () => number): Pluck[] {
  const all: Pluck[] = []
  let atS = FIRST_PLUCK_S
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    // A round comes in gently after the breath, and goes gently into it.
    const nearness = Math.min(cycle, CYCLES - 1 - cycle)
    const swell = nearness === 0 ? 0.66 : nearness === 1 ? 0.84 : 1
    STRINGS.forEach(({ ratio, tune, pan, level, restS }, string) => {
      const first = cycle === 0 && string === 0
      const drifted = 1 + tune + (random() - 0.5) * 0.00012
      all.push({
        atS: first ? atS : atS + (random() - 0.5) * 0.07,
        hz: SA * ratio * drifted,
        level: level * swell * 10 ** (((random() - 0.5) * 2.6) / 20),
        pan,
        ringS: cycle === CYCLES - 1 ? LAST_RING_S : RING_S,
      })
      atS += restS * (cycle === CYCLES - 1 ? 1.08 : 1)
    })
  }
  return all
}

/**
 * One string: a harmonic series, plucked at 0.28 of its length. The thread on the bridge (jawari) lets a band of upper
 * partials bloom after the pluck and sink slowly through the series; each partial beats a little, as the two planes of
 * a string's motion do.
 */
function addPluck(out: Stereo, { atS, hz, level, pan, ringS }: Pluck, random: () => number): void {
  const start = Math.round(atS * SAMPLE_RATE)
  const partials = Math.min(44, Math.floor(6_000 / hz))
  for (let n = 1; n <= partials; n += 1) {
    const frequency = hz * n
    const octave = Math.log2(n)
    const place = 0.12 + 0.88 * Math.abs(Math.sin(Math.PI * n * 0.28))
    const base = level * 0.135 * place * n ** -0.78 * Math.exp(-((frequency / 4_000) ** 1.5))
    const decay = Math.log(1000) / (ringS / (1 + 0.012 * (n - 1)))
    const attackS = 0.03 + 0.03 * random()
    const beatHz = 0.06 + 0.05 * n * random()
    const beatDepth = 0.12 + 0.3 * random()
    const beatPhase = 2 * Math.PI * random()
    const phase = 2 * Math.PI * random()
    const [toLeft, toRight] = panned(Math.max(-0.8, Math.min(0.8, pan + (random() - 0.5) * (n > 2 ? 0.5 : 0.06))))
    const amplitude = (t: number): number => {
      const centre = 1.6 + 2.1 * (1 - Math.exp(-t / 0.42)) * Math.exp(-t / 4.2)
      const bloom = 0.66 + 2.1 * Math.exp(-(((octave - centre) / 0.6) ** 2))
      const beat = 1 + beatDepth * (Math.cos(2 * Math.PI * beatHz * t + beatPhase) - 1) * 0.5
      return base * smooth(t / attackS) * Math.exp(-decay * t) * bloom * beat
    }
    const turnCos = Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE)
    const turnSin = Math.sin((2 * Math.PI * frequency) / SAMPLE_RATE)
    let x = Math.cos(phase)
    let y = Math.sin(phase)
    // Until it is 84 dB under its beginning; the last step goes to nothing by a straight line.
    const steps = Math.ceil(((1.4 * Math.log(1000)) / decay) * (SAMPLE_RATE / STEP))
    let from = 0
    let index = start % SIZE
    for (let step = 1; step <= steps; step += 1) {
      const to = step === steps ? 0 : amplitude((step * STEP) / SAMPLE_RATE)
      const rise = (to - from) / STEP
      let value = from
      for (let i = 0; i < STEP; i += 1) {
        const sample = value * y
        out.left[index] = (out.left[index] as number) + sample * toLeft
        out.right[index] = (out.right[index] as number) + sample * toRight
        value += rise
        const turned = x * turnCos - y * turnSin
        y = x * turnSin + y * turnCos
        x = turned
        index = index + 1 === SIZE ? 0 : index + 1
      }
      from = to
    }
  }
}

// The flute

const RE = 9 / 8
const GA = 5 / 4
const PA = 3 / 2
const DHA = 5 / 3

/** A tone: ratio to the flute's sa, how long it holds, s, and how long the glide into it takes, s. */
type Tone = readonly [ratio: number, holdS: number, glideS: number]
type Phrase = { atS: number; level: number; tones: readonly Tone[] }

const PHRASES: readonly Phrase[] = [
  {
    atS: 11.2,
    level: 0.8,
    tones: [
      [GA, 2.3, 0],
      [RE, 0.9, 0.28],
      [1, 2.9, 0.42],
    ],
  },
  {
    atS: 23.8,
    level: 0.9,
    tones: [
      [1, 0.9, 0],
      [RE, 0.8, 0.2],
      [GA, 1.5, 0.24],
      [PA, 2.4, 0.46],
      [GA, 2.1, 0.5],
    ],
  },
  {
    atS: 38.1,
    level: 1,
    tones: [
      [PA, 1.2, 0],
      [DHA, 1.0, 0.26],
      [2, 2.9, 0.5],
      [DHA, 0.8, 0.32],
      [PA, 2.6, 0.36],
    ],
  },
  {
    atS: 53.4,
    level: 0.92,
    tones: [
      [GA, 0.9, 0],
      [PA, 1.5, 0.3],
      [DHA, 0.7, 0.22],
      [PA, 0.8, 0.22],
      [GA, 1.4, 0.4],
      [RE, 2.4, 0.44],
    ],
  },
  {
    atS: 68.6,
    level: 0.84,
    tones: [
      [DHA / 2, 1.2, 0],
      [1, 0.9, 0.34],
      [RE, 1.1, 0.26],
      [GA, 2.0, 0.36],
      [RE, 0.8, 0.26],
      [1, 3.2, 0.46],
    ],
  },
]
/** How much each overtone of the bamboo has at full breath; softer breath has less of the upper ones. */
const BAMBOO = [1, 0.34, 0.2, 0.07, 0.045, 0.016]
const ATTACK_S = 0.22
const RELEASE_S = 0.75

/** Noise that wanders slowly between -1 and 1, one new aim each `periodS`. */
function createDrift(random: () => number, periodS: number): (t: number) => number {
  const aims = new Map<number, number>()
  const aim = (i: number): number => {
    if (!aims.has(i)) aims.set(i, random() * 2 - 1)
    return aims.get(i) as number
  }
  return (t) => {
    const i = Math.floor(t / periodS)
    const from = aim(i)
    return from + (aim(i + 1) - from) * smooth(t / periodS - i)
  }
}

function addPhrase(out: Stereo, { atS, level, tones }: Phrase, random: () => number): void {
  const lengthS = tones.reduce((sum, [, holdS]) => sum + holdS, 0)
  const pitchDrift = createDrift(random, 0.31)
  const breathDrift = createDrift(random, 0.43)
  const wideDrift = createDrift(random, 0.12)
  const [toLeft, toRight] = panned(0.06)
  const starts: number[] = []
  tones.reduce((at, [, holdS]) => {
    starts.push(at)
    return at + holdS
  }, 0)
  const samples = Math.round((lengthS + RELEASE_S) * SAMPLE_RATE)
  const start = Math.round(atS * SAMPLE_RATE)
  let phase = 0
  // Two resonances of the breath: the pipe's own tone, and a wide one above it.
  let low1 = 0
  let band1 = 0
  let low2 = 0
  let band2 = 0
  let vibratoPhase = 0
  let hz = 0
  let breath = 0
  let puff = 0
  let tone = 0
  for (let i = 0; i < samples; i += 1) {
    const t = i / SAMPLE_RATE
    if (i % 16 === 0) {
      while (tone + 1 < tones.length && t >= (starts[tone + 1] as number)) tone += 1
      const [ratio, holdS, glideS] = tones[tone] as Tone
      const since = t - (starts[tone] as number)
      const before = tone === 0 ? ratio : (tones[tone - 1] as Tone)[0]
      const glided =
        Math.log2(before) + (Math.log2(ratio) - Math.log2(before)) * (glideS === 0 ? 1 : smooth(since / glideS))
      // A held tone begins plain, and trembles later, deeper towards its end.
      const depth = holdS < 1.3 ? 0.2 : smooth((since - 0.55) / 1.1)
      vibratoPhase += ((2 * Math.PI * 16) / SAMPLE_RATE) * (4.6 + 0.35 * wideDrift(t))
      const cents = 11 * depth * Math.sin(vibratoPhase) + 3.5 * pitchDrift(t) - 26 * (1 - smooth(t / 0.16))
      hz = SA * 2 * 2 ** (glided + cents / 1200)
      // One breath a phrase: it rises, gives a little to each tone, and is let go.
      const lift = 0.86 + 0.14 * smooth(since / 0.3) - 0.1 * smooth((since - holdS + 0.18) / 0.18)
      const arc = 0.74 + 0.26 * Math.sin(Math.PI * Math.min(1, t / lengthS))
      const release = 1 - smooth((t - lengthS + 0.35) / (RELEASE_S + 0.35))
      breath =
        smooth(t / ATTACK_S) *
        release *
        arc *
        lift *
        (1 + 0.06 * breathDrift(t) + 0.05 * depth * Math.sin(vibratoPhase - 0.6))
      puff = 0.9 * Math.exp(-(((t - 0.07) / 0.06) ** 2))
    }
    phase += hz / SAMPLE_RATE
    phase -= Math.floor(phase)
    let voice = 0
    for (let k = 0; k < BAMBOO.length; k += 1) {
      const share = (BAMBOO[k] as number) * breath ** (1 + 0.55 * k)
      voice += share * Math.sin(2 * Math.PI * (k + 1) * phase)
    }
    const noise = random() * 2 - 1
    const tuned = 2 * Math.sin((Math.PI * hz) / SAMPLE_RATE)
    low1 += tuned * band1
    band1 += tuned * (noise - low1 - 0.09 * band1)
    const wide = 2 * Math.sin((Math.PI * 2_100) / SAMPLE_RATE)
    low2 += wide * band2
    band2 += wide * (noise - low2 - 0.9 * band2)
    const air = (0.05 * band1 + 0.03 * band2) * (breath + puff * 0.6)
    const sample = level * 0.088 * (voice + air)
    const index = (start + i) % SIZE
    out.left[index] = (out.left[index] as number) + sample * toLeft
    out.right[index] = (out.right[index] as number) + sample * toRight
  }
}

// The room

/** Lengths of the eight ways of the sound through the room, samples; prime to each other. */
const WAYS = [757, 887, 1_019, 1_151, 1_283, 1_429, 1_601, 1_777]
const ROOM_S = 2.7
/** The room is run ahead by so much of the end, so that it already rings when the circle begins, s. */
const RUN_AHEAD_S = 10

/** A feedback delay network with a soft wall: the wet sound alone, on the same circle. */
function reverberate(dry: Stereo): Stereo {
  const wet = silence()
  const ways = WAYS.map((length) => ({
    line: new Float64Array(length),
    at: 0,
    keep: 10 ** ((-3 * length) / (ROOM_S * SAMPLE_RATE)),
    dull: 0,
  }))
  const heads = new Float64Array(WAYS.length)
  const ahead = RUN_AHEAD_S * SAMPLE_RATE
  const before = Math.round(0.023 * SAMPLE_RATE)
  for (let i = -ahead; i < SIZE; i += 1) {
    const from = (i - before + SIZE) % SIZE
    const left = dry.left[from] as number
    const right = dry.right[from] as number
    let sum = 0
    ways.forEach((way, w) => {
      way.dull += 0.52 * ((way.line[way.at] as number) - way.dull)
      heads[w] = way.dull * way.keep
      sum += heads[w] as number
    })
    let outLeft = 0
    let outRight = 0
    ways.forEach((way, w) => {
      const head = heads[w] as number
      way.line[way.at] = (w % 2 === 0 ? left : right) * 0.35 + head - sum * (2 / WAYS.length)
      way.at = way.at + 1 === way.line.length ? 0 : way.at + 1
      if (w % 2 === 0) outLeft += w % 4 === 0 ? head : -head
      else outRight += w % 4 === 1 ? head : -head
    })
    if (i >= 0) {
      wet.left[i] = 0.9 * outLeft + 0.3 * outRight
      wet.right[i] = 0.9 * outRight + 0.3 * outLeft
    }
  }
  return wet
}

/** The whole circle, as it is encoded: 16 bits, so that a last bit of a sine never decides about the file. */
export function renderPiece(): { left: Int16Array; right: Int16Array } {
  const random = createRandom(108)
  const drone = silence()
  for (const pluck of plucks(random)) addPluck(drone, pluck, random)
  const flute = silence()
  for (const phrase of PHRASES) addPhrase(flute, phrase, random)
  const sent = silence()
  for (const side of ['left', 'right'] as const)
    for (let i = 0; i < SIZE; i += 1)
      sent[side][i] = 0.55 * (drone[side][i] as number) + 0.8 * (flute[side][i] as number)
  const wet = reverberate(sent)
  const finish = (side: 'left' | 'right') => {
    const samples = new Int16Array(SIZE)
    for (let i = 0; i < SIZE; i += 1) {
      const mixed = (drone[side][i] as number) + (flute[side][i] as number) + (wet[side][i] as number)
      samples[i] = Math.round(Math.max(-1, Math.min(1, GAIN * mixed)) * 32_767)
    }
    return samples
  }
  return { left: finish('left'), right: finish('right') }
}

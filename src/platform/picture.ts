import { downloadFrom, RELEASE_MS } from './download.ts'
import { layPicture, type Part, PICTURE, type PictureContent, pictureName } from './pictureLayout.ts'
import { canShareFiles, share } from './share.ts'

export type { PictureContent }

const GURMUKHI = /[\u0A00-\u0A7F]/
const DEVANAGARI = /[\u0900-\u0963\u0966-\u097F]/
const LATIN = '"Satsang Serif", Charter, Georgia, serif'
/** The bundled faces (theme/fonts.css), by script. */
const faceOf = (text: string): string => {
  if (GURMUKHI.test(text)) return '"Satsang Gurmukhi", "Satsang Danda", sans-serif'
  return DEVANAGARI.test(text) ? '"Satsang Devanagari", sans-serif' : LATIN
}

/** A face is fetched when it is used: a canvas does not wait for it. Every device has Latin letters, not every one others. */
async function facesFor(texts: string[], fonts: FontFaceSet): Promise<void> {
  const faces = texts.map(async (text) => {
    const face = faceOf(text)
    const coming = fonts.load(`48px ${face}`, text)
    await (face === LATIN ? coming.catch(() => []) : coming)
  })
  await Promise.all(faces)
}

const INK = {
  original: '--ink',
  rendering: '--ink',
  reference: '--accent',
  product: '--ink-soft',
} as const satisfies Record<Part, string>

/** Draws a verse in the tradition's colours, as the page shows them. @throws {Error} without its letters or without room */
export async function drawVerse(content: PictureContent, target: Window = window): Promise<Blob> {
  const { document } = target
  const { width, height } = PICTURE
  const texts: Record<Part, string> = content
  await facesFor(Object.values(texts), document.fonts)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no pictures')
  const style = target.getComputedStyle(document.documentElement)
  const colour = (token: string) => style.getPropertyValue(token).trim()

  context.fillStyle = colour('--quote')
  context.fillRect(0, 0, width, height)
  const glow = context.createRadialGradient(width / 2, 0, 0, width / 2, 0, height * 0.62)
  glow.addColorStop(0, colour('--halo'))
  glow.addColorStop(1, 'transparent')
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  // Two fine rules, as round a verse in the chat.
  context.strokeStyle = colour('--quote-line')
  context.lineWidth = 3
  for (const inset of [40, 54]) {
    context.beginPath()
    const rule = [inset, inset, width - 2 * inset, height - 2 * inset] as const
    if ('roundRect' in context) context.roundRect(...rule, 28 - (inset - 40) / 2)
    // Safari before 16.
    else (context as CanvasRenderingContext2D).rect(...rule)
    context.stroke()
  }

  const fontOf = (part: Part, size: number) => `${size}px ${faceOf(texts[part])}`
  const lines = layPicture(content, (part, text, size) => {
    context.font = fontOf(part, size)
    return context.measureText(text).width
  })
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const { part, text, size, x, y } of lines) {
    context.font = fontOf(part, size)
    context.fillStyle = colour(INK[part])
    // The middle of a line by its face, so that lines with and without vowel signs stand evenly.
    // Firefox before 116 does not tell.
    const { fontBoundingBoxAscent: up = size, fontBoundingBoxDescent: down = size / 3 } = context.measureText(text)
    context.fillText(text, x, y + (up - down) / 2)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture came')) : resolve(blob)), 'image/png'),
  )
}

export type Pictures = {
  draw(content: PictureContent, signal: AbortSignal): Promise<{ url: string; canShare: boolean }>
  /** Opens the system's sheet with it; call it within a gesture. False when it was dismissed. */
  share(url: string): Promise<boolean>
  save(url: string): void
  drop(url: string | undefined): void
}

/** Pictures of this page, until they are dropped. */
export function createPictures(target: Window = window): Pictures {
  const files = new Map<string, File>()
  const fileAt = (url: string): File => {
    const file = files.get(url)
    if (file === undefined) throw new Error('this picture is gone')
    return file
  }
  return {
    async draw(content, signal) {
      const blob = await drawVerse(content, target)
      signal.throwIfAborted()
      const file = new File([blob], pictureName(content), { type: 'image/png' })
      const url = URL.createObjectURL(file)
      files.set(url, file)
      return { url, canShare: canShareFiles([file], target) }
    },
    share: async (url) => share({ files: [fileAt(url)] }, target),
    save: (url) => downloadFrom(url, fileAt(url).name, target),
    drop(url) {
      if (url === undefined || !files.delete(url)) return
      // A download of it may just begin.
      target.setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
    },
  }
}

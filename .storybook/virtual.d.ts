declare module 'virtual:kept-pictures' {
  /** By a picture's name, newest first; the one that is kept now is not among them. */
  export const EARLIER: Record<string, import('../scripts/picture/kept.ts').EarlierPicture[]>
}

/** The steps of sharing a verse that can fail: a key of the texts each. */
export type VerseShareStep = 'shareText' | 'copyText' | 'drawPicture' | 'sharePicture' | 'savePicture'

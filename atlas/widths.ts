/** Widths of the toolbar's switch, px, each with the height of such a device. */
export const WIDTHS = { 320: 568, 360: 740, 768: 1024, 1280: 800 } as const
export type Width = keyof typeof WIDTHS

/** A page of the atlas has all of the window. No value is Storybook's word for that; undefined would be the project's own. */
export const WHOLE_WINDOW = { viewport: { value: '', isRotated: false } }

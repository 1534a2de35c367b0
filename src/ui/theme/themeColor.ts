/** Colours of the browser's own bar: the grounds of tokens.css. */
export const THEME_COLOR = {
  house: { light: '#fbf6ec', dark: '#1d1714' },
  sikh: { light: '#fbf5e9', dark: '#141538' },
  hindu: { light: '#fbf6e8', dark: '#06282f' },
} as const

import type { Plugin } from 'postcss'

/**
 * Puts a bundled face wherever a stack of families reaches for the system's own, and lets text wait for its font: so a
 * picture does not depend on what is installed, nor on how fast a font came. (Noto Sans and Gentium, like the app's own.)
 */
export const bundledFonts: Plugin = {
  postcssPlugin: 'bundled-fonts',
  Declaration(declaration) {
    if (declaration.prop === 'font-display') declaration.value = 'block'
    if (declaration.value.includes('"Looks ')) return
    declaration.value = declaration.value
      .replace(/\bsystem-ui\b/, '"Looks Sans", system-ui')
      .replace(/\bCharter\b/, '"Looks Serif", Charter')
  },
}

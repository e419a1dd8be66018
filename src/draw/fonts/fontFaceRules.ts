import { parseUnicodeRange, type CodePointRange } from './unicodeRanges.ts'

/** A file of a family and the characters it is for. */
export interface FontFaceRule {
  file: string // as the stylesheet writes it
  italic: boolean
  ranges: readonly CodePointRange[] | null // null: the rule has none and applies to every character
}

/** The @font-face rules of stylesheets as fontsource and Vite write them, for use without a browser. */
export function fontFaceRules(css: string): FontFaceRule[] {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, rule = '']): FontFaceRule[] => {
    const file = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule)?.[1]
    if (file === undefined) return []
    const range = /unicode-range:([^;]+)/.exec(rule)?.[1]
    return [
      {
        file,
        italic: /font-style:\s*italic/.test(rule),
        ranges: range === undefined ? null : parseUnicodeRange(range),
      },
    ]
  })
}

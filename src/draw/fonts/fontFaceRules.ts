import { parseUnicodeRange, type CodePointRange } from './unicodeRanges.ts'

export interface FontFaceRule {
  file: string
  italic: boolean
  weight: string // `640`, or `200 900` of a variable face
  ranges: readonly CodePointRange[] | null // null: the rule has no unicode-range and covers every character
}

export function fontFaceRules(css: string): FontFaceRule[] {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, rule = '']): FontFaceRule[] => {
    const file = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule)?.[1]
    if (file === undefined) return []
    const range = /unicode-range:([^;]+)/.exec(rule)?.[1]
    return [
      {
        file,
        italic: /font-style:\s*italic/.test(rule),
        weight: /font-weight:\s*([\d ]+)/.exec(rule)?.[1]?.trim() ?? 'normal',
        ranges: range === undefined ? null : parseUnicodeRange(range),
      },
    ]
  })
}

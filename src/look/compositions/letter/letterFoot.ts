import type { BlockParts } from '../../../scene/nodes'
import type { Sheet, SheetShape } from '../composition'
import { placeOnBaseline, setWords, SMALLEST_PX, type SetWords } from '../setWords'

/** tried in this order for the other language below the frame */
export const SECOND_TRIES = ['usual', 'small', 'cut', 'none'] as const

export type SecondTry = (typeof SECOND_TRIES)[number]

export interface LetterFoot {
  words: SetWords | null
  firstBaselineY: number // the sheet's bottom if there is no text
}

const SIZE_PX = { usual: 17, small: 14 }
const LINE_HEIGHT = { han: 1.65, latin: 1.48 }
const MOST_SHARE = 0.3 // × sheet height
const LAST_BASELINE_PX: Record<SheetShape, number> = { tall: 69, portrait: 51, square: 22, wide: 38 }

export function letterFoot(sheet: Sheet, tried: SecondTry, measurePx: number): LetterFoot | null {
  const { box, unitPx, shape, words } = sheet
  const lastY = Math.round(box.y + box.height - LAST_BASELINE_PX[shape] * unitPx)
  const second = words.second
  if (second === null || tried === 'none') return { words: null, firstBaselineY: lastY }
  const sizePx = Math.max(SMALLEST_PX + 1, SIZE_PX[tried === 'usual' ? 'usual' : 'small'] * unitPx)
  const spec = { lineHeight: LINE_HEIGHT[second.isHan ? 'han' : 'latin'] }
  const mostPx = MOST_SHARE * box.height
  const maxLines = tried === 'cut' ? Math.max(1, Math.floor(mostPx / (spec.lineHeight * sizePx))) : Infinity
  const set = setWords(sheet, second.id, second.text, spec, sizePx, { measurePx, maxLines })
  const { lines, style, heightPx } = set.paragraph
  if (tried !== 'cut' && heightPx > mostPx) return null
  return { words: set, firstBaselineY: lastY - (lines.length - 1) * style.lineHeightPx }
}

export function placeFoot({ words, firstBaselineY }: LetterFoot, x: number, ink: string): BlockParts[] {
  if (words === null) return []
  const at = { x, baselineY: Math.round(firstBaselineY), width: words.paragraph.widthPx }
  return [placeOnBaseline(words, at, ink)]
}

import { memoByObject } from '../../scene/memo'
import type { Box, Font, TextRun } from '../../scene/nodes'
import table from './markInks.json'

/**
 * Where the marks of each Chinese face have their ink: one table for browser and server, so that both move it by the same
 * numbers. `npm run tool marks` writes it. Between two of its weights a mark is between its two inks, as in a variable font.
 */

/** [left, top, right, bottom], em / 1000 from the origin on the baseline */
type Ink = readonly number[]
type FaceWeight = Pick<Font, 'family' | 'weight'>
type InksByWeight = Readonly<Record<string, Readonly<Record<string, Ink>>>>

const FAMILIES: Readonly<Record<string, InksByWeight>> = table

/** if a Latin face draws the mark: centred in its width */
const UNKNOWN = { width: 0.3, y: -0.53, height: 0.3 }
const USUAL_MIDDLE_EM = 0.38

/** Returns em; for several marks in a row, the first one's ink. */
export function markInkEm({ text, font, widthPx }: Pick<TextRun, 'text' | 'font' | 'widthPx'>): Box {
  const mark = String.fromCodePoint(text.codePointAt(0)!)
  return inkOf(mark, font) ?? { ...UNKNOWN, x: (widthPx / font.sizePx - UNKNOWN.width) / 2 }
}

function inkOf(mark: string, { family, weight }: FaceWeight): Box | null {
  const ink = inkAt(FAMILIES[family] ?? {}, mark, weight)
  if (!ink) return null
  const [left, top, right, bottom] = ink.map((edge) => edge / 1000) as [number, number, number, number]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function inkAt(byWeight: InksByWeight, mark: string, weight: number): Ink | null {
  const weights = weightsOf(byWeight)
  const [lightest = weight] = weights
  const upper = weights.find((known) => known >= weight) ?? weights.at(-1)
  const lower = weights.findLast((known) => known <= weight) ?? lightest
  const above = byWeight[String(upper)]?.[mark]
  const below = byWeight[String(lower)]?.[mark]
  if (!above || !below || upper === undefined) return null
  const share = upper > lower ? (weight - lower) / (upper - lower) : 0
  return below.map((edge, at) => edge + share * (above[at]! - edge))
}

const weightsOf = memoByObject((byWeight: InksByWeight) => Object.keys(byWeight).map(Number))

/** em above the baseline, by the face's parentheses. Memoised: every character of a column needs it. */
export const middleEm = memoByObject((face: FaceWeight): number => {
  const ink = inkOf('（', face)
  return ink ? -(ink.y + ink.height / 2) : USUAL_MIDDLE_EM
})

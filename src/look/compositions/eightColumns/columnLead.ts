import type { Column, ColumnText } from '../../../text/vertical/cells'
import { fitColumns } from '../../../text/vertical/fitColumns'
import { setColumns } from '../../../text/vertical/setColumns'
import { isVerse } from '../../../text/verse'
import type { Sheet } from '../composition'

export const SMALLEST_HAN_PX = 15 // Latin letters in it are 13 px
export const TRACKING_EM = 0.12
export const HEAD_EM = 1.1 // space above the text
const HANGING_EM = 0.5 // space for a mark hanging below a column
const BLANK_BELOW_EM = 0.5 // in the last mark's square
const LARGEST = { ofPitch: 0.74, px: 46 }
const SIZE_STEP = 0.94
/** The paper has spare columns, so a break after a clause is free. */
const BREAKING = {
  moreColumnCost: -0.1,
  fewerColumnCost: 0.6,
  reach: 0.7,
  smallerCost: 0.2,
  noBlankCost: 0.3,
}

export interface ColumnLead {
  text: ColumnText
  from: number
}

/** The text is as large as fits, with a blank column before it if possible. */
export function leadInColumns(
  sheet: Sheet,
  { count, pitchPx, heightPx }: { count: number; pitchPx: number; heightPx: number },
): ColumnLead {
  const { unitPx, words, byHand, metrics, weight, fontId } = sheet
  const { text } = words.lead
  const mostPx = Math.min(LARGEST.ofPitch * pitchPx, LARGEST.px * unitPx)
  const leastPx = Math.min(mostPx, SMALLEST_HAN_PX)
  const fromPx = Math.min(0.9 * pitchPx, Math.max(leastPx, mostPx * byHand(words.lead.id).scale))
  const heightAt = (sizePx: number) => heightPx - (HEAD_EM + HANGING_EM) * sizePx
  const styleAt = (sizePx: number) => {
    const style = { fontId, bold: false, ...(weight ? { weight } : {}), trackingEm: TRACKING_EM }
    // Pixel fonts have squares of another size.
    const { squarePx } = setColumns('', { ...style, sizePx, pitchEm: 1 }, heightPx, metrics)
    return { ...style, pitchEm: pitchPx / squarePx }
  }
  const setting: Setting = {
    isInside: (columns, sizePx) =>
      columns.every(
        ({ lengthPx, hangingEndPx }) =>
          lengthPx + hangingEndPx <= heightAt(sizePx) + (HANGING_EM + BLANK_BELOW_EM) * sizePx,
      ),
    blankAt(sizePx) {
      const { columns } = setColumns(text, { ...styleAt(sizePx), sizePx }, heightAt(sizePx), metrics)
      const isShort = columns.every(({ lengthPx }) => lengthPx <= heightAt(sizePx))
      return isShort && setting.isInside(columns, sizePx) && columns.length <= count
        ? Math.min(1, count - columns.length)
        : null
    },
    setAt(sizePx, from, leastColumns) {
      const room = {
        widthPx: (count - from) * pitchPx,
        heightPx: heightAt(sizePx),
        leastColumns,
        moreColumnCost: BREAKING.moreColumnCost,
      }
      return { text: fitColumns(text, styleAt(sizePx), [sizePx], room, metrics), from }
    },
  }
  if (setting.blankAt(leastPx) === null) return setting.setAt(leastPx, 0, 0)
  for (let sizePx = fromPx; sizePx > leastPx; sizePx *= SIZE_STEP) {
    const from = setting.blankAt(sizePx)
    if (from !== null) return bestBroken(setting.setAt(sizePx, from, 0), count, leastPx, setting)
  }
  return setting.setAt(leastPx, 0, 0)
}

interface Setting {
  isInside: (columns: readonly Column[], sizePx: number) => boolean
  blankAt: (sizePx: number) => number | null // blank columns before the text; null if it does not fit
  setAt: (sizePx: number, from: number, leastColumns: number) => ColumnLead
}

/** Takes the slightly smaller size with the best breaks: verse one line per column. */
function bestBroken(
  largest: ColumnLead,
  free: number,
  leastPx: number,
  { blankAt, setAt, isInside }: Setting,
): ColumnLead {
  const { sizePx: fromPx } = largest.text.style
  const count = largest.text.columns.length
  const isInVerse = isVerse(largest.text.shown)
  const toPx = Math.max(leastPx, BREAKING.reach * fromPx)
  const costOf = ({ text, from }: ColumnLead) => {
    const more = text.columns.length - count
    const columnCost = more > 0 ? BREAKING.moreColumnCost : isInVerse ? 0 : -BREAKING.fewerColumnCost
    const smaller = Math.log(fromPx / text.style.sizePx)
    const blankCost = from === 0 ? BREAKING.noBlankCost : 0
    return text.cost + more * columnCost + smaller * BREAKING.smallerCost + blankCost
  }
  let best = { lead: largest, cost: costOf(largest) }
  for (let sizePx = fromPx; sizePx >= toPx; sizePx *= SIZE_STEP) {
    const blank = blankAt(sizePx)
    if (blank === null) continue
    for (const least of isInVerse ? [0] : [count, count - 1]) {
      // The blank column is used if the text needs it to break well.
      for (const from of blank === 1 && count >= free - 1 ? [1, 0] : [blank]) {
        const lead = setAt(sizePx, from, least)
        if (lead.text.truncated || lead.text.columns.length < least) continue
        if (!isInside(lead.text.columns, sizePx)) continue
        const cost = costOf(lead)
        if (cost < best.cost) best = { lead, cost }
      }
    }
  }
  return best.lead
}

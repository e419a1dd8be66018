import type { Box } from '../../../scene/nodes'
import { areReadable, inksOver, type FrameInks } from '../../inks'
import { grown, type Frame } from '../frame'
import { boundEdge, grained, marginX, printedRules, type LeafColour } from './notebookLeaf'

const LEAST_MARGIN_PX = 28 // beside what covers the leaf's edge
const MARGIN_LINES_PX = 6
const SHEET_BESIDE_PX = 22 // a composition has margins of its own
/** The larger the writing, the wider the rules: the first pitch whose smallest size is reached. */
const PITCHES = [
  { fromPx: 32.5, pitchPx: 52 },
  { fromPx: 25, pitchPx: 44 },
  { fromPx: 20, pitchPx: 36 },
  { fromPx: 0, pitchPx: 28 },
]
/** The blue of a fountain pen, if it is readable on the paper. */
const PEN: FrameInks = {
  quote: '#1F3563',
  translation: '#3A4C78',
  author: '#1F3563',
  accent: '#B4322A',
}

/** A leaf of ruled paper: margin line, punched holes, and words that sit on the rules, whatever their size. */
export const frame: Frame<LeafColour> = {
  // Colours that were not chosen follow the paper, which is the card's background.
  colours: {
    rule: { light: '', dark: '' },
    margin: { light: '', dark: '' },
    hole: { light: '', dark: '' },
  },
  tinged: grained,
  inks: (grounds, theme) => (areReadable(PEN, grounds) ? PEN : inksOver(grounds, theme)),
  plan({ bounds, safe }) {
    const right = Math.min(
      bounds.x + bounds.width - marginRightPx(bounds),
      safe.x + safe.width - LEAST_MARGIN_PX,
    )
    const x = Math.max(marginX(bounds), safe.x) + 28
    const firstY = headY(safe)
    const head = { baselineY: firstY - 24, maxWidthPx: (right - x) / 2 - 8 }
    const sheetX = Math.max(marginX(bounds), safe.x) + MARGIN_LINES_PX
    return {
      sheet: { x: sheetX, y: safe.y, width: right + SHEET_BESIDE_PX - sheetX, height: safe.height },
      textBox: { x, y: firstY, width: right - x, height: safe.y + safe.height - 28 - firstY },
      watermark: { ...head, x, align: 'left' },
      date: { ...head, x: right, align: 'right' },
      author: 'dash',
      authorAlign: 'right',
      authorItalic: true,
      pictureRadiusPx: 3,
      shortQuoteLift: 1.15, // capitals must not reach the rule above
      blockAt: 0.4, // a page is written from the top
      grid: { firstY, pitchAt: (contentPx) => PITCHES.find(({ fromPx }) => contentPx >= fromPx)!.pitchPx },
    }
  },
  behind: boundEdge,
  rules: printedRules,
}

function marginRightPx({ width, height }: Box): number {
  return width > height * 1.2 ? grown(width, 0.1, 56, 120) : grown(width, 0.082, 36, 60)
}

/** The first rule, below the head. */
function headY(bounds: Box): number {
  return bounds.y + grown(bounds.height, 0.156, 72, 84)
}

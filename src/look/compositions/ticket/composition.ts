import { insetBox } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import { hasHan } from '../../../text/characters'
import { fitBothAnyhow, type Both, type BothSpec } from '../bothLanguages'
import type { Composition, Sheet, SheetShape } from '../composition'
import {
  accentInk,
  markOnBaseline,
  placeOnBaseline,
  placeWords,
  printing,
  setLine,
  type Printed,
  type TypeSpec,
} from '../setWords'
import { noticesOf } from '../../../text/textNodes'
import { oneAuthor } from '../smallPrint'
import { stubOf } from './stub'
import { ticketColour, ticketOf, ticketPaper } from './ticketPaper'

const SIDE_PX = { wide: 44, other: 41 } // from the ticket's edges to its text
const FRAME = { insetPx: 13, atStubPx: 14, alpha: 0.6 }
const HEAD = { baselinePx: 49, rulePx: 61, sizePx: 13 }
const FOOT = { baselinePx: 38, rulePx: 63 } // above the end of the text part
const CLEAR_PX = 20 // from the rules to the text
const LEAD_PX: Record<SheetShape, number> = { tall: 32, portrait: 34, square: 28, wide: 36 }
const WITHOUT_SECOND = 1.12 // × size
const LEAD_FLOOR_PX = 15
const SECOND_ABOVE_PX = 14
const SAID: Omit<BothSpec, 'gapPx'> = {
  lead: {
    han: { lineHeight: 1.5, weight: 640, hanTrackingEm: 0.03 },
    latin: { lineHeight: 1.24, weight: 640, hanTrackingEm: 0.03 },
  },
  second: {
    han: { lineHeight: 1.7, share: 0.55, floorPx: 13 },
    latin: { lineHeight: 1.45, share: 0.6, floorPx: 13 },
  },
  secondCost: 0.6,
}
const LABEL: TypeSpec = { lineHeight: 1.5, weight: 700, trackingEm: 0.13, hanTrackingEm: 0.16 }
const NAME: TypeSpec = { lineHeight: 1.5, weight: 650, hanTrackingEm: 0.06 }
const NAME_PX = 14
const AT = 0.5 // × free height
const SEAL_ABOVE_PX = 10 // above the lower rule

export const composition: Composition = {
  paper: ticketColour,
  under: ticketPaper,
  compose(sheet) {
    const { unitPx, inks } = sheet
    const place = ticketOf(sheet)
    const sidePx = SIDE_PX[place.isWide ? 'wide' : 'other'] * unitPx
    const { words: part } = place
    const inner = { x: Math.round(part.x + sidePx), width: Math.round(part.width - 2 * sidePx) }
    if (place.isWide) inner.width = Math.round(part.width - sidePx - (FRAME.atStubPx + 28) * unitPx)
    const headY = Math.round(part.y + HEAD.rulePx * unitPx)
    const footY = Math.round(part.y + part.height - FOOT.rulePx * unitPx)
    const room = { y: headY + CLEAR_PX * unitPx, height: footY - headY - 2 * CLEAR_PX * unitPx }
    const said = fitSaid(sheet, inner.width, room.height)
    const y = Math.round(room.y + Math.max(0, room.height - said.heightPx) * AT)
    const names = namesOf(sheet, inner, Math.round(part.y + part.height - FOOT.baselinePx * unitPx))
    const labels = labelsOf(sheet, inner, Math.round(part.y + HEAD.baselinePx * unitPx))
    const stub = stubOf(sheet, place, sidePx)
    return {
      parts: [
        placeWords(said.lead, { ...inner, y }, inks.quote),
        ...(said.second
          ? [placeWords(said.second, { ...inner, y: y + said.secondY }, inks.translation)]
          : []),
        ...names.parts,
        ...stub.parts,
      ],
      marks: [
        ...frameLines(sheet, part, place.isWide),
        ...[headY, footY].map((ruleY, at) =>
          rule(`composition-rule-${at}`, { ...inner, y: ruleY, height: 1 }, inks.quote),
        ),
        ...labels,
        ...stub.marks,
      ],
      notices: noticesOf([said.lead, said.second, ...names.words, ...stub.words]),
      sealRoom: {
        column: { ...inner, y: headY, height: footY - headY - SEAL_ABOVE_PX * unitPx },
        paper: insetBox(part, (FRAME.atStubPx + 4) * unitPx),
      },
    }
  },
}

function fitSaid(sheet: Sheet, measurePx: number, heightPx: number): Both {
  const { unitPx, shape, words } = sheet
  const largestPx = LEAD_PX[shape] * unitPx
  const sizes = {
    fromPx: largestPx * (words.second ? 1 : WITHOUT_SECOND),
    toPx: Math.min(largestPx, LEAD_FLOOR_PX),
  }
  const spec: BothSpec = { ...SAID, gapPx: () => SECOND_ABOVE_PX * unitPx }
  return fitBothAnyhow(sheet, spec, { measurePx, heightPx }, sizes)
}

/** It is on the right, if both fit. */
function namesOf(sheet: Sheet, inner: { x: number; width: number }, baselineY: number): Printed {
  const { author, otherName, isAuthorAdded } = sheet.words
  const set = (text: string, measurePx: number) =>
    setLine({ ...sheet, fontId: 'font-sans' }, 'author', text, NAME, NAME_PX * sheet.unitPx, measurePx)
  if (author.trim() === '') return { parts: [], words: [] }
  const whole = [author, otherName].map((text) => (text.trim() === '' ? null : set(text, Infinity)))
  const bothPx = whole.reduce((sum, one) => sum + (one?.paragraph.widthPx ?? 0), 0)
  const hasBoth = otherName.trim() !== '' && bothPx + 24 <= inner.width
  const names = (hasBoth ? [author, otherName] : [author]).map((text, at) => ({
    text,
    isAdded: at === 0 ? isAuthorAdded : !isAuthorAdded,
  }))
  const sorted = names.toSorted((one, other) => Number(hasHan(one.text)) - Number(hasHan(other.text)))
  const placed = sorted.map(({ text, isAdded }, at) => ({
    isAdded,
    words: set(text, inner.width),
    align: at === 0 ? ('left' as const) : ('right' as const),
  }))
  return {
    parts: oneAuthor(
      placed.map(({ words, align, isAdded }) => ({
        parts: placeOnBaseline(words, { ...inner, baselineY }, sheet.inks.author, align),
        isAdded,
      })),
    ),
    words: placed.map(({ words }) => words),
  }
}

/** Labels are omitted if truncated. */
function labelsOf(sheet: Sheet, inner: { x: number; width: number }, baselineY: number): SceneNode[] {
  const set = (text: string) =>
    setLine(printing(sheet, 'font-sans'), 'author', text, LABEL, HEAD.sizePx * sheet.unitPx)
  const labels = [
    { id: 'composition-label-en', words: set('GOOD FOR ONE DAY'), align: 'left' as const },
    { id: 'composition-label-zh', words: set('当日有效'), align: 'right' as const },
  ]
  const widthPx = labels.reduce((sum, { words }) => sum + words.paragraph.widthPx, 0)
  const shown = widthPx + 24 <= inner.width ? labels : labels.slice(1)
  return shown.flatMap(({ id, words, align }) =>
    markOnBaseline(id, words, { ...inner, baselineY }, accentInk(sheet), align),
  )
}

function frameLines({ unitPx, inks }: Sheet, part: Box, isWide: boolean): SceneNode[] {
  const inset = FRAME.insetPx * unitPx
  const stub = FRAME.atStubPx * unitPx
  const box = {
    x: Math.round(part.x + inset) + 0.5,
    y: Math.round(part.y + inset) + 0.5,
    width: Math.round(part.width - inset - (isWide ? stub : inset)),
    height: Math.round(part.height - inset - (isWide ? inset : stub)),
  }
  return [
    rectNode('composition-ticket-frame', box, {
      stroke: { paint: withAlpha(inks.quote, FRAME.alpha), widthPx: 1 },
    }),
  ]
}

function rule(id: string, box: Box, ink: string): SceneNode {
  return rectNode(id, box, { fill: withAlpha(ink, FRAME.alpha) })
}

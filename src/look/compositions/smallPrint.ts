import { unionOf } from '../../scene/box'
import type { BlockParts } from '../../scene/nodes'
import { capitals, hasHan } from '../../text/characters'
import { asAddedName, type Sheet } from './composition'
import {
  partsOnBaseline,
  placeFromTop,
  setLine,
  setShownLine,
  type Baseline,
  type Printed,
  type SetWords,
  type TypeSpec,
} from './setWords'

const CAPITALS: TypeSpec = { lineHeight: 1.6, weight: 600, trackingEm: 0.1 }
const HAN_NAME: TypeSpec = { lineHeight: 1.6, weight: 500, hanTrackingEm: 0.06 }
const CAPITALS_SHARE = 0.86 // × Chinese name's size
const FOOT: TypeSpec = { lineHeight: 1.4, hanTrackingEm: 0.16 }

export interface NameLine {
  set: SetWords
  isAdded: boolean
}

/** Chinese is first, Latin in small capitals. */
export function authorNames(sheet: Sheet, sizePx: number, measurePx: number): NameLine[] {
  const inHan = (text: string) => setLine(sheet, 'author', text, HAN_NAME, sizePx, measurePx)
  const inCapitals = (text: string) =>
    setLine(sheet, 'author', capitals(text), CAPITALS, sizePx * CAPITALS_SHARE, measurePx)
  return shownNames(sheet)
    .toSorted((one, other) => Number(hasHan(other.text)) - Number(hasHan(one.text)))
    .map(({ text, isAdded }) => ({ isAdded, set: hasHan(text) ? inHan(text) : inCapitals(text) }))
}

export function shownNames({ words }: Sheet): { text: string; isAdded: boolean }[] {
  return [
    { text: words.author, isAdded: words.isAuthorAdded },
    { text: words.otherName, isAdded: !words.isAuthorAdded },
  ].filter(({ text }) => text.trim() !== '')
}

/** Only the typed name is editable. */
export function authorBlock(
  names: readonly NameLine[],
  at: { x: number; y: number; width: number; align: 'left' | 'right' },
  ink: string,
): BlockParts[] {
  if (names.length === 0) return []
  let y = at.y
  const placed = names.map(({ set, isAdded }) => {
    const parts = placeFromTop({ ...set, align: at.align }, { ...at, y }, ink)
    y += set.paragraph.style.lineHeightPx
    return { parts, isAdded }
  })
  return oneAuthor(placed).map(({ block, nodes }) => ({
    block: { ...block, box: { ...block.box, y: at.y, height: y - at.y } },
    nodes,
  }))
}

export function oneAuthor(names: readonly { parts: BlockParts; isAdded: boolean }[]): BlockParts[] {
  if (names.length === 0) return []
  const placed = names.map(({ parts, isAdded }) => (isAdded ? asAddedName(parts) : parts))
  const typed = placed[names.findIndex(({ isAdded }) => !isAdded)] ?? placed[0]!
  return [
    {
      block: { ...typed.block, box: unionOf(placed.map(({ block }) => block.box)) },
      nodes: placed.flatMap(({ nodes }) => nodes),
    },
  ]
}

export function smallPrintLine(
  sheet: Sheet,
  words: { date: string | null; watermark: string | null },
  at: Baseline,
  { sizePx, italicDate = false }: { sizePx: number; italicDate?: boolean },
): Printed {
  const isAlone = words.date === null || words.watermark === null
  const measurePx = isAlone ? at.width : at.width / 2 - sizePx
  const date = setShownLine(sheet, 'date', words.date, { ...FOOT, italic: italicDate }, sizePx, measurePx)
  const watermark = setShownLine(sheet, 'watermark', words.watermark, FOOT, sizePx, measurePx)
  return {
    parts: [
      ...partsOnBaseline(date, at, sheet.inks.small),
      ...partsOnBaseline(watermark, at, sheet.inks.small, 'right'),
    ],
    words: [date, watermark].filter((set) => set !== null),
  }
}

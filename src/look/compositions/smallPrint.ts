import { unionOf } from '../../scene/box'
import type { BlockParts, SceneNode } from '../../scene/nodes'
import { capitals, hasHan } from '../../text/characters'
import type { Sheet } from './composition'
import { SMALLEST_PX, placeOnBaseline, setLine, type SetWords, type TypeSpec, placeFromTop } from './setWords'

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
  const { author, otherName, isAuthorAdded } = sheet.words
  const names = [
    { text: author, isAdded: isAuthorAdded },
    { text: otherName, isAdded: !isAuthorAdded },
  ].filter(({ text }) => text.trim() !== '')
  return names
    .map(({ text, isAdded }) => ({
      isAdded,
      isHan: hasHan(text),
      set: setName(sheet, text, sizePx, measurePx),
    }))
    .toSorted((one, other) => Number(other.isHan) - Number(one.isHan))
}

function setName(sheet: Sheet, text: string, sizePx: number, measurePx: number): SetWords {
  const isHan = hasHan(text)
  const fromPx = Math.max(SMALLEST_PX, isHan ? sizePx : sizePx * CAPITALS_SHARE)
  return setLine(sheet, 'author', isHan ? text : capitals(text), isHan ? HAN_NAME : CAPITALS, {
    fromPx,
    toPx: SMALLEST_PX,
    measurePx,
  })
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

/** Nothing is typed, so it has no editable lines. */
export function asAddedName(part: BlockParts): BlockParts {
  const { block, nodes } = part
  const { lines: _drawn, cells: _stops, ...rest } = block
  const added = (node: SceneNode, index: number): SceneNode =>
    node.type === 'text' ? { ...node, id: `author-other-${index}`, isAdded: true } : node
  return { ...part, block: rest, nodes: nodes.map(added) }
}

export function smallPrintLine(
  sheet: Sheet,
  words: { date: string | null; watermark: string | null },
  at: { x: number; baselineY: number; width: number },
  { sizePx, italicDate = false }: { sizePx: number; italicDate?: boolean },
): { parts: BlockParts[]; words: SetWords[] } {
  const isAlone = words.date === null || words.watermark === null
  const measurePx = isAlone ? at.width : at.width / 2 - sizePx
  const line = (id: 'date' | 'watermark', text: string, spec: TypeSpec) =>
    setLine(sheet, id, text, spec, { fromPx: Math.max(SMALLEST_PX, sizePx), toPx: SMALLEST_PX, measurePx })
  const date = words.date === null ? null : line('date', words.date, { ...FOOT, italic: italicDate })
  const watermark = words.watermark === null ? null : line('watermark', words.watermark, FOOT)
  return {
    parts: [
      ...(date ? [placeOnBaseline(date, at, sheet.inks.small)] : []),
      ...(watermark ? [placeOnBaseline({ ...watermark, align: 'right' }, at, sheet.inks.small)] : []),
    ],
    words: [date, watermark].filter((set) => set !== null),
  }
}

import type { BlockParts } from '../../../scene/nodes'
import type { TextAlign } from '../../../text/paragraph'
import type { Said, Sheet } from '../composition'
import { bestFitting } from '../fitSizes'
import { placeFromTop, setWords, type SetWords, type TypeSpec } from '../setWords'

/** How one language of a leaf is set. */
interface Setting extends TypeSpec {
  share: number // times the size that is asked for: of the lead, or of the other language
}

type Settings = Record<'han' | 'latin', Setting>

/** How a leaf's words are set: the first language, and the other below it. */
export interface SaidType {
  align: TextAlign
  largestPx: number
  lead: Settings
  second: Settings
  gapEm: number // between them, of the lead's size
  secondShare?: number // of the measure, for the other language
  reach?: number // as small as this share of the largest that fits, where the words break better
}

/** Both languages below each other, measured but not placed. */
export interface SaidRows {
  rows: { set: SetWords; top: number }[]
  heightPx: number
  cost: number
}

interface Room {
  measurePx: number
  heightPx: number
  leastShare?: number // of the largest size: smaller it is not set here
}

const FLOOR_PX = 14
const ALONE = 1.15 // times the size, without the other language

/** At the best size that fits; null if both languages fit at none. */
export function fitSaid(sheet: Sheet, room: Room, type: SaidType): SaidRows | null {
  return fitted(sheet, sheet.words.second, room, type)
}

/** Whatever the room: without the other language, then cut. */
export function fitSaidAnyhow(sheet: Sheet, room: Room, type: SaidType): SaidRows {
  return (
    fitSaid(sheet, room, type) ??
    fitted(sheet, null, room, type) ??
    rowsAt(sheet, null, FLOOR_PX, room.measurePx, type, room.heightPx)
  )
}

export function placeSaid(
  { rows }: SaidRows,
  at: { x: number; y: number; width: number },
  { inks }: Sheet,
): BlockParts[] {
  return rows.map(({ set, top }, index) =>
    placeFromTop(set, { ...at, y: at.y + top }, index === 0 ? inks.quote : inks.translation),
  )
}

function fitted(sheet: Sheet, second: Said | null, room: Room, type: SaidType): SaidRows | null {
  const { measurePx, heightPx, leastShare = 0 } = room
  const fromPx = type.largestPx * (sheet.words.second ? 1 : ALONE)
  return bestFitting(
    {
      fromPx,
      toPx: Math.min(fromPx, Math.max(FLOOR_PX, leastShare * fromPx)),
      heightPx,
      reach: type.reach ?? 0.8,
    },
    (sizePx) => rowsAt(sheet, second, sizePx, measurePx, type),
  )
}

function rowsAt(
  sheet: Sheet,
  second: Said | null,
  sizePx: number,
  measurePx: number,
  type: SaidType,
  mostPx = Infinity,
): SaidRows {
  const { weight, isItalic, words } = sheet
  const { share, ...leadSpec } = type.lead[words.lead.isHan ? 'han' : 'latin']
  const spec = {
    ...leadSpec,
    ...(weight ? { weight } : {}),
    italic: isItalic || (leadSpec.italic ?? false),
  }
  const leadPx = Math.max(FLOOR_PX, share * sizePx)
  const maxLines = Math.max(1, Math.floor(mostPx / (spec.lineHeight * leadPx)))
  const lead = setWords(sheet, words.lead.id, words.lead.text, spec, leadPx, {
    measurePx,
    maxLines,
    align: type.align,
  })
  const rows = [{ set: lead, top: 0 }]
  if (second) {
    const { share: secondShare, ...secondSpec } = type.second[second.isHan ? 'han' : 'latin']
    const secondPx = Math.max(FLOOR_PX, secondShare * sizePx)
    const set = setWords(sheet, second.id, second.text, secondSpec, secondPx, {
      measurePx: (type.secondShare ?? 1) * measurePx,
      align: type.align,
    })
    rows.push({ set, top: lead.paragraph.heightPx + type.gapEm * sizePx })
  }
  const last = rows.at(-1)!
  return {
    rows,
    heightPx: last.top + last.set.paragraph.heightPx,
    cost: rows.reduce((sum, { set }, at) => sum + (at === 0 ? 1 : 0.5) * set.cost, 0),
  }
}

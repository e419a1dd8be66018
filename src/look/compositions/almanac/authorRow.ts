import type { BlockParts } from '../../../scene/nodes'
import type { Sheet } from '../composition'
import { placeOnBaseline, type SetWords } from '../setWords'
import { authorNames, oneAuthor, type NameLine } from '../smallPrint'

/** Only the primary language's is left if both do not fit. */
export interface AlmanacAuthorRow {
  names: NameLine[]
  gapPx: number
  widthPx: number
  sets: SetWords[]
}

const GAP_EM = 0.6

export function authorRow(sheet: Sheet, sizePx: number, measurePx: number): AlmanacAuthorRow | null {
  const both = authorNames(sheet, sizePx, measurePx)
  if (both.length === 0) return null
  const gapPx = GAP_EM * sizePx
  const row = (names: NameLine[]): AlmanacAuthorRow => ({
    names,
    gapPx,
    widthPx: names.reduce((sum, { set }, at) => sum + (at > 0 ? gapPx : 0) + set.paragraph.widthPx, 0),
    sets: names.map(({ set }) => set),
  })
  const whole = row(both)
  const led = both.filter(({ isAdded }) => isAdded === sheet.words.isAuthorAdded)
  return whole.widthPx <= measurePx ? whole : row(led)
}

export function placeAuthorRow(
  { names, gapPx, widthPx }: AlmanacAuthorRow,
  at: { x: number; baselineY: number; width: number; align: 'left' | 'center' },
  ink: string,
): BlockParts[] {
  let x = at.align === 'left' ? at.x : at.x + (at.width - widthPx) / 2
  return oneAuthor(
    names.map(({ set, isAdded }) => {
      const parts = placeOnBaseline(set, { ...at, x, width: set.paragraph.widthPx }, ink, 'left')
      x += set.paragraph.widthPx + gapPx
      return { parts, isAdded }
    }),
  )
}

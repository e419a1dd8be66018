import type { Attribution } from '../../card/attribution'
import { hasHan } from '../../text/characters'
import { FONTS } from '../../text/fonts'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { Paragraph, TypeStyle } from '../../text/paragraph'
import { lineHeightPx } from '../../text/sizes'
import { wrapLines } from '../../text/wrap'
import type { AuthorPart, AuthorRow } from './authorRows'

export type TextId = AuthorPart['id']

/** A row of these texts; what is not known is left out. */
export type RowOf = (ids: readonly TextId[], sizePx: number) => AuthorRow

const GAP_EM = { name: 0.5, dot: 0.42 } // of the size
const HAN_TRACKING_EM = 0.02
const ONE_LINE = { align: 'left', maxLines: 1 } as const

/**
 * Sets the texts of an attribution on rows, each in its own type. `name` is the author's, as measured;
 * `linePx` the pitch of ruled paper.
 */
export function attributionRows(
  { otherName, work, oneName }: Attribution,
  name: Paragraph,
  metrics: TextMetrics,
  linePx?: number,
): RowOf {
  const texts = { 'other-name': otherName, dot: work === '' || hasHan(work) ? '' : '·', work } // 《》 need no dot
  const { weight = 0, ...plain } = name.style
  const styleOf = (id: TextId, sizePx: number, isNames: boolean): TypeStyle => ({
    ...plain,
    ...(id === 'other-name' && isNames && weight > 0 ? { weight } : {}),
    sizePx,
    italic: id === 'work' && isTitleItalic(name.style),
    lineHeightPx: linePx ?? lineHeightPx(sizePx, 'latin'),
    latinTrackingEm: 0,
    hanTrackingEm: HAN_TRACKING_EM,
  })
  const paragraphOf = (id: TextId, sizePx: number, isNames: boolean) =>
    id === 'name' ? name : wrapLines(texts[id], styleOf(id, sizePx, isNames), Infinity, metrics, ONE_LINE)
  return (ids, sizePx) => {
    const known = ids.filter((id) => id === 'name' || texts[id] !== '')
    const shown = known[0] === 'dot' ? known.slice(1) : known
    const isNames = shown.includes('name') || (oneName === 'otherName' && shown[0] === 'other-name')
    return shown.map((id, at) => ({
      id,
      paragraph: paragraphOf(id, sizePx, isNames),
      gapPx: at === 0 ? 0 : sizePx * GAP_EM[id === 'dot' || shown[at - 1] === 'dot' ? 'dot' : 'name'],
    }))
  }
}

/** In the order in which they stand: that in the language that leads first. */
export function namesInOrder({ names }: Attribution): readonly TextId[] {
  return names.map((name) => (name === 'author' ? 'name' : 'other-name'))
}

/** A title is in the slope that the name is not in; upright where the family has no italic of its own. */
function isTitleItalic({ italic, fontId }: TypeStyle): boolean {
  return !italic && FONTS[fontId].latin.loadItalic !== undefined
}

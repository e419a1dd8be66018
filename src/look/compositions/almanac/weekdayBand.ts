import type { Box, SceneNode } from '../../../scene/nodes'
import type { Sheet } from '../composition'
import { dateLine } from '../day/dateWords'
import { inkOnBand } from './dayInks'
import type { DayWords } from '../day/dayWords'
import { LEAF_FACE } from '../day/numeral'

export const BAND_PX = 40
const BAND = { hanPx: 21, latinPx: 18.5, gapEm: 1.2, weight: 0 }

/** The weekday in both languages on a band of the day's colour. */
export function weekdayBand(sheet: Sheet, { weekdayName }: DayWords, band: Box, fill: string): SceneNode {
  const { unitPx } = sheet
  const ink = inkOnBand(sheet, fill)
  const baselineY = Math.round(band.y + band.height / 2 + 7.2 * unitPx)
  const type = { fontId: LEAF_FACE.fontId, weight: BAND.weight }
  const at = { x: band.x, width: band.width, baselineY, align: 'left' as const }
  const zh = dateLine(
    sheet,
    'date-weekday-zh',
    weekdayName.zh,
    { ...type, sizePx: BAND.hanPx * unitPx, trackingEm: 0.3 },
    at,
    ink,
  )
  const en = dateLine(
    sheet,
    'date-weekday-en',
    weekdayName.en.toUpperCase(),
    { ...type, sizePx: BAND.latinPx * unitPx, trackingEm: 0.06 },
    at,
    ink,
  )
  const gapPx = BAND.gapEm * BAND.hanPx * unitPx
  const left = band.x + (band.width - zh.box.width - gapPx - en.box.width) / 2
  return {
    type: 'group',
    id: 'date-band',
    children: [
      { type: 'rect', id: 'date-band-ground', ...band, fill },
      ...zh.movedTo(left),
      ...en.movedTo(left + zh.box.width + gapPx),
    ],
  }
}

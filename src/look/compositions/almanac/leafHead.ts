import type { SceneNode, Box } from '../../../scene/nodes'
import type { Sheet } from '../composition'
import { dateLine, type DayLabels } from '../day/dayLabels'
import { LEAF_FACE } from '../day/numeral'
import { averageColour, hueOf, worstContrast } from '../../../scene/colour'
import { untilReadable } from '../../inks'

export const BAND_PX = 40
const BAND = { hanPx: 21, latinPx: 18.5, gapEm: 1.2, weight: 0 }

const HEAD = { baselinePx: 72, latinPx: 25, hanPx: 27, abovePx: 40, weight: 0 }
const RULES = { belowPx: 14, thickPx: 3, apartPx: 3, thinPx: 1 }

export function headLine(
  sheet: Sheet,
  { year, month }: DayLabels,
  { x, width }: { x: number; width: number },
  ink: string,
): { nodes: SceneNode[]; top: number; foot: number } {
  const { unitPx } = sheet
  const isShown = sheet.words.date !== null
  const name = isShown ? 'date' : 'composition'
  const baselineY = Math.round(headBaseline(sheet))
  const latin = { fontId: LEAF_FACE.fontId, sizePx: HEAD.latinPx * unitPx, weight: HEAD.weight }
  const han = { fontId: LEAF_FACE.fontId, sizePx: HEAD.hanPx * unitPx, weight: HEAD.weight, trackingEm: 0.12 }
  const at = { x, width, baselineY }
  const y = baselineY + RULES.belowPx * unitPx
  const rule = { type: 'rect' as const, x, width, fill: ink }
  const thinY = y + (RULES.thickPx + RULES.apartPx) * unitPx
  return {
    nodes: [
      ...(isShown ? dateLine(sheet, `${name}-year`, year, latin, { ...at, align: 'left' }, ink).nodes : []),
      ...dateLine(
        sheet,
        `${name}-month-zh`,
        month.zh,
        han,
        { ...at, align: isShown ? 'center' : 'left' },
        ink,
      ).nodes,
      ...dateLine(
        sheet,
        `${name}-month-en`,
        month.en.slice(0, 3).toUpperCase(),
        latin,
        { ...at, align: 'right' },
        ink,
      ).nodes,
      { ...rule, id: `${name}-rule-thick`, y: Math.round(y), height: RULES.thickPx * unitPx },
      {
        ...rule,
        id: `${name}-rule-thin`,
        y: Math.round(thinY),
        height: Math.max(0.75, RULES.thinPx * unitPx),
      },
    ],
    top: baselineY - HEAD.hanPx * unitPx,
    foot: thinY + RULES.thinPx * unitPx,
  }
}

function headBaseline({ box, bleed, unitPx }: Sheet): number {
  return Math.max(bleed.y + HEAD.baselinePx * unitPx, box.y + HEAD.abovePx * unitPx)
}

export function headTop(sheet: Sheet): number {
  return headBaseline(sheet) - 0.8 * HEAD.latinPx * sheet.unitPx
}

export function weekdayBand(sheet: Sheet, { weekdayName }: DayLabels, band: Box, fill: string): SceneNode {
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

/** Tear-off calendars print Sundays red and Saturdays green. */
const RED = '#B3231A'
const GREEN = '#1F5C45'
const RED_HUES = { fromDeg: 340, toDeg: 20 }
const ON_BAND = { light: '#FFFDF8', dark: '#1C1917' }
const TEXT_CONTRAST = 4.5

export function dayInk({ grounds, inks, colours, hasPicture }: Sheet, weekday: number): string {
  const readable = (colour: string) => {
    const ink = untilReadable(colour, grounds)
    return worstContrast(ink, grounds) >= TEXT_CONTRAST ? ink : inks.quote
  }
  // On a picture, only the small print's ink is safe.
  if (hasPicture) return inks.small
  if (weekday === 0) return readable(colours['sunday'] ?? redOf(inks.accent))
  if (weekday === 6) return readable(colours['saturday'] ?? GREEN)
  return inks.quote
}

function inkOnBand({ grounds }: Sheet, band: string): string {
  const inks = [averageColour(grounds), ON_BAND.light, ON_BAND.dark]
  return (
    inks.find((ink) => worstContrast(ink, [band]) >= TEXT_CONTRAST) ??
    inks.toSorted((one, other) => worstContrast(other, [band]) - worstContrast(one, [band]))[0]!
  )
}

export function redOf(accent: string): string {
  const { hueDeg, chroma } = hueOf(accent)
  const isRed = chroma > 0.2 && (hueDeg >= RED_HUES.fromDeg || hueDeg <= RED_HUES.toDeg)
  return isRed ? accent : RED
}

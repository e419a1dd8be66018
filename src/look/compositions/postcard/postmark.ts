import type { SceneNode } from '../../../scene/nodes'
import { groupNode } from '../../../scene/shapes'
import { capitals } from '../../../text/characters'
import { recentByMetrics } from '../../../text/metrics/metrics'
import { hasChinese, type Sheet } from '../composition'
import { dayLabels } from '../day/dayLabels'
import { circle, px } from '../paintings/brush'
import { setWords, printing } from '../setWords'
import type { PostcardPlaces } from './places'

const TURN_DEG = -9
const INNER = 0.655 // × radius
const RING = { size: 0.2, most: 2.3, smallest: 0.1, tracking: 0.12, above: 0.757, below: 0.9 } // max angle of the ring text, rad
const LINES = {
  year: { size: 0.225, at: -0.24, weight: 600 },
  day: { size: 0.42, at: 0.13, weight: 700 },
  lunar: { size: 0.185, at: 0.4, weight: 500 },
}
const STROKE_PX = 1.7
const WAVES = { count: 5, length: 0.92, apart: 0.26, swing: 0.05, periods: 2.5, gap: 0.06 }
const NAMES = ['日签', 'Quotidian']

const recent = recentByMetrics<SceneNode[]>(12)

/** Nodes are the same until text, place or ink change, so that typing does not repaint them. */
export function postmarkNodes(sheet: Sheet, { postmark }: PostcardPlaces, ink: string): SceneNode[] {
  const { watermark, date } = sheet.words
  const key = JSON.stringify([postmark, ink, watermark, date, hasChinese(sheet), sheet.unitPx])
  return recent(sheet.metrics, key, () => drawn(sheet, postmark, ink))
}

function drawn(sheet: Sheet, { x, y, radiusPx }: PostcardPlaces['postmark'], ink: string): SceneNode[] {
  const { watermark, date } = sheet.words
  const day = date === null ? null : dayLabels(date)
  const stroke = { paint: ink, widthPx: STROKE_PX * sheet.unitPx }
  const at = { x, y, radiusPx }
  const ring = watermark === null ? '' : capitals(NAMES.includes(watermark) ? NAMES.join(' · ') : watermark)
  return [
    groupNode('composition-postmark', { rotation: { deg: TURN_DEG, about: { x, y } } }, [
      { type: 'path', id: 'composition-postmark-ring', d: circle(x, y, radiusPx), stroke },
      {
        type: 'path',
        id: 'composition-postmark-inner',
        d: circle(x, y, INNER * radiusPx),
        stroke: { ...stroke, widthPx: 0.65 * stroke.widthPx },
      },
      { type: 'path', id: 'composition-postmark-waves', d: waves(at), stroke },
      ...onRing(sheet, 'name', ring, at, ink, true),
      ...(day ? onRing(sheet, 'weekday', capitals(day.weekdayName.en), at, ink, false) : []),
      ...(day
        ? [
            ...line(sheet, 'year', day.year, at, ink, LINES.year),
            ...line(sheet, 'day', (date ?? '').slice(5).replace('-', '.'), at, ink, LINES.day),
            ...line(sheet, 'lunar', hasChinese(sheet) ? day.lunar : '', at, ink, LINES.lunar),
          ]
        : []),
    ]),
  ]
}

interface Circle {
  x: number
  y: number
  radiusPx: number
}

/** Canvas has no text on a path. Empty if too long. */
function onRing(
  sheet: Sheet,
  id: string,
  text: string,
  { x, y, radiusPx }: Circle,
  ink: string,
  isAbove: boolean,
): SceneNode[] {
  const middlePx = (isAbove ? RING.above : RING.below) * radiusPx
  const glyphs = [...text]
  const fullPx = RING.size * radiusPx
  const advances = glyphs.map((glyph) => widthOf(sheet, glyph, fullPx) + RING.tracking * fullPx)
  const whole = advances.reduce((sum, advance) => sum + advance, 0) / middlePx
  const share = Math.min(1, RING.most / (whole || 1))
  if (RING.size * share < RING.smallest) return []
  let angle = (-whole * share) / 2
  return glyphs.flatMap((glyph, at) => {
    const turn = (advances[at]! * share) / middlePx
    const deg = ((angle + turn / 2) * 180) / Math.PI
    angle += turn
    if (glyph.trim() === '') return []
    const children = glyphNodes(
      sheet,
      glyph,
      fullPx * share,
      600,
      x,
      y + (isAbove ? -middlePx : middlePx),
      ink,
    )
    return [
      groupNode(
        `composition-postmark-${id}-${at}`,
        { rotation: { deg: isAbove ? deg : -deg, about: { x, y } } },
        children.map((node) => ({
          ...node,
          id: `composition-postmark-${id}-glyph-${at}`,
          isDecoration: true, // a cancellation crosses the stamp
        })),
      ),
    ]
  })
}

function line(
  sheet: Sheet,
  id: string,
  text: string,
  { x, y, radiusPx }: Circle,
  ink: string,
  { size, at, weight }: { size: number; at: number; weight: number },
): SceneNode[] {
  if (text === '') return []
  const nodes = glyphNodes(sheet, text, size * radiusPx, weight, x, y + at * radiusPx, ink)
  return nodes.map((node) => ({ ...node, id: `composition-postmark-${id}` }))
}

function glyphNodes(
  sheet: Sheet,
  text: string,
  sizePx: number,
  weight: number,
  middleX: number,
  baselineY: number,
  ink: string,
): SceneNode[] {
  const [row] = printed(sheet, text, sizePx, weight).lines
  if (!row) return []
  const x = middleX - row.widthPx / 2
  return [{ type: 'text', id: '', x, y: baselineY, runs: row.runs, fill: ink }]
}

function widthOf(sheet: Sheet, glyph: string, sizePx: number): number {
  return glyph.trim() === '' ? 0.28 * sizePx : (printed(sheet, glyph, sizePx, 600).lines[0]?.widthPx ?? 0)
}

function printed(sheet: Sheet, text: string, sizePx: number, weight: number) {
  const rubber: Sheet = printing(sheet, 'font-sans')
  const spec = { lineHeight: 1, weight, hanTrackingEm: 0 }
  return setWords(rubber, 'date', text, spec, sizePx, { measurePx: Infinity }).paragraph
}

function waves({ x, y, radiusPx }: Circle): string {
  return Array.from({ length: WAVES.count }, (_, at) => {
    const off = at - (WAVES.count - 1) / 2
    const dy = off * WAVES.apart * radiusPx
    const fromX = x - Math.sqrt(radiusPx ** 2 - dy ** 2) - WAVES.gap * radiusPx
    const half = (WAVES.length * radiusPx) / (2 * WAVES.periods)
    const swing = WAVES.swing * radiusPx
    const halves = Array.from({ length: 2 * WAVES.periods }, (_half, turn) => {
      const side = turn % 2 === 0 ? -1 : 1
      return `q${px(-half / 2)} ${px(2 * side * swing)} ${px(-half)} 0`
    })
    return `M${px(fromX)} ${px(y + dy)}${halves.join('')}`
  }).join('')
}

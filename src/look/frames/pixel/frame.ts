import { containsBox, insetBox } from '../../../scene/box'
import { averageColour, luminance, mixColours, withAlpha, worstContrast } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { filledPath } from '../../../scene/shapes'
import { inksOver, type FrameInks } from '../../inks'
import { grown, UNSET, type Frame, type FrameContext } from '../frame'

/** Integers only, so that whole scales need no antialiasing. */

/** in cells from the side, top row first */
const CORNER = [4, 2, 1, 1]

const MARK = ['..##..##', '.##..##.', '###.###.', '###.###.', '###.###.']
const HEART = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...']

const MARK_CELLS = { across: 8, down: MARK.length }

/** Fill order of a 4 × 4 tile. */
const BAYER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
]
const DITHER = { from: 0.2, to: 0.5 } // height where cells start, and their share at the bottom

type Colour = 'page' | 'edge' | 'seam' | 'shadow' | 'heart' | 'dither'

const UNIT_PX = 6
const LAYERS = 3
const HEART_CELL_PX = 2
const HEART_ROOM_PX = 24
const SMALL_PX = 12 // 1 px per font pixel
const DATE_SHARE = 0.58
const PAGE = { light: '#1A1D4E', dark: '#101225' }
const INKS: FrameInks = { quote: '#F8F7FF', translation: '#C8C6F0', author: '#FFD75E', accent: '#FF7FA0' }

export const frame: Frame<Colour> = {
  colours: {
    page: PAGE,
    edge: { light: '#F4F1FF', dark: '#C9C4F0' },
    seam: { light: '#2B2F77', dark: '#23264F' },
    shadow: UNSET,
    heart: { light: '#FF7FA0', dark: '#FF7FA0' },
    dither: UNSET,
  },
  hasSurface: true,
  cover: boxOn,
  page: ({ colours, theme }) => ({
    grounds: [colours.page],
    inks: colours.page === PAGE[theme] ? INKS : inksOver([colours.page], theme),
  }),
  plan({ safe }) {
    const page = insetBox(boxOn(safe), LAYERS * UNIT_PX)
    const isWide = page.width > page.height * 1.2
    const side = UNIT_PX * (isWide ? 9 : 5)
    const [left, right] = [page.x + side, page.x + page.width - side]
    const top = page.y + grown(page.height, 0.07, 24, 40)
    const baselineY = page.y + page.height - 24
    const dateRoom = DATE_SHARE * (right - left) - HEART_ROOM_PX
    const foot = { baselineY, sizePx: SMALL_PX, face: 'pixel' as const }
    return {
      sheet: page,
      textBox: { x: left, y: top, width: right - left, height: baselineY - 42 - top },
      date: { ...foot, x: left + HEART_ROOM_PX, align: 'left', maxWidthPx: dateRoom },
      watermark: { ...foot, x: right, align: 'right', maxWidthPx: (1 - DATE_SHARE) * (right - left) - 16 },
      author: 'dash',
      pictureRadiusPx: 0,
      ornament: {
        widthPx: MARK_CELLS.across * UNIT_PX,
        heightPx: MARK_CELLS.down * UNIT_PX,
        gapPx: 2 * UNIT_PX,
        d: (x, y) => cells(MARK, onGrid(x, page.x), onGrid(y, page.y), UNIT_PX),
      },
    }
  },
  behind(context) {
    const box = boxOn(context.safe)
    const { colours, isSurfaceTransparent } = context
    const fallPx = Math.round(2 * context.lift) * UNIT_PX
    const layer = (id: string, inset: number, fill: string): SceneNode =>
      filledPath(`frame-${id}`, steppedBox(insetBox(box, inset * UNIT_PX)), fill)
    const fallen = { ...box, x: box.x + fallPx, y: box.y + fallPx }
    // A pale outer line would vanish on a pale field.
    const isLost = worstContrast(colours.edge, context.grounds) < 1.5
    const [outer, between] = isLost ? [colours.seam, colours.edge] : [colours.edge, colours.seam]
    return [
      ...(isSurfaceTransparent ? [] : [field(context, box)]),
      filledPath('frame-shadow', steppedBox(fallen), shadowColour(context)),
      layer('edge', 0, outer),
      layer('seam', 1, between),
      layer('inner-edge', 2, outer),
      layer('page', LAYERS, colours.page),
    ]
  },
  front(context) {
    if (context.words.date === null) return []
    const { date } = frame.plan(context)
    if (!date) return []
    const d = heart(date.x - HEART_ROOM_PX, date.baselineY - 6 * HEART_CELL_PX + 2, HEART_CELL_PX)
    return [filledPath('frame-heart', d, context.colours.heart)]
  },
}

function onGrid(px: number, edgePx: number): number {
  return edgePx + Math.round((px - edgePx) / UNIT_PX) * UNIT_PX
}

function unitArea({ x, y, width, height }: Box): Box {
  const whole = (px: number) => Math.floor(px / UNIT_PX) * UNIT_PX
  return {
    x: Math.round(x + (width - whole(width)) / 2),
    y: Math.round(y + (height - whole(height)) / 2),
    width: whole(width),
    height: whole(height),
  }
}

function boxOn(bounds: Box): Box {
  const area = unitArea(bounds)
  const units = Math.round(Math.min(area.width, area.height) / UNIT_PX / 15)
  const inset = units * UNIT_PX
  return insetBox(area, { top: inset, right: inset, bottom: inset + UNIT_PX, left: inset })
}

function field(context: FrameContext<Colour>, box: Box): SceneNode {
  const { bounds, colours, grounds } = context
  const inside = insetBox(box, 4 * UNIT_PX)
  const ground = averageColour(grounds)
  const own = luminance(ground) > 0.5 ? withAlpha(colours.seam, 0.15) : withAlpha(colours.edge, 0.3)
  return filledPath(
    'frame-dither',
    dither(insetBox(unitArea(bounds), -UNIT_PX), UNIT_PX, (cell) => containsBox(inside, cell)),
    colours.dither || own,
  )
}

function shadowColour({ colours, grounds }: FrameContext<Colour>): string {
  const ground = grounds.at(-1) ?? '#000000'
  const [shade, share] = luminance(ground) > 0.5 ? (['#2B2F77', 0.4] as const) : (['#100D3C', 0.78] as const)
  return colours.shadow || mixColours(ground, shade, share)
}

function steppedBox({ x, y, width, height }: Box): string {
  const right = x + width
  const bottom = y + height
  const steps = CORNER.map((cells, row) => ({ in: cells * UNIT_PX, down: row * UNIT_PX }))
  const end = CORNER.length * UNIT_PX
  const topRight = steps.map((step) => `V${y + step.down}H${right - step.in}`).slice(1)
  const bottomRight = steps.toReversed().map((step) => `H${right - step.in}V${bottom - step.down}`)
  const bottomLeft = steps.map((step) => `V${bottom - step.down}H${x + step.in}`).slice(1)
  const topLeft = steps.toReversed().map((step) => `H${x + step.in}V${y + step.down}`)
  const across = CORNER[0]! * UNIT_PX
  return [
    `M${x + across} ${y}H${right - across}`,
    ...topRight,
    `V${y + end}H${right}V${bottom - end}`,
    ...bottomRight,
    `H${x + across}`,
    ...bottomLeft,
    `V${bottom - end}H${x}V${y + end}`,
    ...topLeft,
    'Z',
  ].join('')
}

function heart(x: number, y: number, cellPx: number): string {
  return cells(HEART, x, y, cellPx)
}

function cells(rows: readonly string[], x: number, y: number, cellPx: number): string {
  return rows
    .map((row, down) =>
      [...row.matchAll(/#+/g)].map((run) =>
        bar(x + run.index * cellPx, y + down * cellPx, run[0].length * cellPx, cellPx),
      ),
    )
    .flat()
    .join('')
}

/** It deepens downwards, as on a screen of few colours. */
function dither(area: Box, cellPx: number, isHidden: (cell: Box) => boolean): string {
  const columns = Math.ceil(area.width / cellPx)
  const rows = Math.ceil(area.height / cellPx)
  let d = ''
  for (let row = 0; row < rows; row++) {
    const depth = Math.max(0, (row + 1) / rows - DITHER.from) / (1 - DITHER.from)
    for (let column = 0; column < columns; column++) {
      const isOn = BAYER[row % 4]![column % 4]! < 16 * DITHER.to * depth
      const cell = { x: area.x + column * cellPx, y: area.y + row * cellPx, width: cellPx, height: cellPx }
      if (isOn && !isHidden(cell)) d += bar(cell.x, cell.y, cellPx, cellPx)
    }
  }
  return d
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

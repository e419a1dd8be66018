import { insetBox } from '../../../scene/box'
import { averageColour } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { filledPath, groupNode, rectNode } from '../../../scene/shapes'
import { dropShadows, shadowsOn } from '../../shadows'
import type { SheetPlace, SheetSkin } from '../composition'
import { px } from '../paintings/brush'
import { painting } from '../paintings/painting'
import { nightPalette } from '../paintings/palettes'
import type { PostcardPlaces } from './places'

const PAPER = { light: '#FAF5E8', dark: '#24272E' }
const BORDER = { blue: '#2D4F94', red: '#C5432F' }
const BAND = { pitchPx: 66, widthPx: 19, apartPx: 3 } // along an edge
const RADIUS_PX = 4
const SHADOWS = dropShadows('#0F172A', [1, 3, 0.18], [6, 14, 0.14], [18, 40, 0.24])
const STAMP = { paper: '#FFFDF6', pitch: 14 / 132, hole: 5.2 / 132, side: 11 / 132, foot: 28 / 132 } // × its width

export function postcardPaper({ theme, colours }: SheetSkin): string {
  return colours.paper || PAPER[theme]
}

export function cardNodes(place: SheetPlace, { card, edgePx }: PostcardPlaces): SceneNode[] {
  const { unitPx, background, colours } = place
  const paper = postcardPaper(place)
  const radiusPx = RADIUS_PX * unitPx
  const bands = (name: string, fromPx: number, fill: string): SceneNode =>
    filledPath(
      `composition-airmail-${name}`,
      diagonals(card, fromPx, BAND.widthPx * unitPx, BAND.pitchPx * unitPx),
      fill,
    )
  return [
    rectNode('composition-card', card, {
      radiusPx,
      fill: paper,
      shadows: shadowsOn(
        averageColour(background),
        SHADOWS.map((one) => ({ ...one, dy: one.dy * unitPx, blurPx: one.blurPx * unitPx })),
      ),
    }),
    groupNode('composition-airmail', { clip: { ...card, radiusPx } }, [
      bands('blue', 0, colours.blue || BORDER.blue),
      bands('red', (BAND.widthPx + BAND.apartPx) * unitPx, colours.red || BORDER.red),
      rectNode('composition-card-face', insetBox(card, edgePx), { fill: paper }),
    ]),
  ]
}

function diagonals(
  { x, y, width, height }: Box,
  fromPx: number,
  bandPx: number,
  nearPitchPx: number,
): string {
  const aroundPx = width + height
  const pitchPx = aroundPx / Math.round(aroundPx / nearPitchPx)
  const count = Math.ceil(aroundPx / pitchPx)
  return Array.from({ length: count + 1 }, (_, at) => {
    const [from, to] = [at * pitchPx + fromPx - bandPx, at * pitchPx + fromPx]
    const along = (px0: number) => `${px(x + px0)} ${px(y)}`
    const down = (px0: number) => `${px(x + px0 - height)} ${px(y + height)}`
    return `M${along(from)}L${along(to)}L${down(to)}L${down(from)}Z`
  }).join('')
}

export function stampNodes(place: SheetPlace, { stamp }: PostcardPlaces): SceneNode[] {
  const { day, unitPx } = place
  const holePx = STAMP.hole * stamp.width
  return [
    rectNode('composition-stamp-shadow', insetBox(stamp, holePx), {
      shadows: dropShadows('#1C1917', [unitPx, 4 * unitPx, 0.2], [4 * unitPx, 12 * unitPx, 0.14]),
    }),
    filledPath('composition-stamp', perforated(stamp, holePx), STAMP.paper),
    painting(stampPicture(stamp), day, 'composition-stamp-picture', nightPalette),
  ]
}

export function stampPicture(stamp: Box): Box {
  const side = STAMP.side * stamp.width
  return insetBox(stamp, { top: side, left: side, right: side, bottom: STAMP.foot * stamp.width })
}

function perforated({ x, y, width, height }: Box, holePx: number): string {
  const side = (lengthPx: number, dx: number, dy: number) => {
    const count = Math.round(lengthPx / (STAMP.pitch * width))
    const pitchPx = lengthPx / count
    const toHolePx = pitchPx / 2 - holePx
    const bite = `l${px(dx * toHolePx)} ${px(dy * toHolePx)}a${px(holePx)} ${px(holePx)} 0 0 0 ${px(dx * 2 * holePx)} ${px(dy * 2 * holePx)}l${px(dx * toHolePx)} ${px(dy * toHolePx)}`
    return bite.repeat(count)
  }
  return `M${px(x)} ${px(y)}${side(width, 1, 0)}${side(height, 0, 1)}${side(width, -1, 0)}${side(height, 0, -1)}Z`
}

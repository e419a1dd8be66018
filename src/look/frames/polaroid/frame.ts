import { insetBox } from '../../../scene/box'
import { mixColours, withAlpha } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { inksOver } from '../../inks'
import { liftedShadows } from '../../shadows'
import type { Frame, FrameContext } from '../frame'
import { photoNodes, showsPicture } from '../onPhoto'
import { exposure } from './exposure'
import { gloss, lamp, printBox, printParts, RADIUS_PX, turnOf } from './print'

type Colour = 'desk' | 'print' | 'name' | 'written'

const WRITTEN = { face: 'hand', weight: 600 } as const
const DATE = { px: 16, ofPx: 7.4 } // its width
const NAME_PX = { small: 22, large: 25, largeFrom: 430 }
const SEAL_INSET_PX = 18 // in the photo's corner
const LAST_LINE_PX = 31 // the room of name and date
const SHADE = '#322314'
const UNDER_PRINT = 0.34 // how much of the shade is on the table below a lifted print
const SHADOWS = [shadow(2, 4, 0.22), shadow(14, 34, 0.3)]
const INKS = {
  quote: '#24232B',
  translation: '#57524C',
  author: '#2B2A33',
  accent: '#A63A1E',
}

/** An instant photo on a table, a little askew: the picture or the background as the photo, all words on the wide edge. */
export const frame: Frame<Colour> = {
  colours: {
    desk: { light: '#D9D2C7', dark: '#2B2825' },
    print: { light: '#FBFAF6', dark: '#F1EEE6' },
    name: { light: '#2B2A33', dark: '#2B2A33' },
    written: { light: '#6A645C', dark: '#625C54' },
  },
  showsPhoto: true,
  keepsPhotoClear: true,
  hasTable: true,
  page: ({ colours }) => ({ grounds: [colours.print], inks: INKS }),
  backgroundBox: (bounds) => ({ ...printParts(bounds).photo, radiusPx: RADIUS_PX.photo }),
  plan({ safe, colours, theme }) {
    const { photo, foot, isBeside } = printParts(safe)
    const [side, top] = isBeside ? [36, 12] : [4, 18]
    const [left, right] = [foot.x + side, foot.x + foot.width - (isBeside ? 8 : 4)]
    const baselineY = foot.y + foot.height - (isBeside ? 8 : 2)
    const dateWidthPx = DATE.px * DATE.ofPx
    return {
      textBox: {
        x: left,
        y: foot.y + top,
        width: right - left,
        height: baselineY - LAST_LINE_PX - foot.y - top,
      },
      sealBox: insetBox(photo, SEAL_INSET_PX),
      author: {
        ...WRITTEN,
        x: left,
        baselineY,
        align: 'left',
        maxWidthPx: right - left - dateWidthPx - 16,
        sizePx: foot.width >= NAME_PX.largeFrom ? NAME_PX.large : NAME_PX.small,
        colour: colours.name,
        ground: colours.print,
      },
      date: {
        ...WRITTEN,
        x: right,
        baselineY,
        align: 'right',
        maxWidthPx: dateWidthPx,
        sizePx: DATE.px,
        trackingEm: 0,
        colour: colours.written,
      },
      watermark: {
        x: safe.x + safe.width - 24,
        baselineY: safe.y + safe.height - 14,
        align: 'right',
        maxWidthPx: safe.width / 2,
        sizePx: 15,
        weight: 600,
        colour: inksOver([colours.desk, mixColours(colours.desk, SHADE, UNDER_PRINT)], theme).small, // in the print's shadow
        staysLevel: true,
      },
      turn: turnOf(safe),
      hidesOrnament: !isBeside, // it would take the quote's room
      pictureRadiusPx: RADIUS_PX.photo,
    }
  },
  under({ bounds, safe, colours, theme, isTableOpen, lift }) {
    const print: SceneNode = {
      type: 'rect',
      id: 'frame-print',
      ...printBox(safe),
      radiusPx: RADIUS_PX.print,
      fill: colours.print,
      shadows: liftedShadows(SHADOWS, lift),
    }
    const table: SceneNode[] = [
      { type: 'rect', id: 'frame-table', ...bounds, fill: colours.desk },
      lamp(bounds, theme === 'dark' ? 0.08 : 0.28),
    ]
    const turned: SceneNode = {
      type: 'group',
      id: 'frame-print-turned',
      rotation: turnOf(safe),
      children: [print],
    }
    return [
      ...(isTableOpen ? [] : table),
      { type: 'group', id: 'frame-print-clip', clip: bounds, children: [turned] },
    ]
  },
  behind(context) {
    const { photo: area } = printParts(context.safe)
    const shape = { ...area, radiusPx: RADIUS_PX.photo }
    return [
      ...(isBlank(context) ? exposure(area, context) : []),
      ...photoNodes(context.photo, shape),
      gloss(area),
      edge(area),
    ]
  },
}

/** A plain ground is no photo: something is exposed on it. */
function isBlank(context: FrameContext): boolean {
  return !context.hasWeather && !showsPicture(context) && context.photo?.state !== 'awaited'
}

function edge(photo: Box): SceneNode {
  return {
    type: 'rect',
    id: 'frame-photo-edge',
    ...insetBox(photo, 0.5),
    radiusPx: RADIUS_PX.photo,
    stroke: { paint: 'rgba(20,14,10,0.22)', widthPx: 1 },
  }
}

function shadow(dy: number, blurPx: number, alpha: number) {
  return { dx: 0, dy, blurPx, spreadPx: 0, colour: withAlpha(SHADE, alpha) }
}

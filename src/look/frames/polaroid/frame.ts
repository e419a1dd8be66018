import { insetBox } from '../../../scene/box'
import { mixColours, withAlpha } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { filledPath, groupNode, linearGradient, radialGradient, rectNode } from '../../../scene/shapes'
import { inksOver } from '../../inks'
import { dropShadows, liftedShadows } from '../../shadows'
import { type Frame, type FrameContext, grown, type FramePlan } from '../frame'
import { photoNodes, showsPicture } from '../onPhoto'
import { exposure } from './exposure'

const RADIUS_PX = { print: 4, photo: 2 }
const GLOSS = 0.1
const BORDER_PX = { below: 18, beside: 24 }
/** The almanac's longest quote fits at its smallest size (px²), with name and date below. */
const FOOT = { quotePx2: 61_000, otherPx: 104, share: 0.36, maxPx: 320 }
const BESIDE_FROM = 1.45 // min width ÷ height for a sideways print

type Colour = 'desk' | 'print' | 'name' | 'written'

const WRITTEN = { face: 'hand', weight: 600 } as const
const DATE = { px: 16, ofPx: 7.4 } // its width
const NAME_PX = { small: 22, large: 25, largeFrom: 430 }
const SEAL_INSET_PX = 18 // in the photo's corner
const LAST_LINE_PX = 31 // for name and date
const SHADE = '#322314'
const UNDER_PRINT = 0.34 // on the surface below a lifted print
const SHADOWS = dropShadows(SHADE, [2, 4, 0.22], [14, 34, 0.3])
const INKS = { quote: '#24232B', translation: '#57524C', author: '#2B2A33', accent: '#A63A1E' }

export const frame: Frame<Colour> = {
  colours: {
    desk: { light: '#D9D2C7', dark: '#2B2825' },
    print: { light: '#FBFAF6', dark: '#F1EEE6' },
    name: { light: '#2B2A33', dark: '#2B2A33' },
    written: { light: '#6A645C', dark: '#625C54' },
  },
  showsPhoto: true,
  keepsPhotoClear: true,
  hasSurface: true,
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
        colour: inksOver([colours.desk, mixColours(colours.desk, SHADE, UNDER_PRINT)], theme).small, // it is in the print's shadow
        staysLevel: true,
      },
      turn: turnOf(safe),
      hidesOrnament: !isBeside, // it would take the quote's space
      pictureRadiusPx: RADIUS_PX.photo,
    }
  },
  under({ bounds, safe, colours, theme, isSurfaceTransparent, lift }) {
    const print: SceneNode = rectNode('frame-print', printBox(safe), {
      radiusPx: RADIUS_PX.print,
      fill: colours.print,
      shadows: liftedShadows(SHADOWS, lift),
    })
    const table: SceneNode[] = [
      rectNode('frame-table', bounds, { fill: colours.desk }),
      lamp(bounds, theme === 'dark' ? 0.08 : 0.28),
    ]
    const turned: SceneNode = groupNode('frame-print-turned', { rotation: turnOf(safe) }, [print])
    return [...(isSurfaceTransparent ? [] : table), groupNode('frame-print-clip', { clip: bounds }, [turned])]
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

function isBlank(context: FrameContext): boolean {
  return !context.hasWeather && !showsPicture(context) && context.photo?.state !== 'awaited'
}

function edge(photo: Box): SceneNode {
  return rectNode('frame-photo-edge', insetBox(photo, 0.5), {
    radiusPx: RADIUS_PX.photo,
    stroke: { paint: 'rgba(20,14,10,0.22)', widthPx: 1 },
  })
}

/** Wide prints tilt left, square and tall ones right. */
function turnOf(bounds: Box): NonNullable<FramePlan['turn']> {
  return {
    deg: bounds.width > bounds.height * 1.05 ? -1.2 : 1.4,
    about: { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 },
  }
}

function printBox(bounds: Box): Box {
  const isTall = bounds.height > bounds.width * 1.05
  const side = isBeside(bounds) ? grown(bounds.width, 0.042, 32, 52) : grown(bounds.width, 0.045, 24, 32)
  const top = isBeside(bounds) ? 24 : isTall ? grown(bounds.height, 0.036, 20, 40) : 18
  return insetBox(bounds, { top, right: side, bottom: top + 18, left: side })
}

function printParts(bounds: Box): { photo: Box; foot: Box; isBeside: boolean } {
  const hasFootBeside = isBeside(bounds)
  const { x, y, width, height } = insetBox(
    printBox(bounds),
    hasFootBeside ? BORDER_PX.beside : BORDER_PX.below,
  )
  if (hasFootBeside) {
    const photoPx = grown(width, 0.47, 320, 580)
    const photo = { x, y, width: photoPx, height }
    return { photo, foot: { x: x + photoPx, y, width: width - photoPx, height }, isBeside: true }
  }
  const neededPx = Math.ceil(FOOT.quotePx2 / width + FOOT.otherPx)
  const footPx = Math.min(FOOT.maxPx, Math.max(neededPx, Math.round(height * FOOT.share)))
  const photo = { x, y, width, height: height - footPx }
  return { photo, foot: { x, y: y + photo.height, width, height: footPx }, isBeside: false }
}

function isBeside({ width, height }: Box): boolean {
  return width >= BESIDE_FROM * height
}

function lamp(bounds: Box, alpha: number): SceneNode {
  return rectNode('frame-lamp', bounds, {
    fill: radialGradient(
      { x: bounds.x, y: bounds.y },
      Math.hypot(bounds.width, bounds.height) * 0.8,
      [0, withAlpha('#FFFFFF', alpha)],
      [1, withAlpha('#FFFFFF', 0)],
    ),
  })
}

function gloss(photo: Box): SceneNode {
  const { x, y, width, height } = photo
  const reach = Math.min(width * 0.42, height * 1.1)
  return groupNode('frame-gloss-clip', { clip: { ...photo, radiusPx: RADIUS_PX.photo } }, [
    filledPath(
      'frame-gloss',
      `M${x} ${y}L${x + reach} ${y}L${x + reach * 0.22} ${y + height}L${x} ${y + height}Z`,
      linearGradient(
        { x, y },
        { x: x + reach * 0.5, y: y + height },
        [0, withAlpha('#FFFFFF', GLOSS)],
        [1, withAlpha('#FFFFFF', 0)],
      ),
    ),
  ])
}

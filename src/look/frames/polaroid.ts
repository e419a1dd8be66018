import { insetBox } from '../../scene/box'
import { mixColours, withAlpha } from '../../scene/colour'
import { inksOver } from '../inks'
import { grown, type Frame, type FrameContext } from './frame'
import { isSky, photoNodes, photoPage, scrimOn, scrimPaint, showsPicture } from './onPhoto'
import { GLOSS, gloss, lamp, photoBox, printBox, printMeasures, RADIUS_PX, turnOf } from './polaroidPrint'

type Colour = 'desk' | 'print' | 'name' | 'written'

const SKY_SHARE = 0.64 // of a photo of the weather: below it is what shines
const MIN_SCRIM = { top: 0.16, middle: 0.22 }
const WRITTEN = { face: 'rounded', italic: true, weight: 600 } as const
const SHADE = '#322314'
const SHADOWS = [shadow(2, 4, 0.22), shadow(14, 34, 0.3)]

/** An instant photo on a desk, a little askew: the picture or the background as the photo, name and date written on the foot. */
export const polaroid: Frame<Colour> = {
  label: { en: 'Polaroid', zh: '拍立得' },
  colours: {
    desk: { light: '#D9D2C7', dark: '#2B2825' },
    print: { light: '#FBFAF6', dark: '#F1EEE6' },
    name: { light: '#2B2A33', dark: '#2B2A33' },
    written: { light: '#6A645C', dark: '#625C54' },
  },
  showsPhoto: true,
  glare: GLOSS,
  page: (_, below) => photoPage(below, scrimOn(below, MIN_SCRIM, GLOSS)),
  backgroundBox: (bounds) => ({ ...photoBox(bounds), radiusPx: RADIUS_PX.photo }),
  plan(context) {
    const { bounds, colours } = context
    const photo = photoBox(bounds)
    const { foot } = printMeasures(bounds)
    const top = photo.y + grown(photo.height, 0.08, 20, 40)
    const side = grown(photo.width, 0.08, 24, 80)
    const middleY = photo.y + photo.height + foot / 2
    const [namePx, datePx] = photo.width >= 420 ? [27, 19] : photo.width >= 350 ? [24, 17] : [22, 16]
    const dateWidthPx = datePx * 5.8
    return {
      textBox: { x: photo.x + side, y: top, width: photo.width - 2 * side, height: wordsEndY(context) - top },
      author: {
        ...WRITTEN,
        x: photo.x + 4,
        baselineY: middleY + 9,
        align: 'left',
        maxWidthPx: photo.width - dateWidthPx - 16,
        sizePx: namePx,
        colour: colours.name,
        ground: colours.print,
      },
      date: {
        ...WRITTEN,
        x: photo.x + photo.width - 2,
        baselineY: middleY + 9,
        align: 'right',
        maxWidthPx: dateWidthPx,
        sizePx: datePx,
        trackingEm: 0,
        colour: colours.written,
      },
      watermark: {
        x: bounds.x + bounds.width - 24,
        baselineY: bounds.y + bounds.height - 14,
        align: 'right',
        maxWidthPx: bounds.width / 2,
        sizePx: 15,
        weight: 600,
        colour: inksOver([colours.desk, mixColours(colours.desk, SHADE, 0.18)], context.theme).small, // in the print's shadow
        staysLevel: true,
      },
      turn: turnOf(bounds),
      shortQuoteLift: 1.15,
    }
  },
  under(context) {
    const { bounds, colours } = context
    return [
      { type: 'rect', id: 'frame-desk', ...bounds, fill: colours.desk },
      lamp(bounds, context.theme === 'dark' ? 0.08 : 0.28),
      {
        type: 'group',
        id: 'frame-print-clip',
        clip: bounds,
        children: [
          {
            type: 'group',
            id: 'frame-print-turned',
            rotation: turnOf(bounds),
            children: [
              {
                type: 'rect',
                id: 'frame-print',
                ...printBox(bounds),
                radiusPx: RADIUS_PX.print,
                fill: colours.print,
                shadows: SHADOWS,
              },
            ],
          },
        ],
      },
    ]
  },
  behind(context) {
    const photo = photoBox(context.bounds)
    const scrim = scrimOn(context, MIN_SCRIM, GLOSS)
    const shape = { ...photo, radiusPx: RADIUS_PX.photo }
    return [
      ...photoNodes(context.photo, shape),
      // Under the scrim the gloss reduces contrast less.
      gloss(photo),
      ...(context.onPicture?.scrim ?? []),
      ...(scrim
        ? [
            {
              type: 'rect' as const,
              id: 'frame-scrim',
              ...shape,
              fill: scrimPaint(scrim, photo, wordsEndY(context)),
            },
          ]
        : []),
      {
        type: 'rect',
        id: 'frame-photo-edge',
        ...insetBox(photo, 0.5),
        radiusPx: RADIUS_PX.photo,
        stroke: { paint: 'rgba(20,14,10,0.22)', widthPx: 1 },
      },
    ]
  },
}

/** Below this no words are on the photo: higher up if the photo shows something. */
function wordsEndY(context: FrameContext): number {
  const photo = photoBox(context.bounds)
  const hasScrim = scrimOn(context, MIN_SCRIM, GLOSS) !== null
  if (hasScrim && isSky(context)) return photo.y + Math.round(photo.height * SKY_SHARE)
  const share = showsPicture(context) || hasScrim ? 0.18 : 0.08
  return photo.y + photo.height - Math.min(96, Math.round(photo.height * share))
}

function shadow(dy: number, blurPx: number, alpha: number) {
  return { dx: 0, dy, blurPx, spreadPx: 0, colour: withAlpha(SHADE, alpha) }
}

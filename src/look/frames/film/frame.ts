import { compositeOver, withAlpha, worstContrast } from '../../../scene/colour'
import { rectNode } from '../../../scene/shapes'
import type { FrameInks } from '../../inks'
import { grown, UNSET, type Frame, type Slot } from '../frame'
import {
  arrow,
  holes,
  imageBox,
  IMAGE_RADIUS_PX,
  printEdge,
  slivers,
  stripMeasures,
  vignette,
  type FilmColour,
} from './filmStrip'
import { photoNodes, photoPage, scrimColour, scrimOn } from '../onPhoto'

const PRINT = { face: 'mono', sizePx: 10.5, weight: 500, trackingEm: 0.1 } as const
/** Contrast on a light picture is measured without it. */
const VIGNETTE = { dark: 0.34, light: 0.16 }
const AT_WORDS = { middle: 0.1, edges: VIGNETTE.light } // alpha of the light vignette behind text
const AMBER = '#F0A93C'
/** The first readable one is used. */
const PROJECTED = { quote: ['#F6F1E8'], author: ['#E8BC7A', '#F0D2A2', '#F8E9CF'] }
const TEXT_CONTRAST = 4.6
const RULE_CONTRAST = 3

export const frame: Frame<FilmColour> = {
  colours: {
    base: { light: '#12100E', dark: '#0D0C0B' },
    hole: { light: '#F3EBDD', dark: '#F3EBDD' },
    print: { light: '#F0A93C', dark: '#F0A93C' },
    before: UNSET,
    after: UNSET,
  },
  showsPhoto: true,
  page(_, below) {
    const page = photoPage(below, scrimOn(below))
    return page && { ...page, inks: { ...page.inks, ...lamplitInks(page) } }
  },
  tinged: (grounds, reach) => [
    ...grounds,
    ...grounds.map((ground) => compositeOver(withAlpha('#000000', AT_WORDS[reach]), ground)),
  ],
  backgroundBox: (bounds) => ({ ...imageBox(bounds), radiusPx: IMAGE_RADIUS_PX }),
  plan({ safe, colours }) {
    const image = imageBox(safe)
    const side = grown(image.width, image.width > image.height * 1.4 ? 0.1 : 0.05, 16, 120)
    const pad = grown(image.height, 0.07, 16, 44)
    const edge = printEdge(safe)
    const foot = {
      ...PRINT,
      baselineY: safe.y + safe.height - stripMeasures(safe).foot,
      colour: colours.print,
    }
    const dateWidthPx = Math.max(102, Math.round(0.155 * safe.width)) // preceded by the weather icon
    return {
      sheet: image,
      textBox: {
        x: image.x + side,
        y: image.y + pad,
        width: image.width - 2 * side,
        height: image.height - 2 * pad,
      },
      date: { ...foot, x: edge.left, align: 'left', maxWidthPx: dateWidthPx },
      watermark: {
        ...foot,
        x: safe.x + safe.width / 2,
        align: 'center',
        maxWidthPx: edge.right - edge.left - 2 * (dateWidthPx + 10),
        format: (words) => `${words} SAFETY FILM`,
      },
      author: 'dash',
    }
  },
  under: ({ bounds, colours }) => [
    rectNode('frame-base', bounds, { fill: colours.base }),
    rectNode('frame-base-grain', bounds, { fill: { type: 'noise', seed: 'film', amount: 0.035 } }),
  ],
  behind(context) {
    const image = imageBox(context.safe)
    const scrim = scrimOn(context)
    const shape = { ...image, radiusPx: IMAGE_RADIUS_PX }
    return [
      ...photoNodes(context.photo, shape),
      ...(context.onPicture?.scrim ?? []),
      ...(scrim ? [rectNode('frame-scrim', shape, { fill: scrimColour(scrim) })] : []),
      vignette(
        image,
        scrim !== null || context.onPicture?.isDark ? VIGNETTE.dark : context.onPicture ? 0 : VIGNETTE.light,
      ),
      ...slivers(context),
      ...holes(context),
    ]
  },
  front({ safe, colours, words, line }) {
    const edge = printEdge(safe)
    const head = {
      ...PRINT,
      baselineY: safe.y + stripMeasures(safe).head,
      colour: colours.print,
      maxWidthPx: 120,
    }
    const foot = { ...head, baselineY: safe.y + safe.height - stripMeasures(safe).foot }
    const middle = safe.x + safe.width / 2
    const print = (id: string, said: string, slot: Omit<Slot, 'align'>, align: Slot['align']) =>
      line(`frame-print-${id}`, said, { ...slot, align })
    const day = words.dayOfMonth
    return [
      arrow('frame-arrow-head', edge.left, head.baselineY, colours.print),
      ...print('number', `${day}`, { ...head, x: edge.left + 12 }, 'left'),
      ...print('stock', 'QUOTIDIAN 400', { ...head, x: middle }, 'center'),
      ...print('half', `${day}A`, { ...head, x: edge.right }, 'right'),
      ...(words.watermark === null ? print('safety', 'SAFETY FILM', { ...foot, x: middle }, 'center') : []),
      arrow('frame-arrow-foot', edge.right - 28, foot.baselineY, colours.print),
      ...print('next', `${day + 1}`, { ...foot, x: edge.right }, 'right'),
    ]
  },
}

function lamplitInks({ grounds, inks }: ReturnType<typeof photoPage> & object): Partial<FrameInks> {
  const warmest = (shades: readonly string[]) =>
    shades.find((shade) => worstContrast(shade, grounds) >= TEXT_CONTRAST) ?? inks.quote ?? '#FFFFFF'
  const accent = worstContrast(AMBER, grounds) >= RULE_CONTRAST ? AMBER : (inks.accent ?? AMBER)
  return { accent, quote: warmest(PROJECTED.quote), author: warmest(PROJECTED.author) }
}

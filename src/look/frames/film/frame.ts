import { compositeOver, worstContrast, averageColour, luminance, withAlpha } from '../../../scene/colour'
import { filledPath, groupNode, radialGradient, rectNode } from '../../../scene/shapes'
import type { FrameInks } from '../../inks'
import { UNSET, grown, type Frame, type Slot, type FrameContext } from '../frame'
import { photoNodes, photoPage, scrimColour, scrimOn, showsPicture } from '../onPhoto'
import { insetBox } from '../../../scene/box'
import type { Box, SceneNode } from '../../../scene/nodes'

const PRINT = { face: 'mono', sizePx: 10.5, weight: 500, trackingEm: 0.1 } as const
/** Contrast on a light picture is measured without it. */
const VIGNETTE = { dark: 0.34, light: 0.16 }
const AT_WORDS = { middle: 0.1, edges: VIGNETTE.light } // alpha of the light vignette behind text
const AMBER = '#F0A93C'
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

type FilmColour = 'base' | 'hole' | 'print' | 'before' | 'after'

const HOLE_PITCH_PX = 60
const HOLE_GLOW_PX = 5
const IMAGE_RADIUS_PX = 5

/** Smaller on a small card, where text needs the space. */
function stripMeasures({ width, height }: Box) {
  const isSmall = Math.min(width, height) < 500
  const isNarrow = width < 640
  const sides = isNarrow ? { sidePx: 24, sliverPx: 12 } : { sidePx: 34, sliverPx: 18 }
  return isSmall
    ? {
        ...sides,
        bandPx: 50,
        gapPx: 4,
        hole: { width: 28, height: 22, radiusPx: 5, insetPx: 10 },
        head: 44,
        foot: 38,
      }
    : {
        ...sides,
        bandPx: 60,
        gapPx: 6,
        hole: { width: 34, height: 27, radiusPx: 6, insetPx: 13 },
        head: 54,
        foot: 47,
      }
}

function imageBox(bounds: Box): Box {
  const { bandPx, gapPx, sidePx } = stripMeasures(bounds)
  return insetBox(bounds, { top: bandPx + gapPx, right: sidePx, bottom: bandPx + gapPx, left: sidePx })
}

function printEdge({ x, width }: Box): { left: number; right: number } {
  const side = grown(width, 0.105, 44, 104)
  return { left: x + side, right: x + width - side }
}

function vignette(image: Box, depth: number): SceneNode {
  const { x, y, width, height } = image
  const long = Math.max(width, height)
  return rectNode('frame-vignette', image, {
    radiusPx: IMAGE_RADIUS_PX,
    fill: radialGradient(
      { x: x + width / 2, y: y + height / 2 },
      long * 0.62,
      [0, 'rgba(0,0,0,0)'],
      [(0.2 * height) / (long * 0.62), 'rgba(0,0,0,0)'],
      [1, `rgba(0,0,0,${depth})`],
    ),
  })
}

function slivers({ safe, colours, grounds, ...below }: FrameContext<FilmColour>): SceneNode[] {
  const { y, height } = imageBox(safe)
  const { sliverPx } = stripMeasures(safe)
  const isDark = showsPicture(below) || luminance(averageColour(grounds)) < 0.4
  const sliver = (id: string, x: number, fill: string): SceneNode =>
    rectNode(id, { x, y, width: sliverPx + IMAGE_RADIUS_PX, height }, { radiusPx: IMAGE_RADIUS_PX, fill })
  return [
    groupNode('frame-slivers', { clip: safe }, [
      sliver(
        'frame-sliver-before',
        safe.x - IMAGE_RADIUS_PX,
        colours.before || (isDark ? '#3D4B57' : '#A9B4BA'),
      ),
      sliver(
        'frame-sliver-after',
        safe.x + safe.width - sliverPx,
        colours.after || (isDark ? '#5E4633' : '#C7A98A'),
      ),
    ]),
  ]
}

function holes({ bounds, safe, colours }: FrameContext<FilmColour>): SceneNode[] {
  const { insetPx, ...hole } = stripMeasures(safe).hole
  const count = Math.round(bounds.width / HOLE_PITCH_PX)
  const pitchPx = bounds.width / count
  const glow = [{ dx: 0, dy: 0, blurPx: HOLE_GLOW_PX, spreadPx: 0, colour: withAlpha(colours.hole, 0.5) }]
  const rows = [safe.y + insetPx, safe.y + safe.height - insetPx - hole.height]
  return rows.flatMap((y, row) =>
    Array.from({ length: count }, (_, at): SceneNode =>
      rectNode(
        `frame-hole-${row}-${at}`,
        { x: Math.round(bounds.x + (at + 0.5) * pitchPx - hole.width / 2), y, ...hole },
        { fill: colours.hole, shadows: glow },
      ),
    ),
  )
}

function arrow(id: string, x: number, baselineY: number, fill: string): SceneNode {
  return filledPath(id, `M${x} ${baselineY - 7}L${x + 6} ${baselineY - 3.7}L${x} ${baselineY - 0.4}Z`, fill)
}

import { insetBox } from '../../scene/box'
import { hueOf, mixColours, worstContrast } from '../../scene/colour'
import type { Box, Point } from '../../scene/nodes'
import { areReadable, inksOver, type FrameInks } from '../inks'
import { sealNodes, sealSize } from '../seal/seal'
import { inStyle } from '../seal/styles'
import { SEAL_CHARACTERS } from '../seal/words'
import { brushCircuit, strokeInset } from './brush/circuit'
import { grown, type Frame, type FrameContext } from './frame'
import { PAPER_GRAIN, ricePaper } from './brush/ricePaper'

type Colour = 'ink' | 'secondInk' | 'seal'

const BLACK = '#171412'
const GRAIN_AT = { middle: 0.8, edges: 1 } // share of the grain, which is lighter in the middle
const SEAL_GAP_PX = 24 // from the middle of the stroke beside it
const SEAL_SIDE_PX = 34 // of a tall one
const SEAL_ROOM = { widthPx: 56, heightPx: 68 } // of any
const BESIDE_SEAL_PX = 12 // to a watermark at its left
/** Black ink thinned with water, and the seal's red. */
const INKS: FrameInks = {
  quote: '#1C1917',
  translation: '#57534E',
  author: '#292524',
  accent: '#B4281E',
}
const COLOURED_FROM = 0.2 // chroma

/**
 * Two strokes of a brush around rice paper, each in one gesture, and the watermark as a seal where both run dry.
 * In black ink it is calligraphy: Chinese leads and there is no quotation mark. In colour it is a poster like any other.
 */
export const brush: Frame<Colour> = {
  label: { en: 'Brush', zh: '笔墨' },
  colours: {
    ink: { light: BLACK, dark: BLACK }, // above and at the right
    secondInk: { light: '', dark: '' }, // at the left and below, default the first
    seal: { light: '#B4281E', dark: '#B4281E' },
  },
  tinged: (grounds, reach) =>
    grounds.flatMap((ground) =>
      ['#000000', '#FFFFFF'].map((speck) => mixColours(ground, speck, PAPER_GRAIN * GRAIN_AT[reach])),
    ),
  inks: (grounds, theme) => (areReadable(INKS, grounds) ? INKS : inksOver(grounds, theme)),
  plan(context) {
    const { safe } = context
    const isWide = safe.width >= safe.height * 1.3
    const edge = strokeInset(safe)
    const besideSeal = edge + SEAL_GAP_PX + SEAL_ROOM.widthPx + 8
    const side = isWide
      ? Math.max(grown(safe.width, 0.117, 92, 160), besideSeal)
      : grown(safe.width, 0.14, 60, 96)
    const baselineY = footBaselineY(safe)
    // Beside the seal where there is room, else above it.
    const foot = isWide ? baselineY - 28 : sealCorner(safe).y - SEAL_ROOM.heightPx - 8
    const top = safe.y + edge + (isColoured(context) ? 44 : 36)
    return {
      sheet: insetBox(safe, edge + 12),
      textBox: { x: safe.x + side, y: top, width: safe.width - 2 * side, height: foot - top },
      date: {
        // Below the words' edge; on a wide sheet of calligraphy, which is centred, in the corner across from the seal.
        x: safe.x + (isWide && !isColoured(context) ? edge + 28 : side),
        baselineY,
        align: 'left',
        maxWidthPx: safe.width / 2 - side,
      },
      watermark: null,
      author: 'dash',
      pictureRadiusPx: 2,
      hidesOrnament: !isColoured(context),
      chineseLeads: !isColoured(context),
    }
  },
  behind(context) {
    const { bounds, safe, colours } = context
    const first = visible(colours.ink, context)
    const second = visible(colours.secondInk || colours.ink, context)
    const manner = isColoured(context) ? 'colour' : 'ink'
    return [...ricePaper(bounds), ...brushCircuit(safe, manner, [first, second])]
  },
  seal({ safe, colours, textGrounds }, { words, style, block }, { metrics, scale }) {
    const own = [...words].length === SEAL_CHARACTERS ? 'square' : 'tall'
    const { seal, sidePx } = inStyle(style ?? own, words, SEAL_SIDE_PX * scale)
    const { width, height } = sealSize(seal, sidePx)
    const corner = sealCorner(safe)
    const box = { x: corner.x - width, y: corner.y - height, width, height }
    return {
      nodes: sealNodes(`frame-${block}`, { ...seal, ink: colours.seal }, box, sidePx, textGrounds, metrics),
      box,
      sidePx,
    }
  },
  watermark({ safe, seal, line }, words) {
    const right = seal ? seal.x - BESIDE_SEAL_PX : sealCorner(safe).x
    const maxWidthPx = right - safe.x - safe.width / 2 - 4
    const baselineY = footBaselineY(safe)
    const nodes = line('watermark', words, { x: right, baselineY, align: 'right', maxWidthPx })
    const x = Math.min(right, ...nodes.map((node) => ('x' in node ? node.x : right)))
    return { nodes, box: { x, y: baselineY - 14, width: right - x, height: 20 } }
  },
}

function footBaselineY(bounds: Box): number {
  return bounds.y + bounds.height - strokeInset(bounds) - 34
}

function sealCorner(bounds: Box): Point {
  const inset = strokeInset(bounds)
  return { x: bounds.x + bounds.width - inset - SEAL_GAP_PX, y: bounds.y + bounds.height - inset - 26 }
}

function isColoured({ colours }: FrameContext<Colour>): boolean {
  return hueOf(colours.ink).chroma >= COLOURED_FROM
}

/** Black ink would be invisible on a night sky or a picture's dark scrim: there the strokes have the ink of the words. */
function visible(ink: string, { textGrounds, onPicture, inks }: FrameContext<Colour>): string {
  const sinks = onPicture ? onPicture.isDark : worstContrast(ink, textGrounds) < 1.8
  return sinks ? inks.quote : ink
}

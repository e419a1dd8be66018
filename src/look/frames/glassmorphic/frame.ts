import { insetBox } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { Box, LinearGradient, SceneNode } from '../../../scene/nodes'
import { liftedShadows } from '../../shadows'
import { discColours, discNodes, type DiscColours } from './discs'
import { grown, slotBox, type Frame, type FrameBelow, type FrameContext } from '../frame'
import { glassPage, paneOver } from './glass'

type Colour = 'glass' | 'discA' | 'discB' | 'discC' | 'discD'
type Below = Pick<FrameBelow, 'grounds' | 'hasPicture' | 'hasWeather'>

const RADIUS_PX = 28
const FROST = { blurPx: 18, saturation: 1.35, grain: 0.045 }
const EDGE_PX = 1.5
const WET = 0.13 // of a tall pane, at its head: room for what lies on its glass
const HIGHLIGHT_PX = 12
/** Edge from the upper left to the lower right, and the highlight along the top. */
const SHEEN = { clear: [0.95, 0.15, 0.45, 0.55], smoked: [0.42, 0.06, 0.2, 0.16] } as const
const SHADOWS = [{ dx: 0, dy: 16, blurPx: 40, spreadPx: 0, colour: 'rgba(17,12,40,0.30)' }]
const BY_GROUND = { light: '', dark: '' }

/** A frosted panel on the background, which is really blurred under it: bright edge, fine grain, discs that cross its edge. */
export const frame: Frame<Colour> = {
  frost: FROST,
  hasTable: true,
  colours: { glass: BY_GROUND, discA: BY_GROUND, discB: BY_GROUND, discC: BY_GROUND, discD: BY_GROUND },
  page({ theme, colours }, below) {
    const discs = discsOn(below, colours).flat()
    const page = glassPage(paneOver(below, discs, colours.glass, theme), below, discs)
    // A panel made for the weather is thick enough for words over its sun; on any other they avoid it.
    return { ...page, keepsWeather: below.panel === null }
  },
  plan(context) {
    const panel = panelBox(context)
    const isWide = panel.width > panel.height * 1.4
    const side = isWide ? grown(panel.width, 0.09, 40, 96) : grown(panel.width, 0.07, 28, 44)
    const baselineY = panel.y + panel.height - 28
    const wetPx = context.panel?.onGlass && panel.height > panel.width * 1.2 ? WET * panel.height : 0
    const top = panel.y + grown(panel.height, 0.08, 28, 40) + wetPx
    const line = { baselineY, maxWidthPx: panel.width / 2 - side - 8 }
    return {
      sheet: panel,
      textBox: { x: panel.x + side, y: top, width: panel.width - 2 * side, height: baselineY - 38 - top },
      date: { ...line, x: panel.x + side, align: 'left' },
      watermark: { ...line, x: panel.x + panel.width - side, align: 'right' },
      author: 'dash',
      pictureRadiusPx: 14,
    }
  },
  behind(context) {
    const { bounds, colours, isTableOpen, lift } = context
    const panel = panelBox(context)
    const discs = discsOn(context, colours)
    const pane = paneOver(context, discs.flat(), colours.glass, context.theme)
    const [edge, dim, far, top] = pane.isSmoked ? SHEEN.smoked : SHEEN.clear
    const shape = { ...panel, radiusPx: RADIUS_PX }
    const white = (alpha: number) => withAlpha('#FFFFFF', alpha)
    const { textBox, date, watermark } = frame.plan(context)
    const words = [textBox, ...[date, watermark].flatMap((slot) => (slot ? [slotBox(slot)] : []))]
    return [
      ...(isTableOpen ? [] : clipped('frame-discs', bounds, discNodes(panel, discs, 'frame-disc'))),
      {
        type: 'rect',
        id: 'frame-glass-shadow',
        ...shape,
        shadows: liftedShadows(SHADOWS, lift),
      },
      {
        type: 'group',
        id: 'frame-frost',
        clip: shape,
        blurPx: FROST.blurPx,
        saturation: FROST.saturation,
        children: [
          ...context.background(bounds, 'frame-frost-ground'),
          ...clipped('frame-frost-discs', bounds, discNodes(panel, discs, 'frame-frost-disc')),
        ],
      },
      {
        type: 'rect',
        id: 'frame-glass',
        ...shape,
        fill: across(panel, [...pane.glass]),
      },
      {
        type: 'rect',
        id: 'frame-glass-grain',
        ...shape,
        fill: { type: 'noise', seed: 'glass', amount: FROST.grain },
      },
      ...clipped('frame-on-glass', shape, context.panel?.onGlass?.(panel, words) ?? []),
      {
        type: 'group',
        id: 'frame-glass-highlight',
        clip: shape,
        children: [
          {
            type: 'rect',
            id: 'frame-glass-highlight-band',
            ...panel,
            height: HIGHLIGHT_PX,
            fill: down(panel.y, HIGHLIGHT_PX, [white(top), white(0)]),
          },
        ],
      },
      {
        type: 'rect',
        id: 'frame-glass-edge',
        ...insetBox(panel, EDGE_PX / 2),
        radiusPx: RADIUS_PX - EDGE_PX / 2,
        stroke: { paint: across(panel, [white(edge), white(dim), white(far)]), widthPx: EDGE_PX },
      },
    ]
  },
}

function panelBox({ safe, panel }: Pick<FrameContext, 'safe' | 'panel'>): Box {
  if (panel)
    return insetBox(safe, {
      top: panel.insetY,
      right: panel.insetX,
      bottom: panel.insetY,
      left: panel.insetX,
    })
  const x = grown(safe.width, 0.08, 36, 84)
  const y = grown(safe.height, 0.118, 48, 104)
  return insetBox(safe, { top: y, right: x, bottom: y, left: x })
}

/** None over weather or a picture: there is enough to see through the glass. */
function discsOn(
  { grounds, hasPicture, hasWeather }: Below,
  colours: Readonly<Record<Colour, string>>,
): DiscColours[] {
  if (hasWeather || hasPicture) return []
  return discColours(grounds, [colours.discA, colours.discB, colours.discC, colours.discD])
}

function clipped(id: string, clip: Box, children: SceneNode[]): SceneNode[] {
  return children.length > 0 ? [{ type: 'group', id, clip, children }] : []
}

function across({ x, y, width, height }: Box, colours: string[]): LinearGradient {
  return { type: 'linear', from: { x, y }, to: { x: x + width, y: y + height }, stops: stopsOf(colours) }
}

function down(y: number, heightPx: number, colours: string[]): LinearGradient {
  return { type: 'linear', from: { x: 0, y }, to: { x: 0, y: y + heightPx }, stops: stopsOf(colours) }
}

function stopsOf(colours: readonly string[]) {
  return colours.map((colour, at) => ({ at: at / (colours.length - 1), colour }))
}

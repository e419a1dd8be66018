import { insetBox } from '../../../scene/box'
import {
  withAlpha,
  averageColour,
  hslColour,
  hueOf,
  compositeOver,
  luminance,
  worstContrast,
} from '../../../scene/colour'
import type { Box, LinearGradient, SceneNode } from '../../../scene/nodes'
import { evenStops, groupNode, rectNode } from '../../../scene/shapes'
import { downwards } from '../../weather/outlines'
import { dropShadows, liftedShadows } from '../../shadows'
import { discColours, discNodes, type DiscColours } from './discs'
import {
  footLine,
  grown,
  frameSlotBox,
  UNSET,
  type Frame,
  type FrameBelow,
  type FrameContext,
  type CardTheme,
  type FramePage,
} from '../frame'
import { inksOver } from '../../inks'

const TEXT_CONTRAST = 4.6
const SPECKS = [withAlpha('#000000', 0.03), withAlpha('#FFFFFF', 0.03)]
const CLEAR = { tint: '#FFFFFF', alpha: [0.62, 0.4] } as const
const THIN = { tint: '#FFFFFF', alpha: [0.15, 0.06] } as const // for a dark ground, where normal white glass would look milky
const SMOKE = { tint: '#0F0C18', alpha: [0.46, 0.34] } as const
const MAX = { more: 0.44, step: 0.04 }
const NIGHT = { light: 0.05, dark: 0.2 } // mean luminance below which a ground is dark

type Colour = 'glass' | 'discA' | 'discB' | 'discC' | 'discD'

const RADIUS_PX = 28
const FROST = { blurPx: 18, saturation: 1.35, grain: 0.045 }
const EDGE_PX = 1.5
const WET = 0.13 // × height of a tall pane: space for drops at the top
const HIGHLIGHT_PX = 12
const SHEEN = { clear: [0.95, 0.15, 0.45, 0.55], smoked: [0.42, 0.06, 0.2, 0.16] } as const
const SHADOWS = dropShadows('#110C28', [16, 40, 0.3])

export const frame: Frame<Colour> = {
  frost: FROST,
  hasSurface: true,
  colours: { glass: UNSET, discA: UNSET, discB: UNSET, discC: UNSET, discD: UNSET },
  page({ theme, colours }, below) {
    const discs = discsOn(below, colours).flat()
    const page = glassPage(paneOver(below, discs, colours.glass, theme), below, discs)
    // A weather panel is thick enough for text over its sun; on others text avoids it.
    return { ...page, keepsWeather: below.panel === null }
  },
  plan(context) {
    const panel = panelBox(context)
    const isWide = panel.width > panel.height * 1.4
    const side = isWide ? grown(panel.width, 0.09, 40, 96) : grown(panel.width, 0.07, 28, 44)
    const baselineY = panel.y + panel.height - 28
    const wetPx = context.panel?.onGlass && panel.height > panel.width * 1.2 ? WET * panel.height : 0
    const top = panel.y + grown(panel.height, 0.08, 28, 40) + wetPx
    return {
      sheet: panel,
      textBox: { x: panel.x + side, y: top, width: panel.width - 2 * side, height: baselineY - 38 - top },
      ...footLine(panel, side, baselineY),
      author: 'dash',
      pictureRadiusPx: 14,
    }
  },
  behind(context) {
    const { bounds, colours, isSurfaceTransparent, lift } = context
    const panel = panelBox(context)
    const discs = discsOn(context, colours)
    const pane = paneOver(context, discs.flat(), colours.glass, context.theme)
    const [edge, dim, far, top] = pane.isSmoked ? SHEEN.smoked : SHEEN.clear
    const shape = { ...panel, radiusPx: RADIUS_PX }
    const white = (alpha: number) => withAlpha('#FFFFFF', alpha)
    const { textBox, date, watermark } = frame.plan(context)
    const words = [textBox, ...[date, watermark].flatMap((slot) => (slot ? [frameSlotBox(slot)] : []))]
    return [
      ...(isSurfaceTransparent ? [] : clipped('frame-discs', bounds, discNodes(panel, discs, 'frame-disc'))),
      rectNode('frame-glass-shadow', shape, { shadows: liftedShadows(SHADOWS, lift) }),
      groupNode('frame-frost', { clip: shape, blurPx: FROST.blurPx, saturation: FROST.saturation }, [
        ...context.background(bounds, 'frame-frost-ground'),
        ...clipped('frame-frost-discs', bounds, discNodes(panel, discs, 'frame-frost-disc')),
      ]),
      rectNode('frame-glass', shape, { fill: across(panel, [...pane.glass]) }),
      rectNode('frame-glass-grain', shape, { fill: { type: 'noise', seed: 'glass', amount: FROST.grain } }),
      ...clipped('frame-on-glass', shape, context.panel?.onGlass?.(panel, words) ?? []),
      groupNode('frame-glass-highlight', { clip: shape }, [
        rectNode(
          'frame-glass-highlight-band',
          { ...panel, height: HIGHLIGHT_PX },
          { fill: downwards(panel.y, panel.y + HIGHLIGHT_PX, white(top), white(0)) },
        ),
      ]),
      rectNode('frame-glass-edge', insetBox(panel, EDGE_PX / 2), {
        radiusPx: RADIUS_PX - EDGE_PX / 2,
        stroke: { paint: across(panel, [white(edge), white(dim), white(far)]), widthPx: EDGE_PX },
      }),
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

/** Weather or a picture show enough. */
function discsOn(
  { grounds, hasPicture, hasWeather }: Pick<FrameBelow, 'grounds' | 'hasPicture' | 'hasWeather'>,
  colours: Readonly<Record<Colour, string>>,
): DiscColours[] {
  if (hasWeather || hasPicture) return []
  return discColours(grounds, [colours.discA, colours.discB, colours.discC, colours.discD])
}

function clipped(id: string, clip: Box, children: SceneNode[]): SceneNode[] {
  return children.length > 0 ? [groupNode(id, { clip }, children)] : []
}

function across({ x, y, width, height }: Box, colours: string[]): LinearGradient {
  return { type: 'linear', from: { x, y }, to: { x: x + width, y: y + height }, stops: evenStops(colours) }
}

interface Pane {
  glass: readonly [string, string] // from upper left to lower right, with alpha
  isSmoked: boolean
}

/** The pane is as thin as readable ink allows; the weather has its own. */
function paneOver(
  { textGrounds, panel }: Pick<FrameBelow, 'textGrounds' | 'panel'>,
  discs: readonly string[],
  colour: string,
  theme: CardTheme,
): Pane {
  if (panel) return { glass: panel.glass, isSmoked: false }
  const isSmoked = luminance(averageColour(textGrounds)) < NIGHT[theme]
  const under = [...textGrounds, ...discs]
  const reads = (glass: Pane['glass']) => {
    const seen = seenThrough(glass, under)
    return worstContrast(inkOn(seen, textGrounds, isSmoked), seen) >= TEXT_CONTRAST
  }
  if (isSmoked && colour === '' && reads(tinted(THIN.tint, THIN.alpha, 0))) {
    return { glass: tinted(THIN.tint, THIN.alpha, 0), isSmoked }
  }
  const { tint, alpha } = isSmoked ? SMOKE : CLEAR
  for (let more = 0; more < MAX.more; more += MAX.step) {
    const glass = tinted(colour || tint, alpha, more)
    if (reads(glass)) return { glass, isSmoked }
  }
  return { glass: tinted(colour || tint, alpha, MAX.more), isSmoked }
}

/** It is thickened more at its thinner end. */
function tinted(tint: string, [from, to]: readonly [number, number], more: number): Pane['glass'] {
  return [withAlpha(tint, from + more * 0.6), withAlpha(tint, to + more)]
}

function glassPage(pane: Pane, below: Pick<FrameBelow, 'textGrounds'>, discs: readonly string[]): FramePage {
  const grounds = seenThrough(pane.glass, [...below.textGrounds, ...discs])
  const quote = inkOn(grounds, below.textGrounds, pane.isSmoked)
  const inks = inksOver(grounds, pane.isSmoked ? 'dark' : 'light')
  return { grounds, inks: { ...inks, quote } }
}

/** Its saturation matches coloured glass. */
function inkOn(seen: readonly string[], grounds: readonly string[], isSmoked: boolean): string {
  const { hueDeg, chroma } = hueOf(grounds[grounds.length >> 1] ?? '#ffffff') // the middle of a gradient
  const deep = hslColour(hueDeg, Math.min(0.6, chroma * 2), 0.15)
  if (!isSmoked && worstContrast(deep, seen) >= TEXT_CONTRAST) return deep
  return inksOver(seen, isSmoked ? 'dark' : 'light').quote
}

/** Measured where contrast is lowest, with grain. */
function seenThrough([from, to]: Pane['glass'], grounds: readonly string[]): string[] {
  return grounds.flatMap((ground) => {
    const thin = compositeOver(to, ground)
    const middle = averageColour([compositeOver(from, ground), thin])
    return [middle, ...SPECKS.map((speck) => compositeOver(speck, thin))]
  })
}

import { insetBox } from '../../../scene/box'
import { averageColour } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { groupNode, linearGradient, rectNode } from '../../../scene/shapes'
import { dropShadows, liftedShadows, shadowsOn } from '../../shadows'
import { surfaceLight } from '../surfaceLight'
import { grown, type Frame } from '../frame'

const BAR_PX = 44
const RADIUS_PX = 14
const LIGHTS = ['#FF5F57', '#FEBC2E', '#28C840']
const SHADOWS = dropShadows('#0F172A', [2, 5, 0.16], [10, 22, 0.16], [24, 48, 0.2])
/** A dark surface would hide a dark window without a light edge. */
const LINES = {
  light: { bar: 'rgba(0,0,0,0.13)', edge: 'rgba(15,23,42,0.16)', edgeInset: -0.5 },
  dark: { bar: 'rgba(0,0,0,0.42)', edge: 'rgba(255,255,255,0.15)', edgeInset: 0.5 },
}
const INKS = {
  light: { quote: '#0F172A', translation: '#475569', author: '#1E293B', accent: '#6366A8' },
  dark: { quote: '#F1F3F6', translation: '#B6BDC9', author: '#DFE3EA', accent: '#A5A8E6' },
}

export const frame: Frame<'page' | 'barTop' | 'barFoot' | 'title'> = {
  colours: {
    page: { light: '#FFFFFF', dark: '#1F222A' },
    barTop: { light: '#F8F8F9', dark: '#373B45' },
    barFoot: { light: '#ECEDEF', dark: '#2D313A' },
    title: { light: '#4B5563', dark: '#C3C8D1' },
  },
  hasSurface: true,
  cover: windowBox,
  page: ({ theme, colours }) => ({ grounds: [colours.page], inks: INKS[theme] }),
  plan({ safe, colours }) {
    const frame = windowBox(safe)
    const side = grown(frame.width, 0.083, 32, 88)
    const top = frame.y + BAR_PX + grown(frame.height, 0.05, 20, 32)
    const bottom = frame.y + frame.height - 50
    const page = insetBox(frame, { top: BAR_PX, right: 0, bottom: 0, left: 0 })
    return {
      sheet: page,
      bleed: { box: page, clip: { ...frame, radiusPx: RADIUS_PX } },
      textBox: { x: frame.x + side, y: top, width: frame.width - 2 * side, height: bottom - top },
      date: {
        x: frame.x + frame.width / 2,
        baselineY: frame.y + BAR_PX / 2 + 5,
        align: 'center',
        maxWidthPx: frame.width - 2 * 96,
        sizePx: 15,
        weight: 600,
        colour: colours.title,
      },
      watermark: {
        x: frame.x + frame.width - 24,
        baselineY: frame.y + frame.height - 22,
        align: 'right',
        maxWidthPx: frame.width - 48,
      },
      author: 'dash',
      pictureRadiusPx: 6,
    }
  },
  behind(context) {
    const { safe, colours, grounds, theme, lift, isSurfaceTransparent, hasPicture } = context
    const frame = windowBox(safe)
    const { bar, edge, edgeInset } = LINES[theme]
    return [
      ...(isSurfaceTransparent || hasPicture ? [] : surfaceLight(context)),
      rectNode('frame-window', frame, {
        radiusPx: RADIUS_PX,
        fill: colours.page,
        shadows: shadowsOn(averageColour(grounds), liftedShadows(SHADOWS, lift)),
      }),
      titleBar(frame, [colours.barTop, colours.barFoot], bar),
      ...LIGHTS.map((colour, at) => light(frame, colour, at)),
      rectNode('frame-edge', insetBox(frame, edgeInset), {
        radiusPx: RADIUS_PX - edgeInset,
        stroke: { paint: edge, widthPx: 1 },
      }),
    ]
  },
}

function windowBox(bounds: Box): Box {
  const around = grown(Math.min(bounds.width, bounds.height), 0.082, 28, 44)
  return insetBox(bounds, { top: around - 4, right: around, bottom: around + 4, left: around })
}

function titleBar({ x, y, width, height }: Box, bar: readonly [string, string], line: string): SceneNode {
  return groupNode('frame-title', { clip: { x, y, width, height, radiusPx: RADIUS_PX } }, [
    rectNode(
      'frame-title-bar',
      { x, y, width, height: BAR_PX },
      { fill: linearGradient({ x, y }, { x, y: y + BAR_PX }, [0, bar[0]], [1, bar[1]]) },
    ),
    rectNode('frame-title-line', { x, y: y + BAR_PX - 1, width, height: 1 }, { fill: line }),
  ])
}

function light({ x, y }: Box, colour: string, at: number): SceneNode {
  return rectNode(
    `frame-light-${at}`,
    { x: x + 24 + 22 * at - 7, y: y + BAR_PX / 2 - 7, width: 14, height: 14 },
    { radiusPx: 7, fill: colour, stroke: { paint: 'rgba(0,0,0,0.14)', widthPx: 1 } },
  )
}

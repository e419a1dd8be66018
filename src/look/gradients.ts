import type { Label } from '../language/languages'
import type { Box, ColourStop, LinearGradient } from '../scene/nodes'
import { utilityColour } from './utilityColours'

/** A gradient as settings store it: utility classes, as in `bg-gradient-to-br from-pink-50 via-white to-purple-50`. */
export interface ParsedGradient {
  dx: -1 | 0 | 1
  dy: -1 | 0 | 1
  stops: readonly ColourStop[]
}

export const GRADIENTS = {
  sakura: preset('Sakura snow', '樱雪', 'bg-gradient-to-br from-pink-50 to-purple-50'),
  dawn: preset('First light', '晨曦', 'bg-gradient-to-br from-amber-100 to-orange-300'),
  peach: preset('Peach', '蜜桃', 'bg-gradient-to-br from-orange-200 to-rose-300'),
  coral: preset('Coral', '珊瑚', 'bg-gradient-to-br from-rose-300 to-red-500'),
  dusk: preset('Dusk haze', '暮霭', 'bg-gradient-to-br from-[#33265F] via-[#8C4A8C] to-[#E98F68]'),
  lilac: preset('Lilac', '丁香', 'bg-gradient-to-br from-violet-200 to-violet-400'),
  night: preset('Violet night', '紫夜', 'bg-gradient-to-br from-violet-700 to-indigo-950'),
  indigo: preset('Indigo', '靛青', 'bg-gradient-to-br from-indigo-400 to-blue-900'),
  sky: preset('Clear sky', '晴空', 'bg-gradient-to-br from-sky-100 to-sky-300'),
  deep: preset('Deep sea', '深海', 'bg-gradient-to-br from-blue-600 to-slate-900'),
  lake: preset('Lake', '湖水', 'bg-gradient-to-br from-teal-100 to-cyan-500'),
  mint: preset('Mint', '薄荷', 'bg-gradient-to-br from-emerald-100 to-emerald-300'),
  bamboo: preset('Bamboo', '竹林', 'bg-gradient-to-br from-[#A3C585] to-[#3F6B52]'),
  wheat: preset('Wheat', '麦浪', 'bg-gradient-to-br from-amber-100 via-amber-200 to-[#C9993F]'),
  mist: preset('Mist', '雾灰', 'bg-gradient-to-br from-gray-100 to-gray-400'),
  ink: preset('Ink', '墨色', 'bg-gradient-to-br from-gray-600 to-gray-950'),
} satisfies Record<string, { label: Label; value: string }>

export type GradientId = keyof typeof GRADIENTS

const DIRECTIONS: Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]> = {
  t: [0, -1],
  tr: [1, -1],
  r: [1, 0],
  br: [1, 1],
  b: [0, 1],
  bl: [-1, 1],
  l: [-1, 0],
  tl: [-1, -1],
}

/** null if a class is missing, unknown or repeated: the card then keeps its solid colour. */
export function parseGradient(value: string): ParsedGradient | null {
  let direction: readonly [-1 | 0 | 1, -1 | 0 | 1] | undefined
  const colours: { from?: string; via?: string; to?: string } = {}
  for (const word of value.trim().split(/\s+/)) {
    const towards = /^bg-(?:gradient|linear)-to-([a-z]{1,2})$/.exec(word)?.[1]
    if (towards !== undefined) {
      if (direction || !Object.hasOwn(DIRECTIONS, towards)) return null
      direction = DIRECTIONS[towards]
      continue
    }
    const [, place, name = ''] = /^(from|via|to)-(.+)$/.exec(word) ?? []
    const hex = utilityColour(name)
    if (!place || !hex || colours[place as 'from']) return null
    colours[place as 'from'] = hex
  }
  const { from, via, to } = colours
  if (!direction || !from || !to) return null
  const stops = via ? [stop(0, from), stop(0.5, via), stop(1, to)] : [stop(0, from), stop(1, to)]
  return { dx: direction[0], dy: direction[1], stops }
}

/**
 * The gradient over a box as in CSS: towards a corner, the line is turned so that the
 * 50 % colour runs through the two other corners.
 * Source: CSS Images 3, 3.1.1 "<side-or-corner>".
 */
export function gradientOver(gradient: ParsedGradient, box: Box): LinearGradient {
  const { dx, dy, stops } = gradient
  const { width, height } = box
  const x = dx === 0 ? 0 : dy === 0 ? dx * width : dx * height
  const y = dy === 0 ? 0 : dx === 0 ? dy * height : dy * width
  const length = Math.hypot(x, y) || 1
  const half = (Math.abs(width * x) + Math.abs(height * y)) / (2 * length)
  const centre = { x: box.x + width / 2, y: box.y + height / 2 }
  const ux = (x / length) * half
  const uy = (y / length) * half
  return {
    type: 'linear',
    from: { x: centre.x - ux, y: centre.y - uy },
    to: { x: centre.x + ux, y: centre.y + uy },
    stops,
  }
}

function preset(en: string, zh: string, value: string): { label: Label; value: string } {
  return { label: { en, zh }, value }
}

function stop(at: number, colour: string): ColourStop {
  return { at, colour }
}

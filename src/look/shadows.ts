import { alphaOf, luminance, withAlpha } from '../scene/colour'
import type { BoxShadow } from '../scene/nodes'
import type { Label } from '../language/languages'

/** The card's shadow. An outer one needs something to fall on: a mat, or a frame's table (DECISIONS.md, Mat and shadows). */
export interface Shadow {
  label: Label
  matPx: number // 0: the card is full bleed
  shadows: readonly BoxShadow[]
  lift: number // how high a sheet lies above a frame's table, times the height that the frame's shadow was drawn for
}

export const SHADOWS = {
  none: { label: { en: 'None', zh: '无' }, matPx: 0, shadows: [], lift: 0 },
  sm: {
    label: { en: 'Small', zh: '小' },
    matPx: 16,
    shadows: [outer(1, 2, 0.1), outer(2, 8, 0.08)],
    lift: 0.5,
  },
  md: {
    label: { en: 'Medium', zh: '中' },
    matPx: 32,
    shadows: [outer(2, 6, 0.1), outer(10, 28, 0.14)],
    lift: 1,
  },
  lg: {
    label: { en: 'Large', zh: '大' },
    matPx: 48,
    shadows: [outer(4, 10, 0.12), outer(22, 56, 0.22)],
    lift: 1.5,
  },
  inner: {
    label: { en: 'Inner', zh: '内' },
    matPx: 0,
    shadows: [
      { dx: 0, dy: 2, blurPx: 10, spreadPx: 0, colour: 'rgba(28,25,23,0.14)', inset: true },
      { dx: 0, dy: 0, blurPx: 40, spreadPx: 0, colour: 'rgba(28,25,23,0.16)', inset: true },
    ],
    lift: 0,
  },
} satisfies Record<string, Shadow>

export type ShadowId = keyof typeof SHADOWS

/** The mat around a card whose shadow is outside, or the table that a frame lays its sheet on. */
export const MARGINS = {
  tint: { label: { en: 'Tint', zh: '淡色' } },
  transparent: { label: { en: 'Transparent', zh: '透明' } },
  none: { label: { en: 'None', zh: '无' } },
} satisfies Record<string, { label: Label }>

export type MarginId = keyof typeof MARGINS

/** A sheet that lies flat touches its table. */
const CONTACT = { dx: 0, dy: 1, blurPx: 2, alpha: 0.22 }
const DEEPEST = 0.5 // alpha

/** The shadows of a sheet on a table, for how high it lies: the higher, the longer, softer and deeper. */
export function liftedShadows(shadows: readonly BoxShadow[], lift: number): readonly BoxShadow[] {
  if (lift === 0)
    return shadows.slice(0, 1).map(({ colour, spreadPx }) => {
      const { alpha, ...contact } = CONTACT
      return { ...contact, spreadPx, colour: withAlpha(colour, alpha) }
    })
  return shadows.map(({ dx, dy, blurPx, colour, spreadPx }) => ({
    dx: dx * lift,
    dy: dy * lift,
    blurPx: blurPx * lift,
    spreadPx,
    colour: withAlpha(colour, Math.min(DEEPEST, alphaOf(colour) * Math.sqrt(lift))),
  }))
}

/** On a dark ground a shadow has to be nearly black to be seen. */
const NIGHT = { toLuminance: 0.2, colour: '#000000', times: 2.6, max: 0.6 }

/** The shadows as deep as their ground needs them. */
export function shadowsOn(ground: string, shadows: readonly BoxShadow[]): readonly BoxShadow[] {
  if (luminance(ground) >= NIGHT.toLuminance) return shadows
  return shadows.map((shadow) => {
    const alpha = Math.min(NIGHT.max, alphaOf(shadow.colour) * NIGHT.times)
    return { ...shadow, colour: withAlpha(NIGHT.colour, alpha) }
  })
}

function outer(dy: number, blurPx: number, alpha: number): BoxShadow {
  return { dx: 0, dy, blurPx, spreadPx: 0, colour: `rgba(28,25,23,${alpha})` }
}

import { alphaOf, luminance, withAlpha } from '../scene/colour'
import type { BoxShadow } from '../scene/nodes'
import type { Label } from '../language/languages'

/** Outer ones need a mat or a frame's surface to fall on (DECISIONS.md, Mat and shadows). */
export interface Shadow {
  label: Label
  matPx: number // 0: the card is full bleed
  shadows: readonly BoxShadow[]
  lift: number // sheet height, × the height the frame's shadow was drawn for
}

const UMBER = '#1C1917'

export const SHADOWS = {
  none: { label: { en: 'None', zh: '无' }, matPx: 0, shadows: [], lift: 0 },
  sm: {
    label: { en: 'Small', zh: '小' },
    matPx: 16,
    shadows: dropShadows(UMBER, [1, 2, 0.1], [2, 8, 0.08]),
    lift: 0.5,
  },
  md: {
    label: { en: 'Medium', zh: '中' },
    matPx: 32,
    shadows: dropShadows(UMBER, [2, 6, 0.1], [10, 28, 0.14]),
    lift: 1,
  },
  lg: {
    label: { en: 'Large', zh: '大' },
    matPx: 48,
    shadows: dropShadows(UMBER, [4, 10, 0.12], [22, 56, 0.22]),
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

export function dropShadows(
  colour: string,
  ...drops: (readonly [dy: number, blurPx: number, alpha: number])[]
): BoxShadow[] {
  return drops.map(([dy, blurPx, alpha]) => {
    return { dx: 0, dy, blurPx, spreadPx: 0, colour: withAlpha(colour, alpha) }
  })
}

/** Around a card with an outer shadow, or under a frame's sheet. */
export const MARGINS = {
  tint: { label: { en: 'Tint', zh: '淡色' } },
  transparent: { label: { en: 'Transparent', zh: '透明' } },
  none: { label: { en: 'None', zh: '无' } },
} satisfies Record<string, { label: Label }>

const CONTACT = { dx: 0, dy: 1, blurPx: 2, alpha: 0.22 }
const DEEPEST = 0.5 // alpha

/** A higher sheet has a longer, softer and deeper shadow. */
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

/** On a dark ground only black shows. */
const NIGHT = { toLuminance: 0.2, colour: '#000000', times: 2.6, max: 0.6 }

export function shadowsOn(ground: string, shadows: readonly BoxShadow[]): readonly BoxShadow[] {
  if (luminance(ground) >= NIGHT.toLuminance) return shadows
  return shadows.map((shadow) => {
    const alpha = Math.min(NIGHT.max, alphaOf(shadow.colour) * NIGHT.times)
    return { ...shadow, colour: withAlpha(NIGHT.colour, alpha) }
  })
}

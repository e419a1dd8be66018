import type { BoxShadow } from '../scene/nodes'
import type { Label } from '../language/languages'

/** The card's shadow. An outer one needs a mat around the card to fall on (DECISIONS.md, Mat and shadows). */
export interface Shadow {
  label: Label
  matPx: number // 0: the card is full bleed
  shadows: readonly BoxShadow[]
}

export const SHADOWS = {
  none: { label: { en: 'None', zh: '无' }, matPx: 0, shadows: [] },
  sm: {
    label: { en: 'Small', zh: '小' },
    matPx: 16,
    shadows: [outer(1, 2, 0.1), outer(2, 8, 0.08)],
  },
  md: {
    label: { en: 'Medium', zh: '中' },
    matPx: 32,
    shadows: [outer(2, 6, 0.1), outer(10, 28, 0.14)],
  },
  lg: {
    label: { en: 'Large', zh: '大' },
    matPx: 48,
    shadows: [outer(4, 10, 0.12), outer(22, 56, 0.22)],
  },
  inner: {
    label: { en: 'Inner', zh: '内' },
    matPx: 0,
    shadows: [
      { dx: 0, dy: 2, blurPx: 10, spreadPx: 0, colour: 'rgba(28,25,23,0.14)', inset: true },
      { dx: 0, dy: 0, blurPx: 40, spreadPx: 0, colour: 'rgba(28,25,23,0.16)', inset: true },
    ],
  },
} satisfies Record<string, Shadow>

export type ShadowId = keyof typeof SHADOWS

/** The mat around a card whose shadow is outside. */
export const MARGINS = {
  tint: { label: { en: 'Tint', zh: '淡色' } },
  transparent: { label: { en: 'Transparent', zh: '透明' } },
  none: { label: { en: 'None', zh: '无' } },
} satisfies Record<string, { label: Label }>

export type MarginId = keyof typeof MARGINS

function outer(dy: number, blurPx: number, alpha: number): BoxShadow {
  return { dx: 0, dy, blurPx, spreadPx: 0, colour: `rgba(28,25,23,${alpha})` }
}

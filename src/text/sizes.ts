export interface TextSize {
  label: { en: string; zh: string }
  px: number // Chinese: × the pair's factor
  latinLineHeight: number // × Latin px
  hanPx: number
  hanLineHeight: number // × Han px
}

export const TEXT_SIZES = {
  'text-sm': {
    label: { en: 'Small', zh: '小' },
    px: 18,
    latinLineHeight: 1.45,
    hanPx: 17,
    hanLineHeight: 1.65,
  },
  'text-base': {
    label: { en: 'Base', zh: '中' },
    px: 22,
    latinLineHeight: 1.4,
    hanPx: 21,
    hanLineHeight: 1.6,
  },
  'text-lg': {
    label: { en: 'Large', zh: '大' },
    px: 26,
    latinLineHeight: 1.36,
    hanPx: 24.5,
    hanLineHeight: 1.55,
  },
  'text-xl': {
    label: { en: 'Extra large', zh: '特大' },
    px: 32,
    latinLineHeight: 1.32,
    hanPx: 30,
    hanLineHeight: 1.5,
  },
  'text-2xl': {
    label: { en: '2× large', zh: '超大' },
    px: 40,
    latinLineHeight: 1.28,
    hanPx: 38,
    hanLineHeight: 1.45,
  },
} satisfies Record<string, TextSize>

export type TextSizeId = keyof typeof TEXT_SIZES

export interface LetterSpacing {
  label: { en: string; zh: string }
  em: number // for Chinese only if positive
}

/** Card settings store the index 0-4. */
export const LETTER_SPACINGS: readonly LetterSpacing[] = [
  { label: { en: 'Tighter', zh: '更紧' }, em: -0.05 },
  { label: { en: 'Tight', zh: '稍紧' }, em: -0.025 },
  { label: { en: 'Normal', zh: '正常' }, em: 0 },
  { label: { en: 'Wide', zh: '稍宽' }, em: 0.025 },
  { label: { en: 'Wider', zh: '更宽' }, em: 0.05 },
]

const SIZED_SPACING = { looseAtPx: 12, plainAtPx: 22, tightFromPx: 32, em: 0.01, stepEm: 0.005 }

/** Em for Latin of this size: large type is set tighter, small type looser. Few steps, as each is measured anew. */
export function spacingOfSizeEm(sizePx: number): number {
  const { looseAtPx, plainAtPx, tightFromPx, em, stepEm } = SIZED_SPACING
  const room = sizePx > plainAtPx ? tightFromPx - plainAtPx : plainAtPx - looseAtPx
  const spacingEm = em * Math.max(-1, Math.min(1, (plainAtPx - sizePx) / room))
  return stepEm * Math.round(spacingEm / stepEm)
}

type Leading = Omit<TextSize, 'label'>

/** A poster-sized word needs hardly any line spacing. */
const DISPLAY_LEADING: readonly Leading[] = [
  { px: 64, latinLineHeight: 1.18, hanPx: 61, hanLineHeight: 1.34 },
  { px: 120, latinLineHeight: 1.06, hanPx: 114, hanLineHeight: 1.22 },
]

const LEADINGS: readonly Leading[] = [...Object.values(TEXT_SIZES), ...DISPLAY_LEADING]

/** `sizePx` is the Latin size, even for Chinese. Interpolated. Use 'han' for text with any Chinese. */
export function lineHeightPx(sizePx: number, script: 'latin' | 'han'): number {
  return sizePx * shareAt(sizePx, script)
}

function shareAt(sizePx: number, script: 'latin' | 'han'): number {
  const above = LEADINGS.findIndex((step) => step.px >= sizePx)
  const upper = LEADINGS.at(above)! // -1 beyond the largest
  const lower = LEADINGS[above - 1]
  if (above <= 0 || !lower) return shareOf(upper, script)
  const part = (sizePx - lower.px) / (upper.px - lower.px)
  return shareOf(lower, script) + part * (shareOf(upper, script) - shareOf(lower, script))
}

function shareOf(step: Leading, script: 'latin' | 'han'): number {
  return script === 'latin' ? step.latinLineHeight : (step.hanPx * step.hanLineHeight) / step.px
}

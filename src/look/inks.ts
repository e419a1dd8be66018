/** An ink in the ground's hue, tints and one accent, at 4.5:1 on every ground (DECISIONS.md, Contrast). */
import {
  averageColour,
  hslColour,
  hueOf,
  compositeOver,
  luminance,
  mixColours,
  withAlpha,
  worstContrast,
} from '../scene/colour'

export interface Inks {
  quote: string
  translation: string
  author: string
  small: string
  accent: string // for rules and the large quotation mark
}

export type InkId = keyof Inks

/** The small print's ink is derived from these (`withSmallPrint`). */
export type FrameInks = Omit<Inks, 'small'>

/** All inks are derived by contrast. */
export const NO_INKS: Readonly<Inks> = { quote: '', translation: '', author: '', small: '', accent: '' }

export function hasInk(inks: Partial<Inks>): boolean {
  return Object.values(inks).some((ink) => ink !== '')
}

export interface InkGrounds {
  block: readonly string[] // under quote, translation, author
  small: readonly string[] // under date and watermark
}

/** WCAG 2.2, 1.4.3 requires 4.5:1; rounding never falls below. */
const TEXT_CONTRAST = 4.6
const TINT_SHARE = { translation: 0.5, author: 0.75, small: 0.36 } // × the ink's contrast
const ART_SHARE = { translation: 0.62, author: 0.72, small: 0.5 } // the same on a painting
const SMALL_PRINT_SHARE = TINT_SHARE.small / TINT_SHARE.translation // × the translation's contrast
const RULE_CONTRAST = 3 // WCAG 2.2, 1.4.11
const SEAL = '#B4322A'
const VEIL = { dark: '#0C0A14', light: '#FFFFFF', maxPercent: 90 }
const DARKER = [0.34, 0.27, 0.2, 0.14]

/** If no ink is readable on all `grounds`, a dark `theme` gets the light one. */
export function inksOver(grounds: readonly string[], theme: 'light' | 'dark'): Inks {
  const middle = averageColour(grounds)
  const candidates = [darkInk(middle), lightInk(middle)]
  const readable = candidates.find((ink) => worstContrast(ink, grounds) >= TEXT_CONTRAST)
  const quote = readable ?? (theme === 'dark' ? lightInk(middle) : bestOf(candidates, grounds))
  return {
    quote,
    translation: tintOf(quote, middle, grounds, TINT_SHARE.translation),
    author: tintOf(quote, middle, grounds, TINT_SHARE.author),
    small: tintOf(quote, middle, grounds, TINT_SHARE.small),
    accent: accentOver(grounds, luminance(quote) > luminance(middle)),
  }
}

/** null if the painting's ink is unreadable. */
export function inksFrom(quote: string, accent: string, grounds: readonly string[]): Inks | null {
  if (worstContrast(quote, grounds) < TEXT_CONTRAST) return null
  const middle = averageColour(grounds)
  const tint = (share: number) => tintOf(quote, middle, grounds, share)
  return {
    quote,
    translation: tint(ART_SHARE.translation),
    author: tint(ART_SHARE.author),
    small: tint(ART_SHARE.small),
    accent:
      worstContrast(accent, grounds) >= RULE_CONTRAST
        ? accent
        : accentOver(grounds, luminance(quote) > luminance(middle)),
  }
}

/** `otherwise` if neither translation nor quote is readable one tint closer to the ground. */
export function withSmallPrint(inks: FrameInks, grounds: readonly string[], otherwise: string): Inks {
  const source = [inks.translation, inks.quote].find((ink) => worstContrast(ink, grounds) >= TEXT_CONTRAST)
  const small = source && tintOf(source, averageColour(grounds), grounds, SMALL_PRINT_SHARE)
  return { ...inks, small: small ?? otherwise }
}

export function untilReadable(ink: string, grounds: readonly string[], needed = TEXT_CONTRAST): string {
  if (worstContrast(ink, grounds) >= needed) return ink
  const extreme = luminance(ink) > luminance(averageColour(grounds)) ? '#FFFFFF' : '#000000'
  const shares = Array.from({ length: 21 }, (_, at) => at / 20)
  const shades = shares.map((share) => mixColours(ink, extreme, share))
  return shades.find((shade) => worstContrast(shade, grounds) >= needed) ?? extreme
}

export function areReadable(inks: FrameInks, grounds: readonly string[]): boolean {
  const { accent: _, ...text } = inks
  return Object.values(text).every((ink) => worstContrast(ink, grounds) >= TEXT_CONTRAST)
}

/** All of them if the quote's is unreadable, because they were chosen to match. */
export function inksThatRead(own: Inks, automatic: Inks, { block, small }: InkGrounds): Inks {
  const reads = (ink: string, grounds: readonly string[], needed = TEXT_CONTRAST) =>
    ink !== '' && worstContrast(ink, grounds) >= needed
  if (own.quote !== '' && !reads(own.quote, block)) return automatic
  const quote = own.quote || automatic.quote
  const lesser = (id: 'translation' | 'author') => {
    if (reads(own[id], block)) return own[id]
    return own[id] === '' ? automatic[id] : tintOf(quote, averageColour(block), block, TINT_SHARE[id])
  }
  const inks = {
    quote,
    translation: lesser('translation'),
    author: lesser('author'),
    accent: reads(own.accent, block, RULE_CONTRAST) ? own.accent : automatic.accent,
  }
  return reads(own.small, small)
    ? { ...inks, small: own.small }
    : withSmallPrint(inks, small, automatic.small)
}

/** The theme picks dark or light, unless the other is less than half as thick. null if none is needed. */
export function veilFor(
  grounds: readonly string[],
  theme: 'light' | 'dark',
  veiled = (veil: string): readonly string[] => grounds.map((ground) => compositeOver(veil, ground)),
): string | null {
  const { quote } = inksOver(grounds, theme)
  if (worstContrast(quote, grounds) >= TEXT_CONTRAST) return null
  const own = thinnestVeil(luminance(quote) > 0.5 ? VEIL.dark : VEIL.light, theme, veiled)
  const other = thinnestVeil(luminance(quote) > 0.5 ? VEIL.light : VEIL.dark, theme, veiled)
  const isOther = other.reads && (!own.reads || other.alpha < own.alpha / 2)
  const { colour, alpha } = isOther ? other : own
  return withAlpha(colour, alpha)
}

function thinnestVeil(
  colour: string,
  theme: 'light' | 'dark',
  veiled: (veil: string) => readonly string[],
): { colour: string; alpha: number; reads: boolean } {
  for (let percent = 2; percent < VEIL.maxPercent; percent += 2) {
    const seen = veiled(withAlpha(colour, percent / 100))
    if (worstContrast(inksOver(seen, theme).quote, seen) >= TEXT_CONTRAST) {
      return { colour, alpha: percent / 100, reads: true }
    }
  }
  return { colour, alpha: VEIL.maxPercent / 100, reads: false }
}

/** Never below what text needs. */
function tintOf(ink: string, ground: string, grounds: readonly string[], share: number): string {
  const wanted = Math.max(TEXT_CONTRAST, worstContrast(ink, grounds) * share)
  let [low, high] = [0, 1]
  for (let turn = 0; turn < 12; turn++) {
    const middle = (low + high) / 2
    if (worstContrast(mixColours(ink, ground, middle), grounds) >= wanted) low = middle
    else high = middle
  }
  return mixColours(ink, ground, low)
}

function darkInk(ground: string): string {
  const { hueDeg, chroma } = hueOf(ground)
  return chroma < 0.02 || isPaper(ground) ? '#1C1917' : hslColour(hueDeg, Math.min(0.42, chroma * 7), 0.115)
}

/** Warm off-whites have inks of black and seal red. */
export function isPaper(ground: string): boolean {
  const { hueDeg, chroma } = hueOf(ground)
  return chroma < 0.07 && hueDeg >= 20 && hueDeg <= 70
}

function lightInk(ground: string): string {
  return mixColours('#FFFFFF', ground, 0.04)
}

/** Seal red on paper, else the ground's hue, at 3:1. */
function accentOver(grounds: readonly string[], isLight: boolean): string {
  const ground = averageColour(grounds)
  const { hueDeg, chroma } = hueOf(ground)
  const isNeutral = chroma < 0.02 || isPaper(ground)
  const shades = isLight
    ? [isNeutral ? '#F0A08F' : hslColour(hueDeg, 0.7, 0.82), hslColour(hueDeg, 0.7, 0.92)]
    : [
        isNeutral ? SEAL : hslColour(hueDeg, Math.min(0.62, 0.2 + 2 * chroma), 0.42),
        ...DARKER.map((l) => hslColour(hueDeg, 0.5, l)),
      ]
  return shades.find((shade) => worstContrast(shade, grounds) >= RULE_CONTRAST) ?? shades.at(-1) ?? SEAL
}

function bestOf(inks: readonly string[], grounds: readonly string[]): string {
  return inks.toSorted((a, b) => worstContrast(b, grounds) - worstContrast(a, grounds))[0] ?? '#1C1917'
}

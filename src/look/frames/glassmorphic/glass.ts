import {
  averageColour,
  hslColour,
  hueOf,
  compositeOver,
  luminance,
  withAlpha,
  worstContrast,
} from '../../../scene/colour'
import { inksOver } from '../../inks'
import type { CardTheme, FrameBelow, FramePage } from '../frame'

/** A pane of frosted glass: its tint over the blurred ground, and how bright its edges are. */
export interface Pane {
  glass: readonly [string, string] // from the upper left to the lower right, with alpha
  isSmoked: boolean // dark glass, with light ink
}

const TEXT_CONTRAST = 4.6
const SPECKS = [withAlpha('#000000', 0.03), withAlpha('#FFFFFF', 0.03)]
const CLEAR = { tint: '#FFFFFF', alpha: [0.62, 0.4] } as const
const THIN = { tint: '#FFFFFF', alpha: [0.15, 0.06] } as const // on a dark ground, where white glass of normal thickness would look like milk
const SMOKE = { tint: '#0F0C18', alpha: [0.46, 0.34] } as const
const MAX = { more: 0.44, step: 0.04 }
const NIGHT = { light: 0.05, dark: 0.2 } // mean luminance below which a ground is dark, by theme

/** The thinnest pane on which ink is readable over every ground below it; the weather has its own. */
export function paneOver(
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

/** The thinner end gains more, so that a thick pane is even. */
function tinted(tint: string, [from, to]: readonly [number, number], more: number): Pane['glass'] {
  return [withAlpha(tint, from + more * 0.6), withAlpha(tint, to + more)]
}

/** The grounds under text, and inks in their hue. */
export function glassPage(
  pane: Pane,
  below: Pick<FrameBelow, 'textGrounds'>,
  discs: readonly string[],
): FramePage {
  const grounds = seenThrough(pane.glass, [...below.textGrounds, ...discs])
  const quote = inkOn(grounds, below.textGrounds, pane.isSmoked)
  const inks = inksOver(grounds, pane.isSmoked ? 'dark' : 'light')
  return { grounds, inks: { ...inks, quote } }
}

/** More saturated in the ground's hue than other inks, to match coloured glass. */
function inkOn(seen: readonly string[], grounds: readonly string[], isSmoked: boolean): string {
  const { hueDeg, chroma } = hueOf(grounds[grounds.length >> 1] ?? '#ffffff') // of a gradient, the middle
  const deep = hslColour(hueDeg, Math.min(0.6, chroma * 2), 0.15)
  if (!isSmoked && worstContrast(deep, seen) >= TEXT_CONTRAST) return deep
  return inksOver(seen, isSmoked ? 'dark' : 'light').quote
}

/** The grounds under the glass's middle and its thinner end, where contrast is lowest, with a speck of grain on them. */
function seenThrough([from, to]: Pane['glass'], grounds: readonly string[]): string[] {
  return grounds.flatMap((ground) => {
    const thin = compositeOver(to, ground)
    const middle = averageColour([compositeOver(from, ground), thin])
    return [middle, ...SPECKS.map((speck) => compositeOver(speck, thin))]
  })
}

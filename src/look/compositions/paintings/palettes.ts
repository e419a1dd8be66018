import { averageColour, hslColour, hueOf, luminance, mixColours } from '../../../scene/colour'

export interface Palette {
  sky: readonly [string, string] // top and bottom
  disc: string // sun or moon
  layers: readonly string[] // five, from far to near
  mark: string // for pen strokes: birds, stems
  isNight: boolean
}

type Five = readonly [string, string, string, string, string]

const DAYS: readonly Palette[] = [
  day(['#F4C79D', '#FAE6C8'], '#FFF4DC', ['#D3AE9B', '#B08F8B', '#82898A', '#4C6A71', '#2B4950'], '#3A3F45'),
  day(['#BFD2D8', '#EDF0E6'], '#FFFDF3', ['#B4C6C6', '#8FA9AB', '#668A90', '#426873', '#244B57'], '#2E4148'),
  day(['#EDB9AE', '#F9E2D2'], '#FFF3E6', ['#DBA8A6', '#B98592', '#8C6681', '#5E4A6C', '#382F50'], '#46374F'),
  day(['#E6D7A2', '#F7F1D8'], '#FFFBEA', ['#C9CE9E', '#A0B186', '#70916D', '#456F56', '#26503E'], '#3D4A38'),
]
const NIGHTS: readonly Palette[] = [
  night(['#131D3B', '#3D5680'], '#F7EBC8', ['#34486F', '#283B62', '#1D2E52', '#142443', '#0B1830']),
  night(['#2A1B33', '#8F4E4B'], '#F6CF9A', ['#6D3E4C', '#533044', '#3B2438', '#291B2C', '#190F1D']),
  night(['#0F262A', '#3F6B64'], '#EFE9C6', ['#355C57', '#294A46', '#1E3935', '#142A28', '#0B1D1B']),
]

const NEUTRAL = { chroma: 0.1, nearPaper: 0.16 } // pale or grey colours have no hue to follow
const DARK_BELOW = 0.18 // luminance

/** The palette is random if the background has no hue. */
export function paletteFor(background: readonly string[], chance: number): Palette {
  const ground = averageColour(background)
  const isDark = luminance(ground) < DARK_BELOW
  const { hueDeg, chroma } = hueOf(ground)
  const isNeutral = chroma < (luminance(ground) > 0.6 ? NEUTRAL.nearPaper : NEUTRAL.chroma)
  if (isNeutral) return oneOf(isDark ? NIGHTS : DAYS, chance)
  return isDark ? tonalNight(hueDeg, chroma) : tonalDay(ground, hueDeg, chroma)
}

export function nightPalette(chance: number): Palette {
  return oneOf(NIGHTS, chance)
}

function tonalDay(ground: string, hueDeg: number, chroma: number): Palette {
  const saturation = Math.min(0.5, 0.2 + 0.4 * chroma)
  const deep = hslColour(hueDeg, saturation, 0.17)
  const pale = mixColours(ground, '#FFFDF6', 0.62)
  const tones = [0.12, 0.32, 0.52, 0.72, 0.94].map((share) =>
    mixColours(mixColours(ground, '#FFFDF6', 0.34), deep, share),
  )
  return day([pale, mixColours(ground, '#FFFDF6', 0.86)], '#FFFBEF', tones as unknown as Five, deep)
}

function tonalNight(hueDeg: number, chroma: number): Palette {
  const saturation = Math.min(0.55, 0.25 + 0.5 * chroma)
  const tone = (lightness: number) => hslColour(hueDeg, saturation, lightness)
  return night([tone(0.15), tone(0.42)], '#FBF0D4', [
    tone(0.33),
    tone(0.26),
    tone(0.19),
    tone(0.13),
    tone(0.08),
  ])
}

function day(sky: Palette['sky'], disc: string, layers: Five, mark: string): Palette {
  return { sky, disc, layers, mark, isNight: false }
}

function night(sky: Palette['sky'], disc: string, layers: Five): Palette {
  return { sky, disc, layers, mark: layers[4], isNight: true }
}

function oneOf(palettes: readonly Palette[], chance: number): Palette {
  return palettes[Math.floor(chance * palettes.length)] ?? palettes[0]!
}

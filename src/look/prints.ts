import type { Label } from '../language/languages'
import { hueOf, luminance } from '../scene/colour'
import type { BackgroundSettings } from './backgrounds'

/** Made in `draw/pictures/printed.ts`, from an address that names the print. */
export const PRINTS = {
  natural: { en: 'Natural', zh: '原色' },
  portra: { en: 'Portra', zh: '柔和' },
  mono: { en: 'Mono', zh: '黑白' },
  halation: { en: 'Halation', zh: '光晕' },
  faded: { en: 'Faded', zh: '褪色' },
  duotone: { en: 'Duotone', zh: '双色' },
  halftone: { en: 'Halftone', zh: '网点' },
  riso: { en: 'Riso', zh: '孔版' },
} satisfies Record<string, Label>

export type PrintId = keyof typeof PRINTS

const DUOTONE = { dark: '#1F2F4A', light: '#F3EBDD' }
const RISO = { blue: '#0078BF', coral: '#FF6C5F', paper: '#F7F2E7' }
const CHROMATIC = 0.12

function inksOf({ templateInks, backgroundColor, backgroundImage: { print } }: BackgroundSettings): string[] {
  const own = [templateInks.quote, templateInks.accent, backgroundColor].filter((hex) => hex.length === 7)
  if (print === 'riso') {
    const [first = RISO.blue] = own.filter((hex) => hueOf(hex).chroma > CHROMATIC && luminance(hex) < 0.4)
    const { hueDeg } = hueOf(first)
    return [first, hueDeg < 80 || hueDeg > 320 ? RISO.blue : RISO.coral, RISO.paper]
  }
  const sorted = own.toSorted((one, other) => luminance(one) - luminance(other))
  const dark = sorted.find((hex) => luminance(hex) < 0.15) ?? DUOTONE.dark
  const light = sorted.findLast((hex) => luminance(hex) > 0.55) ?? DUOTONE.light
  return print === 'duotone' || print === 'halftone' ? [dark, light] : []
}

/** It is loaded, measured and drawn by this: `print:mono:own:0a`. */
export function printedSrc(settings: BackgroundSettings): string {
  const { src, print } = settings.backgroundImage
  if (src === '' || print === 'natural') return src
  return `print:${[print, ...inksOf(settings).map((hex) => hex.slice(1))].join('-')}:${src}`
}

export interface PrintRequest {
  print: string
  inks: readonly string[] // six digits each
  src: string
}

export function printIn(address: string): PrintRequest | null {
  const [, named, src] = /^print:([a-z]+(?:-[0-9a-f]{6})*):(.+)$/is.exec(address) ?? []
  if (named === undefined || src === undefined) return null
  const [print = '', ...inks] = named.split('-')
  return { print, inks, src }
}

export function sourceOf(address: string): string {
  return printIn(address)?.src ?? address
}

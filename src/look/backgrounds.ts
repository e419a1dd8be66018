import type { Label } from '../language/languages'
import { mixColours, compositeOver, luminance, withAlpha } from '../scene/colour'
import type { Fitting } from '../scene/box'
import type { Box, Paint, SceneNode } from '../scene/nodes'
import { gradientOver, parseGradient } from './gradients'
import type { Inks } from './inks'
import { printedSrc, type PrintId } from './prints'

export interface BackgroundSettings {
  backgroundColor: string
  gradientValue: string
  patternColor: string // '': derived from the background colour
  backgroundImage: BackgroundImage
  templateInks: Pick<Inks, 'quote' | 'accent'>
  theme: 'light' | 'dark'
}

export interface BackgroundImage {
  src: string // '': none chosen
  fit: 'cover' | 'contain'
  focusX: number // 0-1
  focusY: number
  zoom: number // 1..6, relative to `fit`
  dim: number // 0..1, min opacity of the cover; text may need more
  blurPx: number // logical px
  veil: 'auto' | 'dark' | 'light' // auto: the one that covers less
  subject: Box | null // the part that has to be seen, in shares of the picture
  calm: string // how busy each of 8 × 8 cells is, a to z, by rows; '': nobody has looked
  findsSubject: boolean // cropped around the subject, else by hand
  avoidsSubject: boolean // words stand where the picture is calm
  print: PrintId
}

export type FoundSubject = Pick<BackgroundImage, 'subject' | 'calm'>

export const NOT_LOOKED: FoundSubject = { subject: null, calm: '' }

export const UNMOVED = { focusX: 0.5, focusY: 0.5, zoom: 1, findsSubject: true } as const

export const NO_PICTURE: BackgroundImage = {
  src: '',
  fit: 'cover',
  ...UNMOVED,
  ...NOT_LOOKED,
  avoidsSubject: true,
  print: 'natural',
  dim: 0,
  blurPx: 0,
  veil: 'auto',
}

export const ZOOM = { min: 1, max: 6 } as const

export function withSource(image: BackgroundImage, src: string, found = NOT_LOOKED): BackgroundImage {
  return { ...image, ...UNMOVED, ...found, src }
}

export function fittingOf(image: BackgroundImage): Fitting {
  const { fit, focusX, focusY, zoom, subject, findsSubject } = image
  const isHeld = subject !== null && findsSubject && fit === 'cover'
  return { fit, focus: { x: focusX, y: focusY }, zoom, ...(isHeld && { subject }) }
}

export interface Background {
  label: Label
  nodes: (settings: BackgroundSettings, box: Box) => SceneNode[]
  /** Extremes included, because the worst contrast counts. */
  grounds: (settings: BackgroundSettings) => string[]
  makesWeather?: boolean // its colours are a sky
}

// White text on white needs black at 0.56 for 4.5:1; black text on black needs white at 0.60.
const SAFE_SCRIM = { dark: 0.56, light: 0.6 }

export const BACKGROUNDS = {
  solid: {
    label: { en: 'Solid', zh: '纯色' },
    nodes: ({ backgroundColor }, box) => [filled(box, backgroundColor)],
    grounds: ({ backgroundColor }) => [backgroundColor],
    makesWeather: true,
  },
  gradient: {
    label: { en: 'Gradient', zh: '渐变' },
    nodes: ({ gradientValue, backgroundColor }, box) => {
      const gradient = parseGradient(gradientValue)
      return [filled(box, gradient ? gradientOver(gradient, box) : backgroundColor)]
    },
    grounds: ({ gradientValue, backgroundColor }) =>
      parseGradient(gradientValue)?.stops.map(({ colour }) => colour) ?? [backgroundColor],
    makesWeather: true,
  },
  dotted: {
    label: { en: 'Dotted', zh: '圆点' },
    ...patterned((colour) => ({ type: 'dots', colour, pitchPx: 18, radiusPx: 1.6 })),
  },
  striped: {
    label: { en: 'Striped', zh: '条纹' },
    ...patterned((colour) => ({ type: 'stripes', colour, pitchPx: 24, bandPx: 8, angleDeg: 45 })),
  },
  image: {
    label: { en: 'Image', zh: '图片' },
    nodes: (settings, box) => {
      const { blurPx } = settings.backgroundImage
      const src = printedSrc(settings)
      if (src === '') return [filled(box, settings.backgroundColor)]
      const fitting = fittingOf(settings.backgroundImage)
      return [
        filled(box, settings.backgroundColor),
        { type: 'image', id: 'background-image', block: 'picture', ...box, src, ...fitting, blurPx },
      ]
    },
    grounds: (settings) => {
      if (settings.backgroundImage.src === '') return [settings.backgroundColor]
      return ['#ffffff', '#000000'].map((pixel) => compositeOver(safeScrim(settings), pixel))
    },
  },
  art: {
    label: { en: 'Art', zh: '画' },
    // `look/art/` paints over this fill, which is all that shows until it has loaded.
    nodes: ({ backgroundColor }, box) => [filled(box, backgroundColor)],
    grounds: ({ backgroundColor }) => [backgroundColor],
  },
} satisfies Record<string, Background>

export type BackgroundId = keyof typeof BACKGROUNDS

function patternInk({ patternColor, backgroundColor }: BackgroundSettings): string {
  if (patternColor !== '') return withAlpha(patternColor, 0.28)
  const other = luminance(backgroundColor) > 0.4 ? '#1C1917' : '#FFFFFF'
  return withAlpha(mixColours(backgroundColor, other, 0.75), 0.13)
}

function patterned(patternOf: (colour: string) => Paint): Pick<Background, 'nodes' | 'grounds'> {
  return {
    nodes: (settings, box) => [
      filled(box, settings.backgroundColor),
      filled(box, patternOf(patternInk(settings)), 'background-pattern'),
    ],
    grounds: (settings) => {
      const ground = settings.backgroundColor
      return [ground, compositeOver(patternInk(settings), ground)]
    },
  }
}

export function hasPicture({
  backgroundType,
  backgroundImage,
}: {
  backgroundType: string
  backgroundImage: BackgroundImage
}): boolean {
  return backgroundType === 'image' && backgroundImage.src !== ''
}

export function dimmingOf({
  theme,
  backgroundImage: { veil, dim },
}: Pick<BackgroundSettings, 'theme' | 'backgroundImage'>): string | null {
  const isLight = veil === 'light' || (veil === 'auto' && theme === 'light')
  return dim > 0 ? withAlpha(isLight ? '#FFFFFF' : '#000000', dim) : null
}

export function safeScrim({
  theme,
  backgroundImage: { veil, dim },
}: Pick<BackgroundSettings, 'theme' | 'backgroundImage'>): string {
  const side = veil === 'auto' ? theme : veil
  return withAlpha(side === 'dark' ? '#000000' : '#FFFFFF', Math.max(SAFE_SCRIM[side], dim))
}

function filled(box: Box, fill: Paint, id = 'background'): SceneNode {
  return { type: 'rect', id, ...box, fill }
}

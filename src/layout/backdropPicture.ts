import { inksByHand } from '../card/inksByHand'
import type { CardSettings } from '../card/settings'
import type { ArtOnCard } from '../look/art/artOnCard'
import type { FramePhoto, Frost } from '../look/frames/frame'
import { fittingOf, hasPicture } from '../look/backgrounds'
import { printedSrc } from '../look/prints'
import { minimumScrim, type MeasuredScrim, type ScrimRequest } from '../look/minimumScrim'
import {
  flatLuminanceMap,
  greyOf,
  seenThrough,
  type LuminanceMap,
  type PictureView,
  type Seen,
  type Tone,
  type LuminanceMapOf,
} from '../look/luminanceMap'
import { formatColour, luminance, parseColour } from '../scene/colour'
import { latestByObject } from '../scene/memo'
import type { Box } from '../scene/nodes'
import { wantedInks } from './inks'
export { calmRooms, planInRoom, subjectOn } from './calmRooms'
import type { WordBoxes } from './wordGrounds'

/** Loaded only for cards with a picture or a painting. */
export interface BackdropPicture {
  luminanceMap: LuminanceMap
  view: PictureView
  ground: readonly [number, number, number] // colour outside the picture
}

const PLACEHOLDER = [228, 225, 219] as const // replaces a missing picture
const GROUND_SHARE = 0.3 // darkest and lightest share of a picture's cells

export function backgroundPicture(
  settings: CardSettings,
  area: Box,
  luminanceMapOf: LuminanceMapOf,
): BackdropPicture | 'awaited' | null {
  const { backgroundImage: image, backgroundColor } = settings
  const luminanceMap = luminanceMapOf(printedSrc(settings))
  if (luminanceMap === null || luminanceMap === 'awaited') return luminanceMap
  return {
    luminanceMap: luminanceMap === 'missing' ? flatLuminanceMap(PLACEHOLDER) : luminanceMap,
    view: { box: area, blurPx: image.blurPx, ...fittingOf(image) },
    ground: channels(backgroundColor),
  }
}

/** Flat if there is no `safe`. */
export function paintedPicture(art: ArtOnCard, area: Box, safe: Box | null): BackdropPicture {
  const view = { box: area, fit: 'cover' as const, focus: { x: 0.5, y: 0.5 }, zoom: 1, blurPx: 0 }
  const ground = channels(art.ground)
  return { luminanceMap: safe ? art.luminanceMap(area, safe) : flatLuminanceMap(ground), view, ground }
}

/** null if no picture is shown, or its luminance map is missing. */
export function photoPicture(
  photo: FramePhoto | null,
  area: Box,
  { backgroundColor }: CardSettings,
  luminanceMapOf: LuminanceMapOf,
): BackdropPicture | null {
  const luminanceMap = photo?.state === 'seen' ? luminanceMapOf(photo.src) : null
  if (!photo || luminanceMap === null || typeof luminanceMap === 'string') return null
  const { focus, zoom } = photo
  const view = { box: area, fit: 'cover' as const, focus, zoom, blurPx: 0 }
  return { luminanceMap, view, ground: channels(backgroundColor) }
}

export function scrimFor(picture: BackdropPicture, words: WordBoxes, settings: CardSettings): MeasuredScrim {
  return minimumScrim(
    seenThrough(picture.luminanceMap, picture.view, picture.ground),
    { area: picture.view.box, ...words },
    scrimRequest(settings),
  )
}

/** Mean colour, and means of the dark and light parts. */
export function coloursOf({ luminanceMap, view, ground }: BackdropPicture): string[] {
  return wholeColours(seenThrough(luminanceMap, view, ground), view.box)
}

const wholeColours = latestByObject(
  (seen: Seen, area: Box): string[] => {
    const cells = seen(area).toSorted((a, b) => a.tone.light[2] - b.tone.light[2])
    const part = Math.max(1, Math.round(cells.length * GROUND_SHARE))
    return [cells, cells.slice(0, part), cells.slice(-part)].map((some) => {
      const areaPx = some.reduce((sum, cell) => sum + cell.areaPx, 0)
      const [r, g, b] = [0, 1, 2].map(
        (c) => some.reduce((sum, cell) => sum + (cell.tone.colour[c] as number) * cell.areaPx, 0) / areaPx,
      ) as [number, number, number]
      return formatColour({ r, g, b, a: 1 })
    })
  },
  (_, { x, y, width, height }) => [x, y, width, height].join(' '),
)

/** Behind a frame's frosted glass, and the mean colour. */
export function groundsWithin(
  { luminanceMap, view, ground }: BackdropPicture,
  boxes: readonly Box[],
  { blurPx, saturation }: Frost,
): string[] {
  const seen = seenThrough(luminanceMap, { ...view, blurPx: Math.hypot(view.blurPx, blurPx) }, ground)
  const cells = boxes.flatMap(seen)
  const grey = (level: number) => formatColour({ r: level, g: level, b: level, a: 1 })
  const [mean = '#808080'] = coloursOf({ luminanceMap, view, ground })
  const lightest = Math.max(...cells.map(({ tone }) => tone.light[0]))
  const brighter = Math.max(...cells.map(({ tone }) => brightening(tone, saturation)))
  return [
    grey(Math.min(...cells.map(({ tone }) => tone.dark[0]))),
    mean,
    grey(Math.min(255, lightest * brighter)),
  ]
}

/** How many times lighter `saturate()` makes a vivid colour. Source: Filter Effects 1, 9.2. */
function brightening({ colour: [r, g, b] }: Pick<Tone, 'colour'>, saturation: number): number {
  const grey = 0.213 * r + 0.715 * g + 0.072 * b
  const channel = (level: number) => Math.min(255, Math.max(0, grey + (level - grey) * saturation))
  return Math.max(1, greyOf(channel(r), channel(g), channel(b)) / Math.max(1, greyOf(r, g, b)))
}

function scrimRequest(settings: CardSettings): ScrimRequest {
  const { backgroundImage, theme } = settings
  const { veil, dim } = backgroundImage
  const isPhoto = hasPicture(settings)
  // A photograph decides its ink: a template's would turn a dark one milky.
  const { accent: _, ...inks } = isPhoto ? inksByHand(settings) : wantedInks(settings)
  const chosen = Object.values(inks).filter((ink) => ink !== '')
  const bySettings = theme === 'dark' && !isPhoto ? 'dark' : 'auto'
  return {
    side: isPhoto && veil !== 'auto' ? veil : chosen.length > 0 ? 'auto' : bySettings,
    // Light and dark inks cannot share a scrim: the quote's ink takes precedence.
    inks: chosen.filter((ink) => isLight(ink) === isLight(chosen[0] ?? '')),
    dim: isPhoto ? dim : 0,
    isLocal: isPhoto && backgroundImage.calm !== '' && backgroundImage.avoidsSubject,
  }
}

function isLight(ink: string): boolean {
  return luminance(ink) > 0.2
}

function channels(colour: string): readonly [number, number, number] {
  const { r, g, b } = parseColour(colour) ?? { r: 255, g: 255, b: 255 }
  return [r, g, b]
}

import type { CardSettings } from '../card/settings'
import type { Frame, FramePhoto, Frost } from '../look/frames/frame'
import { minimumScrim, type MeasuredScrim, type ScrimRequest } from '../look/minimumScrim'
import {
  flatTones,
  greyOf,
  seenThrough,
  type PictureTones,
  type PictureView,
  type Tone,
  type TonesOf,
} from '../look/pictureTones'
import { boxesOverlap, unionOf } from '../scene/box'
import { formatColour, luminance, parseColour } from '../scene/colour'
import type { BlockId, Box, SceneBlock } from '../scene/nodes'
import { chosenInks } from './chosenInks'

/** A picture of which it is known how light it is, and how it lies under the card. */
export interface PictureUnder {
  tones: PictureTones
  view: PictureView
  ground: readonly [number, number, number] // what shows where the picture does not reach
}

/** Where a card's words stand, in whole steps: a scrim that followed every letter would never keep still. */
export interface WordsAt {
  block: Box | null
  feet: readonly Box[]
}

const PICTURES: ReadonlySet<string> = new Set<BlockId>(['logo', 'productPicture', 'qrCode']) // nothing to be read on what lies below
const STEP_PX = { block: 24, foot: 8 }
const PLACEHOLDER = [228, 225, 219] as const // what drawing puts in a missing picture's place
const GROUND_SHARE = 0.3 // of a picture's cells, its darkest and its lightest

export function backgroundUnder(
  { backgroundImage: image, backgroundColor }: CardSettings,
  area: Box,
  tonesOf: TonesOf,
): PictureUnder | 'awaited' | null {
  const tones = tonesOf(image.src)
  if (tones === null || tones === 'awaited') return tones
  const { fit, zoom, blurPx, focusX, focusY } = image
  return {
    tones: tones === 'missing' ? flatTones(PLACEHOLDER) : tones,
    view: { box: area, fit, zoom, blurPx, focus: { x: focusX, y: focusY } },
    ground: channels(backgroundColor),
  }
}

/** The quote's picture in a frame that shows it; null where nothing is known or to be seen. */
export function photoUnder(
  photo: FramePhoto | null,
  area: Box,
  { backgroundColor }: CardSettings,
  tonesOf: TonesOf,
): PictureUnder | null {
  const tones = photo?.state === 'seen' ? tonesOf(photo.src) : null
  if (!photo || tones === null || typeof tones === 'string') return null
  const { focus, zoom } = photo
  const view = { box: area, fit: 'cover' as const, focus, zoom, blurPx: 0 }
  return { tones, view, ground: channels(backgroundColor) }
}

/** Which of the placed blocks stand on `area`, and where. */
export function wordsAt(blocks: readonly SceneBlock[], area: Box): WordsAt {
  const on = blocks.filter(({ id, box }) => !PICTURES.has(id) && boxesOverlap(box, area))
  const isFoot = ({ id }: SceneBlock) => id === 'date' || id === 'watermark'
  const boxes = on.filter((block) => !isFoot(block)).map(({ box }) => box)
  return {
    block: boxes.length > 0 ? inSteps(unionOf(boxes), STEP_PX.block) : null,
    feet: on.filter(isFoot).map(({ box }) => inSteps(box, STEP_PX.foot)),
  }
}

/** The minimum scrim for words that stand there, as the card's theme, colours and dimming ask for it. */
export function scrimUnder(
  picture: PictureUnder,
  words: WordsAt,
  settings: CardSettings,
  frame: Frame,
): MeasuredScrim {
  return minimumScrim(
    seenThrough(picture.tones, picture.view, picture.ground),
    { area: picture.view.box, ...words },
    scrimRequestOf(settings, frame),
  )
}

/** A picture's own flat colours: its mean, the mean of its dark parts and of its light ones. */
export function coloursOf({ tones, view, ground }: PictureUnder): string[] {
  const cells = seenThrough(
    tones,
    view,
    ground,
  )(view.box).toSorted((a, b) => a.tone.light[2] - b.tone.light[2])
  const part = Math.max(1, Math.round(cells.length * GROUND_SHARE))
  return [cells, cells.slice(0, part), cells.slice(-part)].map((some) => {
    const area = some.reduce((sum, { areaPx }) => sum + areaPx, 0)
    const [r, g, b] = [0, 1, 2].map(
      (c) => some.reduce((sum, { tone, areaPx }) => sum + (tone.colour[c] as number) * areaPx, 0) / area,
    ) as [number, number, number]
    return formatColour({ r, g, b, a: 1 })
  })
}

/** The greys that words come to lie on within boxes, and the mean colour, seen through a frame's frost. */
export function groundsWithin(
  { tones, view, ground }: PictureUnder,
  boxes: readonly Box[],
  { blurPx, saturation }: Frost,
): string[] {
  const seen = seenThrough(tones, { ...view, blurPx: Math.hypot(view.blurPx, blurPx) }, ground)
  const cells = boxes.flatMap(seen)
  const grey = (level: number) => formatColour({ r: level, g: level, b: level, a: 1 })
  const [mean = '#808080'] = coloursOf({ tones, view, ground })
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

function scrimRequestOf(settings: CardSettings, { glare = 0 }: Frame): ScrimRequest {
  const { backgroundImage, backgroundType, theme, textSettings } = settings
  const isBackground = backgroundType === 'image' && backgroundImage.src !== ''
  const { veil, dim } = backgroundImage
  const none = { quote: '', translation: '', author: '', small: '', accent: '' }
  const { accent: _, ...inks } = chosenInks(none, { ...settings, textSettings })
  const chosen = Object.values(inks).filter((ink) => ink !== '')
  const bySettings = theme === 'dark' ? 'dark' : 'auto'
  return {
    side: isBackground && veil !== 'auto' ? veil : chosen.length > 0 ? 'auto' : bySettings,
    // Colours that pull both ways cannot both be served: the quote's comes first.
    inks: chosen.filter((ink) => isLight(ink) === isLight(chosen[0] ?? '')),
    dim: isBackground ? dim : 0,
    glare,
  }
}

function isLight(ink: string): boolean {
  return luminance(ink) > 0.2
}

function channels(colour: string): readonly [number, number, number] {
  const { r, g, b } = parseColour(colour) ?? { r: 255, g: 255, b: 255 }
  return [r, g, b]
}

function inSteps({ x, y, width, height }: Box, step: number): Box {
  const [left, top] = [Math.floor(x / step) * step, Math.floor(y / step) * step]
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) / step) * step - left,
    height: Math.ceil((y + height) / step) * step - top,
  }
}

import type { CardSettings } from '../card/settings'
import { dimmingOf } from '../look/backgrounds'
import { showsPicture } from '../look/frames/onPhoto'
import type { Frame, FrameBelow, FramePhoto, FramePlan, FrameContext } from '../look/frames/frame'
import type { TonesOf } from '../look/pictureTones'
import { scrimNodes } from '../look/scrim'
import { SHADOWS, type Shadow } from '../look/shadows'
import type { WeatherId } from '../look/weather'
import type { Mood } from '../look/weather/mood'
import { insetBox } from '../scene/box'
import { averageColour, contrastRatio } from '../scene/colour'
import type { Box, SceneNode } from '../scene/nodes'
import { TEXT_SIZES } from '../text/sizes'
import { cardBackgroundOf, backgroundNodes } from './cardBackground'
import { matNodes, matTint } from './mat'
import {
  backgroundUnder,
  groundsWithin,
  photoUnder,
  scrimUnder,
  type PictureUnder,
  type WordsAt,
} from './pictureUnder'
import { alignOf } from './quote/measureQuote'
import { inksOf, inksOnScrim } from './backdropInks'
import { recentBackdrop } from './recentBackdrops'
import { flatGrounds, isPhoto, NO_WORDS, scenicGrounds, wordsOf, type GroundsUnder } from './skyUnder'

/** Everything of a card that does not depend on its words. */
export interface Backdrop {
  frame: Frame
  plan: FramePlan
  context: FrameContext
  mood: Mood | null
  nodes: readonly SceneNode[]
  picture: PictureUnder | null // where the words lie on a picture that was measured: it asks where they stand
  plainGround: string | null // the one flat colour that words lie on; null on a picture, scenery, a pattern, rules
  minDim?: number // how much of a picture is covered at least; absent where nobody knows
}

/** What a sheet depends on beside its settings and size. */
export interface BackdropInput {
  weather: WeatherId | undefined // in place of the one that the colours make
  tonesOf: TonesOf
  words: WordsAt | null // where they came to stand on `picture`; null before that is known
}

const ALONE: BackdropInput = { weather: undefined, tonesOf: () => null, words: null }

/** How much larger than its step a short quote is drawn at most before scenery, which needs the room. */
const WEATHER_LIFT = 1.1

/**
 * Mat, shadow, background, weather and the frame's back, lowest first; `frame` is the one that the settings name. The
 * same look, photo ('' for none) and tones give the same object, so that a keystroke leaves the layer below the text
 * untouched, and so does a block that is moved by hand.
 */
export function layoutBackdrop(
  settings: CardSettings,
  frame: Frame,
  size: { width: number; height: number },
  photoSrc: string,
  world: BackdropInput = ALONE,
): Backdrop {
  const { weather, tonesOf, words } = world
  const photo = photoShown(settings, frame, photoSrc, tonesOf)
  return recentBackdrop(
    {
      settings,
      tones: tonesOf(photo?.src ?? settings.backgroundImage.src),
      key: [size.width, size.height, weather, photo?.src, JSON.stringify(words)].join(),
    },
    () => newBackdrop(settings, frame, size, photo, world),
  )
}

/** A picture that a visitor chose as the background goes before the quote's. */
function photoShown(settings: CardSettings, frame: Frame, src: string, tonesOf: TonesOf): FramePhoto | null {
  if (!frame.showsPhoto || src === '' || hasPicture(settings)) return null
  const tones = tonesOf(src)
  const { focusX, focusY, zoom } = settings.backgroundImage
  return {
    src,
    state: tones === null ? 'unknown' : typeof tones === 'string' ? tones : 'seen',
    focus: { x: focusX, y: focusY },
    zoom,
  }
}

function hasPicture({
  backgroundType,
  backgroundImage,
}: Pick<CardSettings, 'backgroundType' | 'backgroundImage'>) {
  return backgroundType === 'image' && backgroundImage.src !== ''
}

function newBackdrop(
  settings: CardSettings,
  frame: Frame,
  size: { width: number; height: number },
  photo: FramePhoto | null,
  { weather, tonesOf, words }: BackdropInput,
): Backdrop {
  const card: Box = { x: 0, y: 0, ...size }
  const { matPx, shadows }: Shadow = SHADOWS[settings.shadow]
  const hasMat = matPx > 0 && settings.margin !== 'none'
  const box = hasMat ? insetBox(card, matPx) : card
  const area = frame.backgroundBox?.(box) ?? box
  const background = hasPicture(settings) ? backgroundUnder(settings, area, tonesOf) : null
  const ground = cardBackgroundOf(settings, weather, background)
  const around = hasMat ? matTint(settings, ground.colours[0] ?? settings.backgroundColor) : null
  const colours = coloursOf(frame, settings)
  const cover = frame.cover?.(box) ?? null
  const measured = typeof background === 'object' ? background : null
  const picture = measured ?? photoUnder(photo, area, settings, tonesOf)
  const isWrittenOn = frame.showsPhoto === true || !frame.page
  const dimming = measured && !isWrittenOn ? dimmingOf(settings) : null
  const scrim = picture && isWrittenOn && words ? scrimUnder(picture, words, settings, frame) : null
  const onPicture = scrim && {
    grounds: scrim.block.length > 0 ? scrim.block : scrim.feet,
    isDark: scrim.side === 'dark',
    scrim: scrimNodes(scrim.scrim, area, 'picture-scrim'),
  }
  const contextOver = (groundsUnder: GroundsUnder) => {
    const below: FrameBelow = {
      grounds: ground.colours,
      textGrounds: groundsUnder(null),
      panel: ground.mood?.panel?.(box) ?? null,
      hasPicture: hasPicture(settings),
      hasWeather: ground.mood !== null,
      photo,
      onPicture,
    }
    const page = frame.page?.({ theme: settings.theme, colours }, below) ?? null
    const { inks, veil } =
      scrim && !page ? inksOnScrim(scrim, frame) : inksOf(settings, frame, page, groundsUnder)
    const hidesWeather = page !== null && !page.keepsWeather
    const laid = (on: Box & { radiusPx?: number }, id: string) =>
      backgroundNodes(settings, ground, on, id, {
        veil: veil ?? dimming,
        isPhoto: isPhoto(on, plan),
        cover,
        words: hidesWeather ? NO_WORDS : wordsOf(plan),
      })
    const context: FrameContext = {
      ...below,
      bounds: box,
      around,
      theme: settings.theme,
      colours,
      inks,
      contentPx: settings.textSettings.contentPx || TEXT_SIZES[settings.textSettings.contentSize].px,
      background: laid,
    }
    const plan: FramePlan = planOf(frame, context, settings, hidesWeather ? null : ground.mood, area)
    const plain = hidesWeather || ground.mood === null ? (page?.grounds ?? ground.colours) : []
    return { context, plan, laid, plainGround: plan.grid || veil ? null : evenColour(plain) }
  }
  // Where words stand decides what they lie on, and that their inks.
  const first = contextOver(flatGrounds(ground.colours))
  const stand = [first.plan.textBox, ...wordsOf(first.plan).lines]
  const seen = picture && frame.frost ? groundsWithin(picture, stand, frame.frost) : null
  const scenic = seen
    ? flatGrounds(flatGrounds(seen)(dimming))
    : scenicGrounds(settings, ground, area, first.plan)
  const { context, plan, laid, plainGround } = scenic ? contextOver(scenic) : first
  const inner = shadows.filter((shadow) => shadow.inset)
  const innerShadow: SceneNode[] =
    inner.length > 0 ? [{ type: 'rect', id: 'sheet-inner-shadow', ...area, shadows: inner }] : []
  const behind = frame.behind?.(context) ?? []
  const turning = [
    ...laid(area, 'background'),
    ...(frame.showsPhoto ? [] : (onPicture?.scrim ?? [])),
    // Below a page, but on a photo.
    ...(frame.showsPhoto ? [...behind, ...innerShadow] : [...innerShadow, ...behind]),
  ]
  const nodes = [
    ...(hasMat ? matNodes(around, card, box, shadows) : []),
    ...(frame.under?.(context) ?? []),
    ...rotatedGroup(turning, plan, 'sheet-turned'),
  ]
  return {
    frame,
    plan,
    context,
    mood: ground.mood,
    nodes,
    picture: isWrittenOn ? picture : null,
    plainGround: isWrittenOn && showsPicture(context) ? null : plainGround,
    ...(measured ? { minDim: scrim?.minDim ?? 0 } : {}),
  }
}

/** What colours that hardly differ come to; null for others. */
function evenColour(colours: readonly string[]): string | null {
  const middle = colours.length > 0 ? averageColour(colours) : null
  return middle !== null && colours.every((colour) => contrastRatio(colour, middle) <= EVEN_CONTRAST)
    ? middle
    : null
}

const EVEN_CONTRAST = 1.2

/** Turns nodes with the plan, where it turns. */
export function rotatedGroup(
  nodes: readonly SceneNode[],
  { turn }: FramePlan,
  id: string,
): readonly SceneNode[] {
  return turn && nodes.length > 0 ? [{ type: 'group', id, rotation: turn, children: nodes }] : nodes
}

/** `mood`: the weather that the words stand before. They keep clear of its sun and leave it room. */
function planOf(
  frame: Frame,
  context: FrameContext,
  { textPosition, textSettings }: CardSettings,
  mood: Mood | null,
  area: Box,
): FramePlan {
  const plan = frame.plan(context)
  return {
    ...plan,
    textBox: mood?.clearing?.(plan.textBox, area, alignOf(textSettings), wordsOf(plan).lines) ?? plan.textBox,
    ...(mood ? { shortQuoteLift: Math.min(plan.shortQuoteLift ?? Infinity, WEATHER_LIFT) } : {}),
    ...(textPosition === 'top' ? { blockAt: 0 } : {}),
  }
}

function coloursOf(frame: Frame, { theme, frameColors }: CardSettings): Record<string, string> {
  const own = Object.entries(frame.colours ?? {}).map(([name, colour]) => [
    name,
    frameColors[name] ?? colour[theme],
  ])
  return Object.fromEntries(own) as Record<string, string>
}

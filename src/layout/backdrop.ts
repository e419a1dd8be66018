import type { CardSettings } from '../card/settings'
import type { ArtOnCard } from '../look/art/artOnCard'
import { dimmingOf } from '../look/backgrounds'
import type { Composition, SheetSkin } from '../look/compositions/composition'
import { photoNodes, showsPicture } from '../look/frames/onPhoto'
import type { Frame, FrameBelow, FramePhoto, FramePlan, FrameContext } from '../look/frames/frame'
import type { InkGrounds } from '../look/inks'
import type { TonesOf } from '../look/pictureTones'
import { scrimNodes } from '../look/scrim'
import { SHADOWS, type Shadow } from '../look/shadows'
import { bleedOf, safeBox, type TargetShape } from '../look/target'
import type { WeatherId } from '../look/weather'
import type { Mood, WeatherOf } from '../look/weather/mood'
import { averageColour, contrastRatio } from '../scene/colour'
import { isSmallPrint, type BlockId, type Box, type SceneNode } from '../scene/nodes'
import { TEXT_SIZES } from '../text/sizes'
import { cardBackgroundOf, backgroundNodes } from './cardBackground'
import { matNodes, matTint, placeOf } from './mat'
import type { BackdropPicture, WordBoxes, WordsOnPictures } from './backdropPicture'
import { cutToSheet, coloursOf, planOf, rotatedGroup, sheetPlace } from './plan'
import { inksOf, inksOnScrim, tintGrounds } from './backdropInks'
import { recentBackdrop } from './recentBackdrops'
import {
  flatGrounds,
  groundsInBox,
  isPhoto,
  NO_WORD_BOXES,
  scenicGrounds,
  wordsOf,
  type GroundsUnderVeil,
} from './wordGrounds'

/** Everything on a card that does not depend on its words. */
export interface Backdrop {
  frame: Frame
  plan: FramePlan
  context: FrameContext
  inkGrounds: InkGrounds
  hasPage: boolean // the frame's own, or a scrim: the words are not on the bare background
  /** The flat colours that a block in this box is on. */
  groundsIn: (box: Box, id: BlockId) => readonly string[]
  mood: Mood | null
  nodes: readonly SceneNode[]
  picture: BackdropPicture | null // a measured picture under the words; its scrim depends on where they stand
  sheetSkin: SheetSkin // for a composition
  plainGround: string | null // the flat colour under the words; null on a picture, scenery, a pattern, rules
  minDim?: number // the least dimming of the picture; absent if unknown
}

/** What a backdrop depends on besides settings and size. */
export interface BackdropInput {
  target: TargetShape | null // what the card is laid out for
  art: ArtOnCard | null // what the background is painted with
  weatherOf: WeatherOf<WeatherId>
  onPictures: WordsOnPictures | null // null where no picture is under the words
  weather?: WeatherId | undefined // overrides the one derived from the colours
  tonesOf: TonesOf
  day: string // yyyy-mm-dd
  composition: Composition | null // that places all words; null for the plain one
  textScale: number
  words: WordBoxes | null // where they stand on `picture`; null before that is known
}

/**
 * Mat, shadow, background, weather and the frame's back, lowest first; `frame` is the one named in the
 * settings. The same look, photo ('' for none) and tones return the same object, so that typing and moving
 * blocks by hand do not redraw the layer below the text.
 */
export function layoutBackdrop(
  settings: CardSettings,
  frame: Frame,
  size: { width: number; height: number },
  photoSrc: string,
  input: BackdropInput,
): Backdrop {
  const { target, weather, tonesOf, composition, textScale, words, day, art } = input
  const showsPhoto = frame.showsPhoto === true || composition?.showsPhoto === true
  const photo = showsPhoto && !art ? shownPhoto(settings, photoSrc, tonesOf) : null
  return recentBackdrop(
    {
      settings,
      frame,
      tones: tonesOf(photo?.src ?? settings.backgroundImage.src),
      key: [
        size.width,
        size.height,
        target?.bleedPx,
        weather,
        photo?.src,
        composition !== null,
        composition?.under || art ? day : '',
        art?.paletteId,
        art?.room,
        textScale,
        JSON.stringify(words),
      ].join(),
    },
    () => buildBackdrop(settings, frame, size, photo, input),
  )
}

/** A picture chosen as the background takes precedence over the quote's. */
function shownPhoto(settings: CardSettings, src: string, tonesOf: TonesOf): FramePhoto | null {
  if (src === '' || hasPicture(settings)) return null
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

function buildBackdrop(
  settings: CardSettings,
  frame: Frame,
  size: { width: number; height: number },
  photo: FramePhoto | null,
  { target, art, weatherOf, onPictures, weather, tonesOf, day, composition, textScale, words }: BackdropInput,
): Backdrop {
  const card: Box = { x: 0, y: 0, ...size }
  const { shadows, lift }: Shadow = SHADOWS[settings.shadow]
  const { bounds: box, hasMat, isTableOpen } = placeOf(settings, frame, card, bleedOf(card, target))
  const safe = safeBox(box, size, target)
  const area = frame.backgroundBox?.(safe) ?? box
  const background = art
    ? (onPictures?.paintedPicture(art, area) ?? null)
    : hasPicture(settings)
      ? (onPictures?.backgroundPicture(settings, area, tonesOf) ?? null)
      : null
  const measured = typeof background === 'object' ? background : null
  const seenColours = measured && onPictures ? onPictures.coloursOf(measured) : null
  const isAwaited = background === 'awaited'
  const whole = cardBackgroundOf(settings, weatherOf, weather, isAwaited ? 'awaited' : seenColours, art)
  const skin: SheetSkin = {
    theme: settings.theme,
    background: whole.colours,
    hasPicture: art !== null || hasPicture(settings) || (photo !== null && photo.state !== 'missing'),
    hasWeather: whole.mood !== null,
    hasPage: frame.page !== undefined,
    day,
    colours: settings.compositionColors,
  }
  const paper = composition?.paper?.(skin) ?? null
  // A composition's words may stand anywhere on the sheet.
  const ground = composition && !paper && whole.mood?.needsClearing ? { ...whole, mood: null } : whole
  const around = hasMat ? matTint(settings, averageColour(ground.colours)) : null
  const colours = coloursOf(frame, settings)
  const cover = frame.cover?.(safe) ?? null
  const picture = measured ?? onPictures?.photoPicture(photo, area, settings, tonesOf) ?? null
  const hasWordsOnPicture = !paper && !frame.keepsPhotoClear && (frame.showsPhoto === true || !frame.page)
  const dimming = measured && !art && !hasWordsOnPicture ? dimmingOf(settings) : null
  const scrim =
    onPictures && picture && hasWordsOnPicture && words ? onPictures.scrimFor(picture, words, settings) : null
  const onPicture = scrim && {
    grounds: scrim.block.length > 0 ? scrim.block : scrim.feet,
    isDark: scrim.side === 'dark',
    scrim: scrimNodes(scrim.scrim, area, 'picture-scrim'),
  }
  const isComposed = composition !== null
  const planWithGrounds = (groundsUnder: GroundsUnderVeil) => {
    const below: FrameBelow = {
      grounds: ground.colours,
      textGrounds: groundsUnder(null),
      panel: ground.mood?.panel?.(safe) ?? null,
      hasPicture: art !== null || hasPicture(settings),
      hasWeather: ground.mood !== null,
      photo,
      onPicture,
    }
    const page = paper
      ? { grounds: [paper], keepsWeather: true }
      : (frame.page?.({ theme: settings.theme, colours }, below) ?? null)
    const {
      inks,
      veil,
      grounds: inkGrounds,
    } = scrim && !page
      ? inksOnScrim(scrim, frame, isComposed, art)
      : inksOf(settings, frame, page, groundsUnder, isComposed)
    const hidesWeather = page !== null && !page.keepsWeather
    const backgroundIn = (on: Box & { radiusPx?: number }, id: string) =>
      backgroundNodes(settings, ground, on, id, {
        veil: veil ?? dimming,
        isPhoto: isPhoto(on, plan),
        cover,
        words: hidesWeather ? NO_WORD_BOXES : wordsOf(plan),
      })
    const context: FrameContext = {
      ...below,
      bounds: box,
      safe,
      around,
      isTableOpen,
      lift,
      theme: settings.theme,
      colours,
      inks,
      contentPx: settings.textSettings.contentPx || TEXT_SIZES[settings.textSettings.contentSize].px,
      background: backgroundIn,
    }
    const mood = hidesWeather ? null : ground.mood
    const plan: FramePlan = planOf(
      frame,
      context,
      settings,
      mood,
      area,
      isComposed,
      hasWordsOnPicture ? art : null,
    )
    const plain = hidesWeather || ground.mood === null ? (page?.grounds ?? ground.colours) : []
    const hasPage = page !== null || scrim !== null
    const groundsIn: Backdrop['groundsIn'] = (on, id) => {
      if (hasPage) return isSmallPrint(id) ? inkGrounds.small : inkGrounds.block
      const grounds = groundsInBox(settings, ground, area, veil, on)
      return tintGrounds(frame, grounds, isComposed)
    }
    return {
      context,
      plan,
      inkGrounds,
      hasPage,
      groundsIn,
      laid: backgroundIn,
      plainGround: plan.grid || veil ? null : uniformColour(plain),
    }
  }
  // The words' position determines the grounds below them, and those their inks.
  const first = planWithGrounds(flatGrounds(ground.colours))
  const wordBoxes = [first.plan.textBox, ...wordsOf(first.plan).lines]
  const seen =
    onPictures && picture && frame.frost ? onPictures.groundsWithin(picture, wordBoxes, frame.frost) : null
  const scenic = seen
    ? flatGrounds(flatGrounds(seen)(dimming))
    : scenicGrounds(settings, ground, area, first.plan)
  const { context, plan, inkGrounds, hasPage, groundsIn, laid, plainGround } = scenic
    ? planWithGrounds(scenic)
    : first
  const inner = shadows.filter((shadow) => shadow.inset)
  const innerShadow: SceneNode[] =
    inner.length > 0 ? [{ type: 'rect', id: 'sheet-inner-shadow', ...area, shadows: inner }] : []
  const behind = frame.behind?.(context) ?? []
  // Where the background is itself the table, it goes with it.
  const isLeftOut = isTableOpen && !frame.backgroundBox
  const papers = cutToSheet(
    composition?.under?.({
      ...skin,
      ...sheetPlace(plan, context, textScale),
      backgroundIn: (on, id) => [
        ...backgroundNodes(settings, whole, on, id, { veil: dimming, ...AS_PICTURE }),
        ...(composition.showsPhoto && photo?.state !== 'missing'
          ? photoNodes(photo, { radiusPx: 0, ...on })
          : []),
      ],
    }) ?? [],
    plan,
    'composition-papers',
  )
  const isCutOut = frame.backgroundBox !== undefined // the frame's back gives the background its shape, and the papers too
  const rotating = [
    ...(isLeftOut ? [] : laid(area, 'background')),
    ...(isCutOut ? papers : []),
    ...(frame.showsPhoto ? [] : (onPicture?.scrim ?? [])),
    // The frame's back covers the inner shadow, except on a photo.
    ...(frame.showsPhoto ? [...behind, ...innerShadow] : [...innerShadow, ...behind]),
    ...(isCutOut ? [] : papers),
  ]
  const nodes = [
    ...(hasMat ? matNodes(around, card, box, shadows) : []),
    ...(frame.under?.(context) ?? []),
    ...rotatedGroup(rotating, plan, 'sheet-turned'),
  ]
  return {
    frame,
    plan,
    context,
    inkGrounds,
    hasPage,
    groundsIn,
    mood: ground.mood,
    nodes,
    picture: hasWordsOnPicture ? picture : null,
    sheetSkin: skin,
    plainGround: hasWordsOnPicture && showsPicture(context) ? null : plainGround,
    ...(measured && !art ? { minDim: scrim?.minDim ?? 0 } : {}),
  }
}

/** A composition's picture: no words are on it, no page covers it. */
const AS_PICTURE = { isPhoto: true, cover: null, words: NO_WORD_BOXES }

/** The mean of colours that hardly differ; null for others. */
function uniformColour(colours: readonly string[]): string | null {
  const middle = colours.length > 0 ? averageColour(colours) : null
  return middle !== null && colours.every((colour) => contrastRatio(colour, middle) <= MAX_UNIFORM_CONTRAST)
    ? middle
    : null
}

const MAX_UNIFORM_CONTRAST = 1.2

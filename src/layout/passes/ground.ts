import { dimmingOf, hasPicture } from '../../look/backgrounds'
import type { SheetSkin } from '../../look/compositions/composition'
import type { FramePhoto } from '../../look/frames/frame'
import type { MeasuredScrim } from '../../look/minimumScrim'
import { averageColour } from '../../scene/colour'
import type { BackdropPicture } from '../backdropPicture'
import { cardBackgroundOf, type CardBackground } from '../cardBackground'
import { matTint } from '../sheet'
import type { WordBoxes } from '../wordGrounds'
import type { PlannedCard } from './plan'
import type { ResolvedCard } from './resolve'

export interface GroundedCard extends PlannedCard {
  photo: FramePhoto | null // the quote's own, if shown
  background: CardBackground
  ground: CardBackground // without scenery if a composition has no room for it
  sheetSkin: SheetSkin // for a composition
  paper: string | null // the composition's, under all text
  around: string | null // the mat's colour
  picture: BackdropPicture | null // a measured picture, behind the text if `hasWordsOnPicture`
  isBackgroundMeasured: boolean // `picture` is the background
  hasWordsOnPicture: boolean
  scrim: MeasuredScrim | null // for the text; null until its position is known
  dimming: string | null // for a measured picture without text
}

/** `words` is null until the text's boxes are known. */
export function groundCard(card: PlannedCard, words: WordBoxes | null): GroundedCard {
  const { backdropSettings: settings, frame, composition, art, area, hasMat, pictures } = card
  const photo = shownPhoto(card)
  const found = backgroundFound(card, words)
  const measured = typeof found === 'object' ? found : null
  const seen = found === 'awaited' ? found : measured && pictures!.coloursOf(measured)
  const background = cardBackgroundOf(card, seen, words)
  const sheetSkin = skinOf(card, background, photo)
  const paper = composition?.paper?.(sheetSkin) ?? null
  // A composition may place text anywhere.
  const hidesScenery = composition !== null && !paper && background.mood?.needsClearing === true
  const ground = hidesScenery ? { ...background, mood: null } : background
  const picture = measured ?? pictures?.photoPicture(photo, area, settings, card.luminanceMapOf) ?? null
  const hasWordsOnPicture = !paper && !frame.keepsPhotoClear && (frame.showsPhoto === true || !frame.page)
  return {
    ...card,
    photo,
    background,
    ground,
    sheetSkin,
    paper,
    around: hasMat ? matTint(settings, averageColour(ground.colours)) : null,
    picture,
    isBackgroundMeasured: measured !== null,
    hasWordsOnPicture,
    scrim: picture && hasWordsOnPicture && words ? pictures!.scrimFor(picture, words, settings) : null,
    dimming: measured && !art && !hasWordsOnPicture ? dimmingOf(settings) : null,
  }
}

function backgroundFound(card: PlannedCard, words: WordBoxes | null): BackdropPicture | 'awaited' | null {
  const { backdropSettings: settings, art, area, safe, luminanceMapOf, pictures } = card
  if (!pictures) return null
  if (art) return pictures.paintedPicture(art, area, words && safe)
  return hasPicture(settings) ? pictures.backgroundPicture(settings, area, luminanceMapOf) : null
}

/** A picture chosen as the background takes precedence. */
export function shownPhoto(card: ResolvedCard): FramePhoto | null {
  const { backdropSettings: settings, frame, composition, art, photoSrc: src, luminanceMapOf } = card
  const isShown = !art && (frame.showsPhoto === true || composition?.showsPhoto === true)
  if (!isShown || src === '' || hasPicture(settings)) return null
  const luminanceMap = luminanceMapOf(src)
  const { focusX, focusY, zoom } = settings.backgroundImage
  return {
    src,
    state: luminanceMap === null ? 'unknown' : typeof luminanceMap === 'string' ? luminanceMap : 'seen',
    focus: { x: focusX, y: focusY },
    zoom,
  }
}

function skinOf(
  { backdropSettings: settings, frame, art, day }: PlannedCard,
  background: CardBackground,
  photo: FramePhoto | null,
): SheetSkin {
  return {
    theme: settings.theme,
    background: background.colours,
    hasPicture: art !== null || hasPicture(settings) || (photo !== null && photo.state !== 'missing'),
    hasWeather: background.mood !== null,
    hasPage: frame.page !== undefined,
    day,
    colours: settings.compositionColors,
  }
}

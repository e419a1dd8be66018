import type { CardSettings } from '../card/settings'
import type { ArtOnCard } from '../look/art/artOnCard'
import type { Composition } from '../look/compositions/composition'
import type { Frame } from '../look/frames/frame'
import type { TargetShape } from '../look/target'
import type { WeatherId } from '../look/weather'
import type { WeatherOf } from '../look/weather/mood'
import type { TonesOf } from '../look/pictureTones'
import { isSmallPrint, type Scene, type SceneAid } from '../scene/nodes'
import type { Steps } from '../scene/steps'
import { isSameJson } from '../scene/values'
import type { TextMetrics } from '../text/metrics/metrics'
import { layoutFront } from './front'
import type { CardPinyin } from './pinyin/pinyinOf'
import type { layoutSeal } from './seal/layoutSeal'
import type { WordBoxes, WordsOnPictures } from './backdropPicture'
import { layoutBackdrop, type Backdrop } from './backdrop'
import type { SubjectLayout, SubjectContext } from './subject'
import { lackedForTraditional } from '../text/traditional/traditional'
import { traditionalMetrics } from '../text/traditional/traditionalMetrics'
import { cardSize, textScaleOf, type View } from './view'

/** The input of a card's layout: look, date and subject. */
export interface CardInput {
  settings: CardSettings
  backdropSettings: CardSettings // used below the words
  frame: Frame // the one named in the settings
  target: TargetShape | null // the same
  art: ArtOnCard | null // what the background is painted with
  artRooms: readonly ArtOnCard[] // the same with more room for words, the last with all that there is
  artLacks: SceneAid | null // what it is painted by, while that has not come
  composition: Composition | null // that places all words, date and watermark too; null for the plain one
  weatherOf: WeatherOf<WeatherId>
  onPictures: WordsOnPictures | null // null where no picture is under the words
  layoutSeal: typeof layoutSeal | null // null where the card has no seal, or the composition or the frame draws it
  isOnTemplatesGround: boolean // what the template's inks were chosen for is below the words
  pinyin: CardPinyin | null // null where none is shown
  day: string // yyyy-mm-dd
  photoSrc: string // the picture that a frame may show as its photo; '' for none
  words: string // all that may be drawn of the subject, line by line
  layoutSubject: (context: SubjectContext) => Steps<SubjectLayout>
}

/**
 * A card whose words do not fit where its painting is calm has them on more of the sheet, the least that suffices: beyond the
 * calm part towards the art, and then all of the frame's room, from the end that is away from the art.
 */
export function* cardScene(
  asked: CardInput,
  metrics: TextMetrics,
  view: View,
  tonesOf: TonesOf,
): Steps<Scene> {
  const input = view.print ? { ...asked, target: view.print } : asked
  const { art, artRooms } = input
  if (!art) return yield* laidScene(input, metrics, view, tonesOf)
  const isWhole = ({ notices }: Front) =>
    !notices.some((notice) => notice.code === 'truncated' && !isSmallPrint(notice.block))
  const hasAll = (front: Front) =>
    isWhole(front) && !front.notices.some(({ code }) => code === 'no-room-for-pinyin')
  // Pinyin is left out only where no room suffices, and then it takes none.
  for (const isEnough of input.pinyin ? [hasAll, isWhole] : [isWhole])
    for (const room of [art, ...artRooms]) {
      const scene = yield* laidScene({ ...input, art: room }, metrics, view, tonesOf, isEnough)
      if (scene) return scene
    }
  return yield* laidScene({ ...input, art: artRooms.at(-1)! }, metrics, view, tonesOf)
}

type Front = Pick<Scene, 'live' | 'blocks' | 'notices' | 'plan'>

function laidScene(input: CardInput, plainMetrics: TextMetrics, view: View, tonesOf: TonesOf): Steps<Scene>
/** The same; null as soon as it is seen that the words are not laid as `isEnough` asks. */
function laidScene(
  input: CardInput,
  plainMetrics: TextMetrics,
  view: View,
  tonesOf: TonesOf,
  isEnough: (front: Front) => boolean,
): Steps<Scene | null>
function* laidScene(
  input: CardInput,
  plainMetrics: TextMetrics,
  view: View,
  tonesOf: TonesOf,
  isEnough: (front: Front) => boolean = () => true,
): Steps<Scene | null> {
  const {
    settings,
    backdropSettings,
    frame,
    target,
    art,
    composition,
    day,
    photoSrc,
    weatherOf,
    onPictures,
  } = input
  const { metrics, lacks } = wordsReadBy(input, plainMetrics)
  const size = cardSize(settings.aspectRatio, view, target)
  const backdropFor = (words: WordBoxes | null) =>
    layoutBackdrop(backdropSettings, frame, size, photoSrc, {
      target,
      art,
      day,
      composition,
      textScale: textScaleOf(view, target),
      weatherOf,
      onPictures,
      weather: view.weather,
      tonesOf,
      words,
    })
  const frontOn = (backdrop: Backdrop) => layoutFront(backdrop, input, metrics, view)
  const bare = backdropFor(null)
  yield
  const { picture } = bare
  let backdrop = (picture && backdropsBefore.get(bare)) ?? bare
  let front = yield* frontOn(backdrop)
  if (picture && onPictures && isEnough(front)) {
    // The words' position on a picture determines its scrim, and that their inks.
    const under = backdropFor(onPictures.wordBoxesOn(front, picture.view.box, composition !== null))
    if (under !== backdrop) {
      backdrop = under
      front = yield* frontOn(under)
      if (isSameJson(under.plan, bare.plan)) backdropsBefore.set(bare, under)
    }
  }
  if (!isEnough(front)) return null
  return {
    ...size,
    still: backdrop.nodes,
    ...front,
    ...(backdrop.minDim === undefined ? {} : { minDim: backdrop.minDim }),
    ...(lacks.length > 0 ? { lacks } : {}),
  }
}

/**
 * For the look of a card on a picture the backdrop under its words as they stood last. The next words mostly stand on the same:
 * they are laid on it at once. Where words stand depends on the plan alone, not on what they lie on.
 */
const backdropsBefore = new WeakMap<Backdrop, Backdrop>()

/** The metrics for the card's characters and its pinyin, and what it lacks beside fonts and pictures. */
function wordsReadBy(
  { settings, words, artLacks, pinyin }: CardInput,
  plain: TextMetrics,
): { metrics: TextMetrics; lacks: SceneAid[] } {
  const isTraditional = settings.textSettings.characters === 'traditional'
  const metrics = isTraditional ? traditionalMetrics(plain) : plain
  const lacks = [
    artLacks,
    isTraditional ? lackedForTraditional(`${words}\n${settings.watermarkText}`) : null,
    pinyin?.lacked ?? null,
  ]
  return {
    metrics: pinyin?.metricsFrom(metrics) ?? metrics,
    lacks: lacks.filter((aid) => aid !== null),
  }
}

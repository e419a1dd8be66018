import type { CardSettings } from '../card/settings'
import type { Frame } from '../look/frames/frame'
import type { Target } from '../look/target'
import type { WeatherId } from '../look/weather'
import type { WeatherOf } from '../look/weather/mood'
import type { TonesOf } from '../look/pictureTones'
import type { Scene } from '../scene/nodes'
import type { Steps } from '../scene/steps'
import type { TextMetrics } from '../text/metrics/metrics'
import { layoutFront } from './front'
import type { WordBoxes, WordsOnPictures } from './backdropPicture'
import { layoutBackdrop } from './backdrop'
import type { SubjectLayout, SubjectContext } from './subject'
import { cardSize, type View } from './view'

/** The input of a card's layout: look, date and subject. */
export interface CardInput {
  settings: CardSettings
  backdropSettings: CardSettings // used below the words
  frame: Frame // the one named in the settings
  target: Target | null // the same
  isComposed: boolean // a composition places all words: date and watermark too
  weatherOf: WeatherOf<WeatherId>
  onPictures: WordsOnPictures | null // null where no picture is under the words
  isOnTemplatesGround: boolean // what the template's inks were chosen for is below the words
  day: string // yyyy-mm-dd
  photoSrc: string // the picture that a frame may show as its photo; '' for none
  layoutSubject: (context: SubjectContext) => Steps<SubjectLayout>
}

export function* cardScene(
  input: CardInput,
  metrics: TextMetrics,
  view: View,
  tonesOf: TonesOf,
): Steps<Scene> {
  const { settings, backdropSettings, frame, target, isComposed, photoSrc, weatherOf, onPictures } = input
  const size = cardSize(settings.aspectRatio, view, target)
  const backdropFor = (words: WordBoxes | null) =>
    layoutBackdrop(backdropSettings, frame, size, photoSrc, {
      target,
      isComposed,
      weatherOf,
      onPictures,
      weather: view.weather,
      tonesOf,
      words,
    })
  const bare = backdropFor(null)
  yield
  const { picture } = bare
  // The words' position on a picture determines its scrim, and that their inks.
  const backdrop =
    picture && onPictures
      ? backdropFor(
          onPictures.wordBoxesOn((yield* layoutFront(bare, input, metrics, view)).blocks, picture.view.box),
        )
      : bare
  return {
    ...size,
    still: backdrop.nodes,
    ...(yield* layoutFront(backdrop, input, metrics, view)),
    ...(backdrop.minDim === undefined ? {} : { minDim: backdrop.minDim }),
  }
}

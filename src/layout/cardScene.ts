import type { CardSettings } from '../card/settings'
import type { Frame } from '../look/frames/frame'
import type { TonesOf } from '../look/pictureTones'
import type { Scene } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import { layoutFront } from './front'
import { wordsAt, type WordsAt } from './pictureUnder'
import { layoutBackdrop } from './backdrop'
import type { SubjectLayout, SubjectContext } from './subject'
import { cardSize, type View } from './view'

/** What a card is laid out from: its looks, its day, and what it is about. */
export interface CardInput {
  settings: CardSettings
  backdropSettings: CardSettings // of what lies below the words
  frame: Frame // the one that the settings name
  day: string // yyyy-mm-dd
  photoSrc: string // the picture that a frame may show as its photo; '' for none
  layoutSubject: (context: SubjectContext) => SubjectLayout
}

/** The backdrop, and what stands on it. */
export function cardScene(plan: CardInput, metrics: TextMetrics, view: View, tonesOf: TonesOf): Scene {
  const { settings, backdropSettings, frame, photoSrc } = plan
  const size = cardSize(settings.aspectRatio, view)
  const backdropFor = (words: WordsAt | null) =>
    layoutBackdrop(backdropSettings, frame, size, photoSrc, { weather: view.weather, tonesOf, words })
  const bare = backdropFor(null)
  const { picture } = bare
  // Where words come to stand on a picture decides its scrim, and that their inks.
  const backdrop = picture
    ? backdropFor(wordsAt(layoutFront(bare, plan, metrics, view).blocks, picture.view.box))
    : bare
  return {
    ...size,
    still: backdrop.nodes,
    ...layoutFront(backdrop, plan, metrics, view),
    ...(backdrop.minDim === undefined ? {} : { minDim: backdrop.minDim }),
  }
}

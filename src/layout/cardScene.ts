import type { CardSettings } from '../card/settings'
import type { Frame } from '../look/frames/frame'
import type { TonesOf } from '../look/pictureTones'
import type { Scene } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics'
import { frontOf } from './cardFront'
import { wordsAt, type WordsAt } from './pictureUnder'
import { layoutSheet } from './sheet'
import type { LaidSubject, SubjectSite } from './subject'
import { cardSize, type View } from './view'

/** What a card is laid out from: its looks, its day, and what it is about. */
export interface CardPlan {
  settings: CardSettings
  sheetSettings: CardSettings // of what lies below the words
  frame: Frame // the one that the settings name
  day: string // yyyy-mm-dd
  photoSrc: string // the picture that a frame may show as its photo; '' for none
  subjectOn: (site: SubjectSite) => LaidSubject
}

/** The sheet, and what stands on it. */
export function cardScene(plan: CardPlan, metrics: TextMetrics, view: View, tonesOf: TonesOf): Scene {
  const { settings, sheetSettings, frame, photoSrc } = plan
  const size = cardSize(settings.aspectRatio, view)
  const sheetFor = (words: WordsAt | null) =>
    layoutSheet(sheetSettings, frame, size, photoSrc, { weather: view.weather, tonesOf, words })
  const bare = sheetFor(null)
  const { picture } = bare
  // Where words come to stand on a picture decides its scrim, and that their inks.
  const sheet = picture
    ? sheetFor(wordsAt(frontOf(bare, plan, metrics, view).blocks, picture.view.box))
    : bare
  return {
    ...size,
    still: sheet.nodes,
    ...frontOf(sheet, plan, metrics, view),
    ...(sheet.leastDim === undefined ? {} : { leastDim: sheet.leastDim }),
  }
}

import type { Inks } from '../look/inks'
import type { LineGrid, Slot } from '../look/frames/frame'
import type { BlockId, Box, SceneNotice } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { FootLine, FootLineId } from './footLine'
import type { BlockParts } from './placeByHand'
import type { Backdrop } from './backdrop'

/** What a card is about, laid on its backdrop: a quote's words or a product's parts. */
export interface SubjectLayout {
  parts: readonly BlockParts[]
  lines: readonly FootLine[] // what stands on a slot of the frame, as an author on a photo's foot
  notices: readonly SceneNotice[] // of the parts
  grid: LineGrid | null // the rules that the parts stand on
  textBox: Box // where the parts stand, unless they were moved by hand
}

/** Where it is laid, and with what. */
export interface SubjectContext {
  size: { width: number; height: number } // the card's
  backdrop: Backdrop
  inks: Inks // by contrast, or as they were chosen
  metrics: TextMetrics
  textScale: number
  byHand: (id: BlockId) => { scale: number; widthPx: number } // 1 and 0: as set
  /** Sets one line on a slot; null without words or slot. */
  set: (id: FootLineId, words: string | null, slot: Slot | null, ink: string) => FootLine | null
}

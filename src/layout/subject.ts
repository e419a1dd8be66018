import type { Patch, SealRoom } from '../look/compositions/composition'
import type { Inks } from '../look/inks'
import type { Slot } from '../look/frames/frame'
import type { LineGrid } from '../text/paragraph'
import type { BlockId, BlockParts, Box, SceneNode, SceneNotice } from '../scene/nodes'
import type { FootLine, FootLineId } from './footLine'
import type { Backdrop } from './passes/decorate'
import type { ResolvedCard } from './passes/resolve'

export interface SubjectLayout {
  parts: readonly BlockParts[]
  lines: readonly FootLine[] // on the frame's slots, e.g. an author on a photo's foot
  notices: readonly SceneNotice[] // about the parts
  grid: LineGrid | null // the rules that the parts are on
  papers?: readonly Patch[] // behind some of the text
  marks?: readonly SceneNode[] // the composition's marks behind the text
  sealRoom?: SealRoom // if the papers are painted for the text, which then cannot make room
  hasSmallPrint?: boolean // date and watermark are parts
  textBox: Box // includes all parts not moved by hand
}

export interface SubjectContext {
  card: ResolvedCard
  backdrop: Backdrop
  inks: Inks
  byHand: (id: BlockId) => { scale: number; widthPx: number } // 1 and 0: unchanged
  /** Returns null without text or slot. */
  setLine: (id: FootLineId, words: string | null, slot: Slot | null, ink: string) => FootLine | null
}

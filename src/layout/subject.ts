import type { SealRoom } from '../look/compositions/composition'
import type { Patch } from '../look/compositions/patch'
import type { Inks } from '../look/inks'
import type { Slot } from '../look/frames/frame'
import type { LineGrid } from '../text/paragraph'
import type { BlockId, BlockParts, Box, SceneNode, SceneNotice } from '../scene/nodes'
import type { FootLine, FootLineId } from './footLine'
import type { Backdrop } from './passes/decorate'
import type { ResolvedCard } from './passes/resolve'

/** A card's subject laid out on its backdrop: a quote's words or a product's parts. */
export interface SubjectLayout {
  parts: readonly BlockParts[]
  lines: readonly FootLine[] // on slots of the frame, such as an author on a photo's foot
  notices: readonly SceneNotice[] // about the parts
  grid: LineGrid | null // the rules that the parts stand on
  papers?: readonly Patch[] // of a composition, under some of the words
  marks?: readonly SceneNode[] // rules and ornaments of a composition, below the words
  sealRoom?: SealRoom // of a composition whose words cannot give way to a seal: its papers are painted for them
  hasSmallPrint?: boolean // date and watermark are among the parts
  textBox: Box // contains the parts, unless they were moved by hand
}

/** What a subject is laid out with. */
export interface SubjectContext extends Pick<ResolvedCard, 'size' | 'metrics' | 'textScale'> {
  card: ResolvedCard
  backdrop: Backdrop
  inks: Inks // by contrast, or as chosen
  byHand: (id: BlockId) => { scale: number; widthPx: number } // 1 and 0: unchanged
  /** Sets one line of text on a slot; null without words or slot. */
  setLine: (id: FootLineId, words: string | null, slot: Slot | null, ink: string) => FootLine | null
}

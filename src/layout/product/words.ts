import type { TextSettings } from '../../card/settings'
import type { FramePlan } from '../../look/frames/frame'
import type { LineGrid, TextAlign } from '../../text/paragraph'
import type { Inks } from '../../look/inks'
import type { BlockId } from '../../scene/nodes'
import type { TextMetrics } from '../../text/metrics/metrics'

import type { ShownProduct } from './shown'
import type { Row } from './rows'
import type { ProductSizes } from './type'

/** A product's parts, and the context to set them in. */
export interface ProductWords {
  shown: ShownProduct
  text: TextSettings
  plan: FramePlan
  inks: Inks
  nameInk: string
  taglineInk: string
  metrics: TextMetrics
  textScale: number
  align: TextAlign
  isRightToLeft: boolean
  plainGround: string | null // the flat colour below the words, if there is one
  byHand: (id: BlockId) => { scale: number; widthPx: number } // 1 and 0: unchanged
}

/** The parts stand in one column, or beside the picture, or without one, on a wide card, beside the code. */
export interface ProductArrangement {
  kind: 'stacked' | 'beside' | 'code'
  mainPx: number // the width of the words' column
  asidePx: number
  gutterPx: number
  isResort?: boolean // is tried only once something is given up
}

/** What may be given up if not everything fits at a legible size. */
export interface Allowance {
  fromShare: number // largest and smallest size tried, as shares of the name's first size
  toShare: number
  descriptionLines: number // the fewest worth showing; Infinity: only untruncated; 0: none
  topicLines: number
  taglineLines: number
  cutsTagline: boolean // the tagline may be truncated
  nameLines: number
  keepsWords?: boolean // no line of the name ends within a Chinese word
  minPicture: number // share of its height at full width and flattest aspect; 0: no picture
  hasLogo: boolean
  hasCode: boolean
  hasCounts: boolean
  isForced?: boolean // truncate whatever is still too long
}

/** The parts at one size, not yet measured. */
export interface SizedProduct {
  words: ProductWords
  arrangement: ProductArrangement
  sizes: ProductSizes
  allowance: Allowance
  grid: LineGrid | null
  room: number // px, the text box's height from the grid's first row on
}

/** The parts at one size, as rows of one column or two. */
export interface MeasuredProduct {
  arrangement: ProductArrangement
  main: readonly Row[]
  aside: readonly Row[]
  grid: LineGrid | null
  namePx: number
}

import type { TextSettings } from '../../card/settings'
import type { FramePlan } from '../../look/frames/frame'
import type { LineGrid, TextAlign } from '../../text/paragraph'
import type { Inks } from '../../look/inks'
import type { BlockId } from '../../scene/nodes'
import type { TextMetrics } from '../../text/metrics/metrics'

import type { ShownProduct } from './shown'
import type { Row } from './rows'
import type { ProductSizes } from './type'

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
  plainGround: string | null // behind the text, if there is one
  byHand: (id: BlockId) => { scale: number; widthPx: number } // 1 and 0: unchanged
}

export interface ProductArrangement {
  kind: 'stacked' | 'beside' | 'code'
  mainPx: number // the text's column
  asidePx: number
  gutterPx: number
  isResort?: boolean // tried last, once something is given up
}

/** They are used if not everything fits at a legible size. */
export interface Allowance {
  fromShare: number // × the name's first size
  toShare: number
  descriptionLines: number // Infinity: only untruncated; 0: none
  topicLines: number
  taglineLines: number
  cutsTagline: boolean // the tagline may be truncated
  nameLines: number
  keepsWords?: boolean // no line of the name ends within a Chinese word
  minPicture: number // × height at full width and flattest aspect; 0: none
  hasLogo: boolean
  hasCode: boolean
  hasCounts: boolean
  isForced?: boolean // truncates if still too long
}

export interface SizedProduct {
  words: ProductWords
  arrangement: ProductArrangement
  sizes: ProductSizes
  allowance: Allowance
  grid: LineGrid | null
  room: number // px; from the grid's first row on
}

export interface MeasuredProduct {
  arrangement: ProductArrangement
  main: readonly Row[]
  aside: readonly Row[]
  grid: LineGrid | null
  namePx: number
}

import type { TextSettings } from '../../card/settings'
import type { FramePlan, LineGrid } from '../../look/frames/frame'
import type { Inks } from '../../look/inks'
import type { BlockId } from '../../scene/nodes'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { TextAlign } from '../../text/paragraph'
import type { ShownProduct } from './shown'
import type { Row } from './rows'

/** A product's parts that are to be set, and where. */
export interface ProductWords {
  shown: ShownProduct
  text: TextSettings
  plan: FramePlan
  inks: Inks
  nameInk: string
  taglineInk: string
  isOnPhoto: boolean
  metrics: TextMetrics
  textScale: number
  align: TextAlign
  isRightToLeft: boolean
  plainGround: string | null // the one flat colour that the words lie on, where it is one
  byHand: (id: BlockId) => { scale: number; widthPx: number } // 1 and 0: as set
}

/**
 * How the parts share the room: in one column; beside the picture; or, where there is no picture and the card is wide,
 * beside the code.
 */
export interface Arrangement {
  kind: 'stacked' | 'beside' | 'code'
  mainPx: number // width of the words' column
  asidePx: number
  gutterPx: number
  isResort?: boolean // tried only where things are given up
}

/** What is given up, step by step, where all of it has no room at a size that can be read. */
export interface Allowance {
  fromShare: number // of the size that a name begins with: where trying this begins, and where it ends
  toShare: number
  descriptionLines: number // the fewest that are worth showing; Infinity: only whole; 0: none
  topicLines: number
  taglineLines: number
  cutsTagline: boolean // else it is shown whole
  nameLines: number
  minPicture: number // of the height that it has at its full width and flattest; 0: no picture
  hasLogo: boolean
  hasCode: boolean
  hasCounts: boolean
  isForced?: boolean // what is still too long is cut short
}

/** The parts at one size, as rows of one column or two. */
export interface MeasuredProduct {
  arrangement: Arrangement
  main: readonly Row[]
  aside: readonly Row[]
  grid: LineGrid | null
  namePx: number
}

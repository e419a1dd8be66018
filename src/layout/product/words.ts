import type { TextSettings, CardSettings } from '../../card/settings'
import type { FramePlan } from '../../look/frames/frame'
import type { LineGrid, TextAlign } from '../../text/paragraph'
import type { Inks } from '../../look/inks'
import type { BlockId } from '../../scene/nodes'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { Row } from './rows'
import type { ProductSizes } from './type'
import { linkOf, type Product } from '../../card/product'
import { qrMatrix, type QrMatrix } from './pictures'
import { IS_VISIBLE } from '../quote/size'

export interface ShownProduct {
  name: string
  tagline: string
  description: string
  logoUrl: string
  pictureUrl: string
  topics: readonly string[]
  votes: number | null
  comments: number | null
  qr: QrMatrix | null
}

/** `isPhoto`: the frame shows the picture. Text stays as typed, because a caret may be in it. */
export function shownProduct(product: Product, settings: CardSettings, isPhoto: boolean): ShownProduct {
  const { showLogo, showTagline, showDescription, showPicture, showTopics, showQrCode } = settings
  const link = linkOf(product.url)
  return {
    name: visibleText(product.name),
    tagline: showTagline ? visibleText(product.tagline) : '',
    description: showDescription ? visibleText(product.description) : '',
    logoUrl: showLogo ? product.logoUrl.trim() : '',
    pictureUrl: showPicture && !isPhoto ? product.pictureUrl.trim() : '',
    topics: showTopics
      ? product.topics
          .map((topic) => visibleText(topic).replaceAll(/\s+/g, ' ').trim())
          .filter((topic) => topic !== '')
      : [],
    votes: settings.showVotes ? product.votes : null,
    comments: settings.showComments ? product.comments : null,
    qr: showQrCode && link !== '' ? qrMatrix(link) : null,
  }
}

function visibleText(words: string): string {
  return IS_VISIBLE.test(words) ? words : ''
}

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

import { linkOf, type Product } from '../../card/product'
import type { CardSettings } from '../../card/settings'
import { qrMatrix, type QrMatrix } from './qr'
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

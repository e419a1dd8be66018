import { linkOf, type Product } from '../../card/product'
import type { CardSettings } from '../../card/settings'
import { qrMatrix, type QrMatrix } from './qrMatrix'
import { IS_VISIBLE } from '../quote/size'

/** What of a product its card shows: nothing that is hidden or empty. */
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

/** `isPhoto`: the frame shows the picture as its photo, and no second one is needed. Words stay as they were typed: a caret stands in them. */
export function productShown(product: Product, settings: CardSettings, isPhoto: boolean): ShownProduct {
  const { showLogo, showTagline, showDescription, showPicture, showTopics, showQrCode } = settings
  const link = linkOf(product.url)
  return {
    name: visible(product.name),
    tagline: showTagline ? visible(product.tagline) : '',
    description: showDescription ? visible(product.description) : '',
    logoUrl: showLogo ? product.logoUrl.trim() : '',
    pictureUrl: showPicture && !isPhoto ? product.pictureUrl.trim() : '',
    topics: showTopics
      ? product.topics
          .map((topic) => visible(topic).replaceAll(/\s+/g, ' ').trim())
          .filter((topic) => topic !== '')
      : [],
    votes: settings.showVotes ? product.votes : null,
    comments: settings.showComments ? product.comments : null,
    qr: showQrCode && link !== '' ? qrMatrix(link) : null,
  }
}

/** '' for what takes no room. */
function visible(words: string): string {
  return IS_VISIBLE.test(words) ? words : ''
}

/** Thumbnails are drawn in turns of a few ms. This chunk has the drawing engine. */
import type { QuoteCard } from '../../card/card'
import { dayCard } from '../../card/dayCard'
import type { Quote } from '../../card/quote'
import { browserWorld } from '../../draw/fonts/browserMetrics'
import { layoutCard } from '../../layout/layoutCard'
import { drawScene, sharpBox } from '../shared/thumbnails/drawScene'
import { queueThumbnail } from '../shared/thumbnails/showThumbnail'

const READABLE_FROM_PX = 120

/** When its turn comes; returns a cancel function. */
export function queueDay(image: HTMLImageElement, quote: Quote, dayName: string): () => void {
  const words = quote.source === 'own' ? [quote.content, quote.author] : [] // The visitor may change them.
  return queueThumbnail(image, ['day', dayName, ...words], (box, turns) => {
    const card = dayCard(quote, dayName)
    const shown = image.clientWidth < READABLE_FROM_PX ? wordsAlone(card) : card
    return drawScene(() => layoutCard(shown, browserWorld()), sharpBox(box), turns)
  })
}

/** At 46 px (phone) or 96 px (tablet) wide, Chinese would be 2 to 4 px high. */
function wordsAlone({ quote, settings, ...card }: QuoteCard): QuoteCard {
  return {
    ...card,
    quote: { ...quote, citation: null },
    settings: { ...settings, showTranslation: false, showDate: false, watermarkText: '' },
  }
}

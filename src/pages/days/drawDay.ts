/** Thumbnails are drawn in turns of a few ms. This chunk has the drawing engine. */
import type { QuoteCard } from '../../card/card'
import { dayCard } from '../../card/dayCard'
import type { Quote } from '../../card/quote'
import { browserWorld } from '../../draw/browserWorld'
import { layoutCard } from '../../layout/layoutCard'
import type { Turns } from '../shared/thumbnails/drawQueue'
import { drawScene, sharpBox } from '../shared/thumbnails/drawScene'
import { showThumbnail } from '../shared/thumbnails/showThumbnail'
import { queueDrawing } from '../shared/thumbnails/thumbnailQueue'

const READABLE_FROM_PX = 120

/** When its turn comes; returns a cancel function. */
export function queueDay(image: HTMLImageElement, quote: Quote, dayName: string): () => void {
  const show = async (turns: Turns) => {
    const isTiny = image.clientWidth < READABLE_FROM_PX
    const card = isTiny ? wordsAlone(dayCard(quote, dayName)) : dayCard(quote, dayName)
    const lay = () => layoutCard(card, browserWorld())
    const words = quote.source === 'own' ? [quote.content, quote.author] : [] // The visitor may change them.
    await showThumbnail(
      image,
      ['day', dayName, ...words],
      (box) => drawScene(lay, sharpBox(box), turns),
      turns,
    )
  }
  return queueDrawing(show)
}

/** At 46 px (phone) or 96 px (tablet) wide, Chinese would be 2 to 4 px high. */
function wordsAlone({ quote, settings, ...card }: QuoteCard): QuoteCard {
  return {
    ...card,
    quote: { ...quote, citation: null },
    settings: { ...settings, showTranslation: false, showDate: false, watermarkText: '' },
  }
}

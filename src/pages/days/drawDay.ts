/**
 * Small cards of days, drawn as the editor's thumbnails are: in turns of a few milliseconds, by the engine of all cards, and kept
 * in its memory of thumbnails, so that a month seen before is there at once. In a chunk of its own, with the engine.
 */
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

/** Draws a day's card in an image of the page, when its turn comes; the returned function calls it off. */
export function queueDay(image: HTMLImageElement, quote: Quote, dayName: string): () => void {
  const show = async (turns: Turns) => {
    const isTiny = image.clientWidth < READABLE_FROM_PX
    const card = isTiny ? wordsAlone(dayCard(quote, dayName)) : dayCard(quote, dayName)
    const lay = () => layoutCard(card, browserWorld())
    await showThumbnail(image, ['day', dayName], (box) => drawScene(lay, sharpBox(box), turns), turns)
  }
  return queueDrawing(show)
}

/**
 * On a phone's cards, 46 px wide, and a tablet's, 96, Chinese would be 2 to 4 px high, and its fonts for a month some megabytes. So
 * these have the English words and the author alone, which takes 0.2 MB.
 */
function wordsAlone({ quote, settings, ...card }: QuoteCard): QuoteCard {
  return {
    ...card,
    quote: { ...quote, citation: null },
    settings: { ...settings, showTranslation: false, showDate: false, watermarkText: '' },
  }
}

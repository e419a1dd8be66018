import { attributionInWords, attributionOf } from '../../card/attribution'
import type { Card, ProductCard, QuoteCard } from '../../card/card'
import { spokenDate } from '../../card/dateLine'
import { textsInOrder } from '../../card/primaryText'
import type { LanguageId } from '../../language/languages'
import { loadedFeatures } from '../../layout/features'

export function cardWords(card: Card, language: LanguageId): string {
  const { showDate, textSettings } = card.settings
  const day = card.kind === 'quote' ? card.quote.date : card.product.date
  const words = [
    ...(card.kind === 'quote' ? quoteWords(card) : productWords(card, language)),
    showDate
      ? spokenDate(day, textSettings.dateLine, language, loadedFeatures.get('date parts') ?? null)
      : '',
  ]
  return words
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(language === 'zh' ? '；' : '; ')
}

function quoteWords({ quote, settings }: QuoteCard): string[] {
  return [
    ...textsInOrder(quote, settings),
    settings.showAuthor ? attributionInWords(attributionOf(quote, settings)) : '',
  ]
}

function productWords({ product, settings }: ProductCard, language: LanguageId): string[] {
  const { votes, comments, topics } = product
  const counted = (isShown: boolean, count: number | null, words: { en: string; zh: string }) =>
    isShown && count !== null ? `${count.toLocaleString(language)} ${words[language]}` : ''
  return [
    product.name,
    settings.showTagline ? product.tagline : '',
    settings.showDescription ? product.description : '',
    settings.showTopics ? topics.join(language === 'zh' ? '、' : ', ') : '',
    counted(settings.showVotes, votes, { en: votes === 1 ? 'vote' : 'votes', zh: '票' }),
    counted(settings.showComments, comments, { en: comments === 1 ? 'comment' : 'comments', zh: '条评论' }),
  ]
}

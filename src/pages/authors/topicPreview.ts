import { almanacDay, dayPath } from '../../calendar/dayPaths'
import { DAY_PICTURE, dayCardPath } from '../../card/cardAddress'
import { altTextIn } from '../../card/caption'
import { dayCard } from '../../card/dayCard'
import { shortened } from '../../card/dayPreview'
import type { LinkPreview } from '../../card/linkPreview'
import { i18n } from '../../language/i18n'
import { type LanguageId, LANGUAGES } from '../../language/languages'
import { withLanguage } from '../../language/path'
import type { Topic } from '../../quotes/topics'
import { SITE } from '../../site'
import { cleanLine } from '../../text/clean'

const WORDS_WIDTH = 72
const TYPES: Record<Topic['kind'], string> = { authors: 'Person', works: 'CreativeWork', subjects: 'Thing' }

/** The head of a topic's page, with the card of its first day. Translations must have been started. */
export function topicPreview({ kind, path, names, quotes }: Topic, language: LanguageId): LinkPreview {
  const t = i18n.getFixedT(language)
  const first = quotes[0]!
  const day = almanacDay(first.date)
  const words = shortened(cleanLine(language === 'zh' ? first.translation : first.content), WORDS_WIDTH)
  const both = [...new Set([names[language], ...Object.values(names)])].join(' ')
  const urlOf = (page: string) => SITE.siteUrl + withLanguage(page, language)
  return {
    title: t(`authors.heads.${kind}`, { name: names[language] }),
    description: t('authors.heads.description', { names: both, words }),
    query: '',
    picture: { ...DAY_PICTURE, path: dayCardPath(day), alt: altTextIn(dayCard(first, day), language) },
    data: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      '@id': urlOf(path),
      name: names[language],
      inLanguage: LANGUAGES[language].htmlLang,
      about: { '@type': TYPES[kind], name: names.en, alternateName: names.zh },
      hasPart: quotes.map(({ date }) => ({ '@id': `${urlOf(dayPath(almanacDay(date)))}#quotation` })),
    },
  }
}

import { LANGUAGES, type LanguageId } from '../language/languages'
import { wordsByLanguage } from '../language/wordsByLanguage'

/** Marks text in another language than the page's, so that screen readers switch voices. */
export function SpokenWords({ text, pageLanguage }: { text: string; pageLanguage: LanguageId }) {
  return wordsByLanguage(text).map(({ text: words, language }, at) =>
    language === null || language === pageLanguage ? (
      words
    ) : (
      <span key={at} lang={LANGUAGES[language].htmlLang}>
        {words}
      </span>
    ),
  )
}

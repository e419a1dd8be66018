import { LANGUAGES, type LanguageId } from '../language/languages'
import { wordsByLanguage } from '../language/wordsByLanguage'

/** Words in whatever language: those in another than the page's say so, for a voice that can pronounce them. */
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

import { LANGUAGES } from '../../language/languages'
import { wordsByLanguage } from '../../language/wordsByLanguage'

/** Words in whatever language, each stretch marked with its own; `card/filledDayPage.ts` writes the same elements. */
export function MarkedWords({ text }: { text: string }) {
  return wordsByLanguage(text).map(({ text: words, language }, at) => (
    <span key={at} lang={language === null ? undefined : LANGUAGES[language].htmlLang}>
      {words}
    </span>
  ))
}

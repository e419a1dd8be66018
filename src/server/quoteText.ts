/** A day's words as plain text or Markdown. */
import { dayCard } from '../card/dayCard'
import { linkWords, type SpokenText } from '../card/linkWords'
import type { Quote } from '../card/quote'
import type { LanguageId } from '../language/languages'
import { plainText } from './feeds/markup'

export type TextLanguage = LanguageId | 'both'

/** One paragraph a language, then a line with who said it and where. Ends with a line break. */
export function quoteText(quote: Quote, language: TextLanguage): string {
  return `${paragraphsOf(quote, language).join('\n\n')}\n`
}

/** The same as a block quotation. */
export function quoteMarkdown(quote: Quote, language: TextLanguage): string {
  const lines = paragraphsOf(quote, language).map((text) => escaped(text).split('\n').join('\\\n> '))
  return `> ${lines.join('\n>\n> ')}\n`
}

function paragraphsOf(quote: Quote, language: TextLanguage): string[] {
  const { paragraphs, attribution } = linkWords(dayCard(quote))
  const from = inLanguage(attribution, language).join(language === 'zh' ? '，' : ', ')
  return [...inLanguage(paragraphs, language), ...(from === '' ? [] : [`— ${from}`])]
}

/** All of it if there is nothing in the language. */
function inLanguage(texts: readonly SpokenText[], language: TextLanguage): string[] {
  const own = texts.filter((text) => text.language === language)
  return (own.length > 0 ? own : texts).map(({ text }) => plainText(text)).filter((text) => text !== '')
}

/** CommonMark: a backslash before punctuation makes it plain. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|~&]/g, String.raw`\$&`)
    .replaceAll(/^(\s*(?:\d{1,9}|))([.)+-])/gm, String.raw`$1\$2`)
}

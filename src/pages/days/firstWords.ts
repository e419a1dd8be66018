import type { LanguageId } from '../../language/languages'

const WORDS = 8
const CHARACTERS = 16

/** How a quote begins, enough to tell it from others: in one line, with an ellipsis where it goes on. */
export function firstWords(text: string, language: LanguageId): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const start =
    language === 'zh' ? [...line].slice(0, CHARACTERS).join('') : line.split(' ').slice(0, WORDS).join(' ')
  return start === line ? line : `${start.replace(/[\p{P}\s]+$/u, '')}…`
}

import type { LanguageId } from '../language/languages'
import { hasHan } from '../text/characters'
import { citedWork } from './citedWork'
import type { Quote } from './quote'

/** Who said a quote, and where, as its card shows it; '' for what is not known or not shown. */
export interface Attribution {
  author: string // "Plato": all that a visitor edits
  otherName: string // "柏拉图": the author's name in the other language of the card
  work: string // "The Republic" or 《野草》
}

/**
 * The name is in both languages if the card is. Who has no name but that of a work, such as the Dhammapada, has no work
 * beside it.
 */
export function attributionOf(
  { author, translation, citation }: Quote,
  showsTranslation: boolean,
): Attribution {
  if (!citation || author.trim() === '') return { author, otherName: '', work: '' }
  const { work, authorZh } = citation
  const isBilingual = showsTranslation && translation.trim() !== '' && !hasHan(author)
  const isWork = author === work || authorZh.startsWith('《')
  return {
    author,
    otherName: isBilingual ? inOneLine(authorZh) : '',
    work: isWork || work.trim() === '' ? '' : inOneLine(citedWork({ work, locator: '' })),
  }
}

/**
 * Who said a quote, in one language, for a card that leads with it: in Chinese where the source knows that name, else as typed;
 * what has no author but a work is that work in 《》. '' without an author.
 */
export function authorIn(language: LanguageId, { author, citation }: Quote): string {
  const typed = inOneLine(author)
  if (typed === '' || language !== 'zh' || hasHan(typed)) return typed
  return inOneLine(citation?.authorZh ?? '') || typed
}

/** In one line, to be read aloud: "Plato 柏拉图, The Republic". */
export function attributionInWords({ author, otherName, work }: Attribution): string {
  const names = otherName === '' ? author : `${author} ${otherName}`
  return work === '' ? names : `${names}, ${work}`
}

export function isNameOnly({ otherName, work }: Attribution): boolean {
  return otherName === '' && work === ''
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

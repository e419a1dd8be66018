import { escaped } from '../scene/written'

/** Text from outside cannot end or break a document. */

/** XML 1.0's Char (2.2), minus control characters that HTML rejects and lone surrogates */
const NO_CHARACTER = /[^\t\n -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd\u{10000}-\u{10ffff}]/gu

/** Removes characters not allowed even as references. */
function xmlCharacters(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(NO_CHARACTER, '')
}

/** For text and double-quoted attributes. Includes `>`, as `]]>` is not allowed in text. */
export function xmlText(text: string): string {
  return escaped(xmlCharacters(text))
}

export function plainText(text: string): string {
  return xmlCharacters(text).trim()
}

export function htmlText(text: string): string {
  return xmlText(text).trim().replaceAll("'", '&#39;')
}

export function svgTitle({ title, author }: { title: string; author: string }): string {
  return `<title>${xmlText(author === '' ? title : `${title} — ${author}`)}</title>`
}

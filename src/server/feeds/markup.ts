/** Escapes external text, which cannot end or break the document. */
import { xmlCharacters, xmlText } from '../../export/xmlText'

/** Without characters that no document may contain. */
export function plainText(text: string): string {
  return xmlCharacters(text).trim()
}

export function htmlText(text: string): string {
  return xmlText(text).trim().replaceAll("'", '&#39;')
}

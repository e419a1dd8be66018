/** Text from outside as text of HTML and XML, which nothing in it can end or break. */
import { xmlCharacters, xmlText } from '../../export/xmlText'

/** Without what no document may hold, whatever stands there; trimmed. */
export function plainText(text: string): string {
  return xmlCharacters(text).trim()
}

/** Text, or an attribute's value in quotes, of HTML or XML. */
export function htmlText(text: string): string {
  return xmlText(text).trim().replaceAll("'", '&#39;')
}

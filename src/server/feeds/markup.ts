/** Text from outside as text of HTML and XML, which nothing in it can end or break. */

/** All but tab, line end and what XML 1.0, 2.2 calls Char, without control characters that HTML refuses too; lone surrogates are out. */
const NO_CHARACTER = /[^\t\n -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd\u{10000}-\u{10ffff}]/gu

/** Without what no document may hold, whatever stands there; trimmed. */
export function plainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(NO_CHARACTER, '').trim()
}

/** Text, or an attribute's value in double quotes, of HTML or XML. `>` too: `]]>` may not stand in XML's text. */
export function htmlText(text: string): string {
  return plainText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

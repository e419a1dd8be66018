/** Text from outside as text of XML, which nothing in it can end or break. */

/** All but tab, line end and what XML 1.0, 2.2 calls Char, without control characters that HTML refuses too; lone surrogates are out. */
const NO_CHARACTER = /[^\t\n -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd\u{10000}-\u{10ffff}]/gu
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without what no document may hold, not even as a reference. */
export function xmlCharacters(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(NO_CHARACTER, '')
}

/** Text, or an attribute's value in double quotes. `>` too: `]]>` may not stand in text. */
export function xmlText(text: string): string {
  return xmlCharacters(text).replaceAll(/[&<>"]/g, (mark) => MARKUP[mark]!)
}

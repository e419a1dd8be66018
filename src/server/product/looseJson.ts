/**
 * Shops write raw line breaks in texts, comments, commas before a bracket, quotes as entities. Each pattern
 * passes a text once.
 */
import { parsedJson } from '../../scene/values'

const TEXT = String.raw`"[^"\\]*(?:\\[^]?[^"\\]*)*(?:"|$)`
const TEXT_OR_COMMENT = new RegExp(String.raw`${TEXT}|//[^\n]*|/\*[^*]*(?:\*(?!/)[^*]*)*(?:\*/|$)`, 'g')
const TEXT_OR_LAST_COMMA = new RegExp(String.raw`${TEXT}|,(?=\s*[}\]])`, 'g')
const ESCAPE_OR_CONTROL = /\\([^])|\p{Cc}/gu
const BEGINS_WITH_ENTITY = /^[\s[{]*&(?:quot|#34|#x22);/i
const ENTITY = /&(?:quot|#34|#x22);/gi

/** null if it is not JSON even so. */
export function parsedLooseJson(text: string): unknown {
  const quoted = BEGINS_WITH_ENTITY.test(text) ? text.replaceAll(ENTITY, '"') : text
  return parsedJson(
    quoted
      .replaceAll(TEXT_OR_COMMENT, (found) => (found.startsWith('"') ? withEscapes(found) : ''))
      .replaceAll(TEXT_OR_LAST_COMMA, (found) => (found.startsWith('"') ? found : '')),
  )
}

function withEscapes(text: string): string {
  return text.replaceAll(ESCAPE_OR_CONTROL, (found, escaped?: string) => {
    if (escaped === undefined || escaped < ' ') return JSON.stringify(escaped ?? found).slice(1, -1)
    return '"\\/bfnrtu'.includes(escaped) ? found : escaped
  })
}

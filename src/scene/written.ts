import { isRecord } from './values'

/** Values and texts as they are written into files and pages. */

/** Equal values give equal text, whatever the order of their keys. */
export function jsonInOrder(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}

/** Escapes "<", as JSON allows, because "</script>" would end the element. */
export function jsonInScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** Suits elements and quoted attributes, in HTML and XML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export function hexOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

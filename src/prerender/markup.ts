import { HEAD_MARK } from '../pages/head/documentHead'
import type { HeadTag } from '../pages/head/pageHead'

/** A head tag as HTML, with the same mark as documentHead.ts writes. */
export function tagHtml({ name, attributes, text }: HeadTag): string {
  const written = attributesHtml({ [HEAD_MARK]: '', ...attributes })
  if (text === undefined) return `<${name}${written}>`
  // A script's text is not escaped: pageHead.ts leaves no "<" in it.
  return `<${name}${written}>${name === 'script' ? text : escaped(text)}</${name}>`
}

/** Attributes as they stand in a tag, each after a space. */
export function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
}

/** Escapes text for HTML and XML, in elements and in quoted attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

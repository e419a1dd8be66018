import { escaped } from '../scene/written'
import { type HeadTag, HEAD_MARK } from '../pages/head/pageHead'

/** Adds the marker attribute that writeHead writes. */
export function tagHtml({ name, attributes, text }: HeadTag): string {
  const written = attributesHtml({ [HEAD_MARK]: '', ...attributes })
  if (text === undefined) return `<${name}${written}>`
  // Scripts are not escaped; pageHead.ts leaves no "<" in them.
  return `<${name}${written}>${name === 'script' ? text : escaped(text)}</${name}>`
}

export function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
}

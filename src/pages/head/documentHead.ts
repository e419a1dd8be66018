import { trustedJson } from '../../draw/trustedTypes'
import type { HeadTag } from './pageHead'

/** Static pages have it too; the next page removes these elements. */
export const HEAD_MARK = 'data-page-head'

/** Leaves equal tags, as after a full load, untouched. */
export function writeHead(tags: readonly HeadTag[]): void {
  const before = [...document.head.querySelectorAll(`[${HEAD_MARK}]`)]
  const after = tags.map(elementOf)
  const isSame =
    before.length === after.length && after.every((element, at) => before[at]?.isEqualNode(element))
  if (isSame) return
  if (!before.length) document.head.querySelector('title')?.remove()
  const place = document.createComment('')
  if (before[0]) before[0].before(place)
  else document.head.append(place)
  for (const element of before) element.remove()
  place.replaceWith(...after)
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  element.setAttribute(HEAD_MARK, '')
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  // The only script in a head is JSON-LD, which Trusted Types treat as code.
  if (text !== undefined) element.textContent = name === 'script' ? trustedJson(text) : text
  return element
}

import type { HeadTag } from './pageHead'

/** Marks what a page has put into the head: the next page takes it away. The static pages carry it too. */
export const HEAD_MARK = 'data-page-head'

/** Gives the document a page's head. What already stands there, as after a full load, is left alone. */
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
  if (text !== undefined) element.textContent = text
  return element
}

import { beforeEach, describe, expect, it } from 'vitest'
import { type HeadTag, writeHead } from '../../src/pages/head/pageHead'
import { tagHtml } from '../../src/prerender/markup'

const title = (text: string): HeadTag => ({ name: 'title', attributes: {}, text })
const robots: HeadTag = { name: 'meta', attributes: { name: 'robots', content: 'noindex' } }
const SERVED = '<meta charset="utf-8"><link rel="icon" href="/favicon.svg">'

beforeEach(() => {
  document.head.innerHTML = SERVED
})

describe('the document’s head', () => {
  it('is the current page’s, whatever was there before', () => {
    writeHead([title('One'), robots])
    writeHead([title('Two')])
    expect(document.title).toBe('Two')
    expect(document.head.querySelector('meta[name=robots]')).toBeNull()
    expect(document.head.innerHTML).toBe(SERVED + tagHtml(title('Two')))
  })

  it('replaces a title that was served without a page', () => {
    document.head.innerHTML = '<title>Old</title>'
    writeHead([title('New')])
    expect(document.querySelectorAll('title')).toHaveLength(1)
    expect(document.title).toBe('New')
  })

  it('does not touch a static page’s equal tags', () => {
    const tags = [title('“Ink & paper” <1>'), robots]
    document.head.innerHTML = SERVED + tags.map(tagHtml).join('')
    const before = [...document.head.children]
    writeHead(tags)
    expect([...document.head.children]).toEqual(before)
    expect(document.title).toBe('“Ink & paper” <1>')
  })
})

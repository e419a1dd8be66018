import { PAIR, withMark, type Mark } from './emphasis'
import { PAGES_LIMITS } from './limits'
import { PAGE_BREAK } from './pages'
import type { Pages } from './quote'

const HEADING = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const QUOTED = /^(?:>[ \t]?)+/
const ITEM = /^[ \t]*[-*+][ \t]+/
const LINK = /!?\[([^\]\n]*)\]\([^)\n]*\)/g
const STRONG = /(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/g

/**
 * Plain text or Markdown as the text of pages: headings and rules begin one, a first heading is the cover, and
 * *words* are marked. Longer texts than a card's are cut.
 */
export function readLongText(typed: string): Omit<Pages, 'at'> {
  const lines = typed.replaceAll(/\r\n?/g, '\n').slice(0, PAGES_LIMITS.text).split('\n')
  let [text, marks, isBreakDue, hasCover]: [string, readonly Mark[], boolean, boolean] = ['', [], false, false]
  let isBelowHeading = false
  for (const line of lines) {
    if (RULE.test(line)) {
      isBreakDue = text.trim() !== ''
      continue
    }
    const heading = HEADING.exec(line)?.[1]
    const read = withoutMarkup(heading ?? line)
    if (read.text === '') {
      if (text !== '' && !text.endsWith('\n\n') && !isBreakDue) text += '\n'
      continue
    }
    const isTitle = heading !== undefined && text === ''
    const startsPage = isBreakDue || (heading !== undefined && text !== '' && !isBelowHeading)
    if (startsPage) text = `${text.trimEnd()}\n${PAGE_BREAK}`
    const start = text.length
    text += read.text
    for (const words of heading ? [{ start: 0, end: read.text.length }] : read.marks)
      marks = withMark(
        marks,
        { text: 'content', start: start + words.start, end: start + words.end },
        heading ? 'color' : 'marker',
        text,
        PAGES_LIMITS.marks,
      )
    text += '\n'
    hasCover ||= isTitle
    isBreakDue = isTitle
    isBelowHeading = heading !== undefined
  }
  const isTitleAlone = hasCover && !text.includes(PAGE_BREAK)
  const texts = text.trimEnd().split(new RegExp(`(?=${PAGE_BREAK})`))
  return {
    texts: texts.filter((page) => page !== ''),
    marks: hasCover ? marks.filter(({ start }) => start > 0) : marks,
    hasCover: hasCover && !isTitleAlone,
  }
}

interface ReadLine {
  text: string
  marks: readonly { start: number; end: number }[]
}

function withoutMarkup(line: string): ReadLine {
  const plain = line
    .replace(QUOTED, '')
    .replace(ITEM, '• ')
    .replaceAll(LINK, '$1')
    .replaceAll(STRONG, '*$2*')
    .trimEnd()
  let text = ''
  let from = 0
  const marks: { start: number; end: number }[] = []
  for (const { index, 0: pair, 1: words = '' } of plain.matchAll(PAIR)) {
    text += plain.slice(from, index)
    marks.push({ start: text.length, end: text.length + words.length })
    text += words
    from = index + pair.length
  }
  return { text: text + plain.slice(from), marks }
}

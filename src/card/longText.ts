import { withMark, type Mark } from './emphasis'
import { PAIR } from './typedMarks'
import { PAGES_LIMITS } from './limits'
import { PAGE_BREAK } from './pageCard'
import type { LongText } from './pages'

const HEADING = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const QUOTED = /^(?:>[ \t]?)+/
const ITEM = /^[ \t]*[-*+][ \t]+/
const LINK = /!?\[([^\]\n]*)\]\([^)\n]*\)/g
const STRONG = /(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/g

/** Headings and rules begin a page, a heading before everything is the cover, *words* are marked. */
export function readLongText(typed: string): LongText {
  const read: Read = { text: '', marks: [], breaks: [], last: 'start' }
  for (const line of typed.slice(0, PAGES_LIMITS.text).split(/\r\n?|\n/)) readLine(read, line)
  const text = read.text.trimEnd()
  const [title] = read.breaks
  const hasCover = read.hasTitle === true && title !== undefined
  const starts = [0, ...read.breaks]
  return {
    texts: starts.map((start, at) => (at > 0 ? PAGE_BREAK : '') + text.slice(start, starts[at + 1])),
    marks: read.marks.filter(({ start }) => !hasCover || start >= title),
    hasCover,
  }
}

interface Read {
  text: string // without markup
  marks: readonly Mark[]
  breaks: number[] // where pages begin
  last: 'start' | 'title' | 'heading' | 'rule' | 'words'
  hasTitle?: true
}

function readLine(read: Read, line: string): void {
  const heading = HEADING.exec(line)?.[1]
  const { words, marks } = withoutMarkup(heading ?? line)
  if (RULE.test(line)) {
    if (read.last !== 'start') read.last = 'rule'
  } else if (words === '') {
    if (read.last !== 'start' && !read.text.endsWith('\n\n')) read.text += '\n'
  } else {
    const isTitle = heading !== undefined && read.last === 'start'
    const beginsPage = ['title', 'rule'].includes(read.last) || (heading && read.last === 'words')
    if (beginsPage) read.breaks.push(read.text.length)
    const start = read.text.length
    read.text += words
    for (const mark of heading ? [{ start: 0, end: words.length }] : marks) {
      const place = { text: 'content' as const, start: start + mark.start, end: start + mark.end }
      read.marks = withMark(read.marks, place, heading ? 'color' : 'marker', read.text, PAGES_LIMITS.marks)
    }
    read.text += '\n'
    if (isTitle) read.hasTitle = true
    read.last = isTitle ? 'title' : heading ? 'heading' : 'words'
  }
}

function withoutMarkup(line: string): { words: string; marks: readonly { start: number; end: number }[] } {
  const plain = line
    .replace(QUOTED, '')
    .replace(ITEM, '• ')
    .replaceAll(LINK, '$1')
    .replaceAll(STRONG, '*$2*')
    .trimEnd()
  let words = ''
  let from = 0
  const marks: { start: number; end: number }[] = []
  for (const { index, 0: pair, 1: marked = '' } of plain.matchAll(PAIR)) {
    words += plain.slice(from, index)
    marks.push({ start: words.length, end: words.length + marked.length })
    words += marked
    from = index + pair.length
  }
  return { words: words + plain.slice(from), marks }
}

/** Quotes in plain text, in Markdown and in what readers for e-books copy. A line is in a row, or is its app's own. */
import { parseInput } from '../parseInput'
import type { ListRow, Role } from './quoteTable'

export const TEXT_ROLES: readonly Role[] = ['content', 'translation', 'author', 'work']

const DASH = /^\s*(?:[—―–─⸺~～]+|--+|-(?=\s?[\p{Lu}\p{Script=Han}《]))\s*\S/u
const ATTRIBUTED = /(?:[—―─⸺]+|\s[-–~]+)\s*[^—―─⸺.!?。！？]{1,60}$/u
const ENDED = /[.!?…。！？”"」』’']$/
const NUMBERED = /^\s*(?:\d{1,5}\s*[.、)）:：]|[（(]\d{1,5}[)）])\s*(?=\S)/
const LONGEST_NAME = 80

interface Passage {
  line: number
  text: string
}

/** The author and the work are taken out of the words, as in home's field. */
export function rowOfText({ line, text }: Passage): ListRow {
  const read = parseInput(text)
  if (read.kind === 'quote')
    return { line, cells: [read.content, read.translation, read.author, read.citation?.work ?? ''] }
  if (read.kind === 'long') return { line, cells: [text], problem: 'too-long' }
  const problem = read.kind === 'product' || read.code === 'bad-link' ? 'link' : read.code
  return { line, cells: [text], problem: problem === 'empty' ? 'no-words' : problem }
}

/** A quote is a line or, where blank lines stand between, a paragraph. */
export function* plainRows(text: string): Generator<ListRow> {
  for (const passage of plainPassages(text)) yield rowOfText(passage)
}

function plainPassages(text: string): Passage[] {
  const lines = text.split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const isNumbered = written.length > 1 && share(written, (line) => NUMBERED.test(line)) > 0.6
  const passages: Passage[] = []
  let block: Passage[] = []
  const blocks: Passage[][] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() !== '') block.push({ line: at + 1, text: line.trim() })
    else if (block.length > 0) {
      blocks.push(block)
      block = []
    }
  }
  if (block.length > 0) blocks.push(block)
  for (const part of blocks) {
    const isByLine = blocks.length === 1 || isListOfLines(part.map(({ text: line }) => line))
    const units = isByLine ? part : [{ line: part[0]!.line, text: part.map((one) => one.text).join('\n') }]
    for (const unit of units) {
      const before = passages.at(-1)
      if (before && DASH.test(unit.text) && unit.text.length <= LONGEST_NAME) before.text += `\n${unit.text}`
      else passages.push(isNumbered ? { ...unit, text: unit.text.replace(NUMBERED, '') } : unit)
    }
  }
  return passages
}

function isListOfLines(lines: readonly string[]): boolean {
  const own = lines.filter((line) => ATTRIBUTED.test(line) && !DASH.test(line)).length
  return own > 1 || (lines.length > 3 && lines.every((line) => ENDED.test(line) || NUMBERED.test(line)))
}

const BULLET = /^\s*(?:[-*+•]|\d{1,5}[.)])\s+(?:\[[ xX]\]\s+)?/
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/

export function isMarkdown(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    lines.some((line) => /^\s*>/.test(line)) || share(lines, (line) => /^\s*[-*+•]\s+\S/.test(line)) > 0.6
  )
}

/** Lists and blockquotes; the rest has its reason. */
export function* markdownRows(text: string): Generator<ListRow> {
  const lines = text.split('\n')
  let current: (Passage & { isOpen: boolean }) | null = null
  const ended = (): ListRow[] => {
    const row = current && rowOfText({ line: current.line, text: withoutMarks(current.text) })
    current = null
    return row ? [row] : []
  }
  let isFrontMatter = lines[0]?.trim() === '---' && lines.indexOf('---', 1) > 0
  for (const [at, line] of lines.entries()) {
    const quoted = /^\s*>\s?(.*)$/.exec(line)
    const said = line.trim()
    if (isFrontMatter && at > 0) {
      isFrontMatter = said !== '---'
      if (isFrontMatter && said !== '') yield { line: at + 1, cells: [said], problem: 'note' }
    } else if (said === '' || RULE.test(line)) {
      if (current) current.isOpen = false
    } else if (quoted || BULLET.test(line)) {
      const words = (quoted?.[1] ?? line).replace(quoted ? /^>\s?/ : BULLET, '')
      if (quoted && current?.isOpen) current.text += `\n${words}`
      else {
        yield* ended()
        current = { line: at + 1, text: words, isOpen: true }
      }
    } else if (current && (DASH.test(line) || (current.isOpen && /^\s{2,}/.test(line)))) {
      current.text += `\n${said}`
    } else {
      yield* ended()
      yield { line: at + 1, cells: [said], problem: /^#{1,6}\s/.test(said) ? 'heading' : 'note' }
    }
  }
  yield* ended()
}

function withoutMarks(text: string): string {
  return text
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])[*_]([^*_\n]+)[*_](?![\w*])/g, '$1')
    .replaceAll(/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1')
}

export function kindleRows(text: string): ListRow[] {
  const rows: ListRow[] = []
  let line = 1
  for (const clipping of text.split(/^={8,}[^\S\n]*$/m)) {
    const lines = clipping.split('\n')
    const first = lines.findIndex((one) => one.trim() !== '')
    const [title = '', about = '', ...said] = first < 0 ? [] : lines.slice(first)
    const words = said.join('\n').trim()
    const [, work = title, author = ''] = /^(.*?)\s*[(（]([^()（）]*)[)）]\s*$/.exec(title.trim()) ?? []
    const isHighlight = /highlight|标注|突出显示|划线|摘录/i.test(about.split('|')[0]!)
    const isCut = /^<.*(?:limit|上限).*>$/i.test(words)
    if (title !== '')
      rows.push(
        isHighlight && !isCut
          ? { line: line + first, cells: [words, '', inReadingOrder(author), work.trim()] }
          : { line: line + first, cells: [words || `${title.trim()} ${about.trim()}`], problem: 'note' },
      )
    line += lines.length - 1
  }
  return rows
}

/** Seneca, Lucius Annaeus */
function inReadingOrder(author: string): string {
  const names = author
    .split(';')
    .map((one) => /^([^,]+),\s*([^,]+)$/.exec(one.trim())?.slice(1).toReversed().join(' ') ?? one.trim())
  return names.join(', ')
}

const OF_WEREAD = /^[\s—-]*来自微信读书\s*$/
const THOUGHT = /^\d{4}[/-]\d{1,2}[/-]\d{1,2}\s*发表想法/
const MARK = /^\s*(?:◆|>>|●|▪)\s*/

export function isOfWeRead(text: string): boolean {
  return /^[\s—-]*来自微信读书\s*$/m.test(text) || /^\s*\d+\s?个笔记\s*$/m.test(text)
}

/** 微信读书: the book, its author, and marked lines below chapters. */
export function weReadRows(text: string): ListRow[] {
  const lines = text.split('\n').map((line) => line.trim())
  const begin = lines.findIndex((line) => /^\d+\s?个笔记$/.test(line) || MARK.test(line))
  const [title = '', author = ''] = lines.slice(0, Math.max(begin, 0)).filter((line) => line !== '')
  const work = title.replace(/^《(.+)》$/, '$1')
  const rows: ListRow[] = []
  let current: Passage | null = null
  let isThought = false
  const end = () => {
    if (current) rows.push({ line: current.line, cells: [current.text, '', author, work] })
    current = null
  }
  for (const [at, line] of lines.entries()) {
    const original = /^原文[：:]\s*(.+)$/.exec(line)
    if (at < begin || /^\d+\s?个笔记$/.test(line) || OF_WEREAD.test(line)) continue
    if (line === '') end()
    else if (MARK.test(line) || original) {
      end()
      const words = original?.[1] ?? line.replace(MARK, '')
      isThought = THOUGHT.test(words)
      if (!isThought) current = { line: at + 1, text: words }
    } else if (current) current.text += `\n${line}`
    else rows.push({ line: at + 1, cells: [line], problem: isThought ? 'note' : 'heading' })
  }
  end()
  return rows
}

const EXCERPT = /^\s*(?:excerpt from|摘录来自|摘自)\s*[:：]?\s*(.*)$/i
const OF_APPLE =
  /^\s*(?:https?:\/\/\S+|This material may be protected by copyright\.?|此材料(?:可能)?受版权保护。?)\s*$/i

export function isOfAppleBooks(text: string): boolean {
  return text.split('\n').some((line) => EXCERPT.test(line))
}

export function appleRows(text: string): ListRow[] {
  const rows: ListRow[] = []
  const lines = text.split('\n')
  let from = 0
  for (let at = 0; at < lines.length; at++) {
    const named = EXCERPT.exec(lines[at]!)
    if (!named) continue
    const start = lines.findIndex((line, place) => place >= from && line.trim() !== '')
    const said = lines.slice(from, at).join('\n').trim()
    const words = /^[“"「‘']([\s\S]*)[”"」’']$/.exec(said)?.[1] ?? said
    const [, by = '', inMarks = named[1]!] = /^(.+?)[.。]\s*[“"《](.+?)\.?[”"》]/.exec(named[1]!) ?? []
    const about = [inMarks, by].filter((part) => part !== '')
    while (at + 1 < lines.length && about.length < 2 && !OF_APPLE.test(lines[at + 1]!)) {
      at += 1
      if (lines[at]!.trim() !== '') about.push(lines[at]!.trim())
    }
    while (OF_APPLE.test(lines[at + 1] ?? '') || (lines[at + 1] ?? 'x').trim() === '') at += 1
    from = at + 1
    rows.push({ line: start + 1, cells: [words, '', about[1] ?? '', about[0] ?? ''] })
  }
  const rest = lines.slice(from).join('\n')
  for (const row of plainRows(rest)) rows.push({ ...row, line: row.line + from })
  return rows
}

function share<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(is).length / items.length
}

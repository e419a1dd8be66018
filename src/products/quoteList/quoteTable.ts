import { idOfWords, TAG_LIMITS, type MyQuoteWords } from '../../card/myQuote'
import { QUOTE_LIMITS } from '../../card/limits'
import { isDayName } from '../../calendar/dayPaths'
import { twoDigits } from '../../calendar/day'

import { cleanLine, cleanText } from '../../text/clean'

/** A column has one of these; `none` is left out. */
export const ROLES = ['content', 'translation', 'author', 'work', 'date', 'tags', 'none'] as const
export type Role = (typeof ROLES)[number]

export type RowProblem =
  | 'no-words'
  | 'too-long'
  | 'bad-date'
  | 'unreadable' // invalid JSON, or a quotation mark that is not closed
  | 'heading'
  | 'note' // the reader's own, or a bookmark
  | 'link'
  | 'twice' // earlier in the same list
  | 'kept'

export interface ListRow {
  line: number // in the text, from 1
  cells: readonly string[]
  problem?: RowProblem | undefined
}

export interface QuoteTable {
  roles: readonly Role[] // by column
  rows: readonly ListRow[]
}

export interface ReadRow {
  line: number
  cells: readonly string[]
  quote: (MyQuoteWords & { id: string }) | null
  problem: RowProblem | null
}

const HAS_WORDS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Each row becomes a quote or has its problem. */
export function* readRows({ roles, rows }: QuoteTable, kept: ReadonlySet<string>): Generator<ReadRow> {
  const seen = new Set<string>()
  const at = (role: Role) => roles.indexOf(role)
  const [content, translation, author, work, date, tags] = ROLES.map(at) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (const { line, cells, problem } of rows) {
    const cell = (column: number) => cells[column] ?? ''
    const words = {
      content: cleanText(cell(content)),
      translation: cleanText(cell(translation)),
      author: cleanLine(cell(author)),
      work: cleanLine(cell(work)).replace(/^《([^《》]+)》$/, '$1'),
      day: dayIn(cell(date)) ?? '',
      tags: tagsIn(cell(tags)),
    }
    const id = idOfWords(words.content)
    const found =
      problem ?? problemOf(words, cell(date)) ?? (kept.has(id) ? 'kept' : seen.has(id) ? 'twice' : null)
    if (!found) seen.add(id)
    yield { line, cells, quote: found ? null : { id, ...words }, problem: found }
  }
}

function problemOf({ content, translation, author, work, day }: MyQuoteWords, date: string) {
  if (!HAS_WORDS.test(content)) return 'no-words'
  const isLong = Math.max(content.length, translation.length) > QUOTE_LIMITS.text
  if (isLong || Math.max(author.length, work.length) > QUOTE_LIMITS.author) return 'too-long'
  if (/^https?:\/\/\S+$/i.test(content)) return 'link'
  return day === '' && date.trim() !== '' ? 'bad-date' : null
}

/** `2026-11-22`, `11-22`, 11月22日, `2026年11月22日`, with or without a time of day. */
export function dayIn(text: string): string | null {
  const [, year, month = '', day = ''] =
    /^(?:(\d{4})\s?[年/.-]\s?)?(\d{1,2})\s?[月/.-]\s?(\d{1,2})\s?日?(?:[T\s]\d.*)?$/.exec(cleanLine(text)) ??
    []
  const name = `${year ? `${year}-` : ''}${twoDigits(Number(month))}-${twoDigits(Number(day))}`
  return month !== '' && isDayName(name) ? name : null
}

export function tagsIn(text: string): string[] {
  const tags = text.split(/[,;，；、|\n]+/).map((tag) => cleanLine(tag).replace(/^#/, ''))
  return [...new Set(tags)]
    .filter((tag) => tag !== '' && tag.length <= TAG_LIMITS.length)
    .slice(0, TAG_LIMITS.count)
}

const NAMES: Readonly<Record<Exclude<Role, 'none'>, readonly string[]>> = {
  content:
    'quote quotes content text highlight hitokoto q quotetext sentence saying words body en english original zitat cita citation 句子 内容 语录 名言 金句 原文 摘录 划线 标注 正文 文本 英文'.split(
      ' ',
    ),
  translation: 'translation translated zh cn chinese 译文 翻译 中文 释义'.split(' '),
  author:
    'author authors fromwho bookauthor quoteauthor a by who speaker name autor auteur 作者 作家 人物 谁说的'.split(
      ' ',
    ),
  work: 'work booktitle book from source origin title 作品 书名 出处 来源 书 标题'.split(' '),
  date: 'date day assigndate 日期 日子'.split(' '),
  tags: 'tags tag category categories topic 标签 分类'.split(' '),
}

const keyOf = (name: string) => name.toLowerCase().replaceAll(/[\s_\-"']+/g, '')

/** By the names of columns; each role once. null if none of them is a quote's. */
export function rolesNamed(names: readonly string[]): Role[] | null {
  const keys = names.map(keyOf)
  const roles = keys.map((): Role => 'none')
  for (const [role, known] of Object.entries(NAMES)) {
    const name = known.find((one) => keys.some((key, at) => key === one && roles[at] === 'none'))
    if (name !== undefined) roles[keys.indexOf(name)] = role as Role
  }
  return roles.includes('content') ? roles : null
}

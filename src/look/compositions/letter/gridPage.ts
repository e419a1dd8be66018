import { wholeDateInChinese } from '../../../calendar/chineseWords'
import type { BlockId, BlockParts, Box, SceneNode } from '../../../scene/nodes'
import type { Sheet, SheetShape } from '../composition'
import type { Noticed } from '../../../text/textNodes'
import { gridParts, type GridPlace } from './gridNodes'
import { gridPaper, paperLines, type GridPaper } from './gridPaper'
import { gridText, shortGridText, type GridText, type GridWriting } from './gridRows'
import {
  cellCount,
  pageRoom,
  ruleColour,
  SECOND_TRIES,
  penInks,
  type PageRoom,
  type LetterFoot,
} from './letterPage'

const CELL_PX: Record<SheetShape, number> = { tall: 42, portrait: 42, square: 38, wide: 44 }
const LEAST_CELL = { px: 24, forLatinPx: 20.5 } // the second: its Latin letters are 13 px
const GLYPH_SHARE = { usual: 0.72, most: 0.92 } // × cell size
const ONE_ROW_ABOVE = 0.8 // × usual cell; a longer name or date gets smaller cells before a second row
const INDENT_CELLS = 2
const LEAST_FOR_ONE = 0.85 // × usual cell, so that no row holds a single character
const MARGIN_MARK_PX = 3 // from the frame to a mark in the margin

export interface LetterPage {
  frame: Box
  foot: LetterFoot
  parts: BlockParts[]
  marks: SceneNode[]
  words: Noticed[]
  leavesOne?: boolean // a character alone in a row
}

interface Written {
  id: BlockId
  text: GridText
  writing: GridWriting
}

export function gridPage(sheet: Sheet): LetterPage {
  const { words, unitPx, byHand } = sheet
  const usualPx = Math.round(CELL_PX[sheet.shape] * unitPx)
  const leastPx = Math.min(usualPx, Math.ceil(Math.max(LEAST_CELL.px * unitPx, LEAST_CELL.forLatinPx)))
  const fromPx = Math.max(leastPx, Math.round(usualPx * byHand(words.lead.id).scale))
  for (const tried of SECOND_TRIES) {
    const room = pageRoom(sheet, tried)
    if (room === null) continue
    let first: LetterPage | null = null
    for (let cellPx = fromPx; cellPx >= leastPx; cellPx -= 1) {
      const page = pageAt(sheet, room, gridPaper(sheet, room, cellPx))
      if (page && !page.leavesOne) return page
      first ??= page
      if (first && cellPx < LEAST_FOR_ONE * fromPx) break
    }
    if (first) return first
  }
  const room = pageRoom(sheet, 'none')!
  return pageAt(sheet, room, gridPaper(sheet, room, leastPx), true)!
}

function pageAt(sheet: Sheet, { foot }: PageRoom, paper: GridPaper, cut = false): LetterPage | null {
  const { words, metrics } = sheet
  const lead = written(sheet, words.lead.id, words.lead.text, paper, INDENT_CELLS)
  const author = written(sheet, 'author', words.author, paper)
  const date = written(sheet, 'date', words.date === null ? '' : wholeDateInChinese(words.date), paper)
  const isBroken = [author, date].some(({ text }) => text.rows.length > 1)
  if (isBroken && paper.cellPx > ONE_ROW_ABOVE * CELL_PX[sheet.shape] * sheet.unitPx && !cut) return null
  const tailRows = author.text.rows.length + date.text.rows.length
  const freeRows = paper.rows - tailRows
  if (lead.text.rows.length > freeRows && !cut) return null
  const text = cut ? shortGridText(lead.text, Math.max(1, freeRows), lead.writing, metrics) : lead.text
  // Without a date its row stays blank if the text leaves it free.
  const isDateBlank = date.text.rows.length === 0 && text.rows.length < freeRows
  const dateRow = paper.rows - date.text.rows.length - (isDateBlank ? 1 : 0)
  const inks = penInks(sheet)
  const indent = endIndent([author.text, date.text], paper.columns)
  const parts = [
    placed(sheet, { ...lead, text }, paper, 0, inks.quote),
    placed(sheet, author, paper, dateRow - author.text.rows.length, inks.author, indent),
    placed(sheet, date, paper, dateRow, inks.small, indent),
  ].filter((part) => part !== null)
  const colour = ruleColour(sheet)
  return {
    frame: paper.frame,
    foot,
    parts,
    leavesOne: leavesOne(text),
    marks: [...paperLines(paper, colour, sheet.unitPx), ...cellCount(sheet, paper, foot)],
    words: parts.map(({ block, missing }) => ({
      id: block.id,
      paragraph: { missing, truncated: block.id === words.lead.id && text.truncated },
    })),
  }
}

/** 孤字: a line goes over for a single character. */
function leavesOne({ rows }: GridText): boolean {
  return rows.some(
    ({ groups, line }, at) =>
      rows[at - 1]?.line === line && groups.filter(({ tokens }) => tokens[0]?.kind !== 'mark').length === 1,
  )
}

function written(
  { fontId, weight, metrics, words, byHand }: Sheet,
  id: BlockId,
  text: string,
  { columns }: GridPaper,
  indentCells = 0,
): Written {
  // The primary text grows with its cells, other text inside them.
  const scale = id === words.lead.id ? 1 : byHand(id).scale
  const glyphShare = Math.min(GLYPH_SHARE.most, GLYPH_SHARE.usual * scale)
  const writing = {
    fontId,
    weight: id === words.lead.id ? weight : 0,
    glyphShare,
    columns,
    indentCells,
    isName: id === 'author',
  }
  return { id, text: gridText(text, writing, metrics), writing }
}

/** Both end in one column, one before the last if the longer text allows it. */
function endIndent(texts: readonly GridText[], columns: number): number {
  return texts.every(({ rows }) => rows.length <= 1 && widthCells(rows) < columns) ? 1 : 0
}

function widthCells(rows: GridText['rows']): number {
  return Math.max(
    0,
    ...rows.map(({ groups }) => {
      const last = groups.at(-1)
      return last ? last.column + last.cells : 0
    }),
  )
}

function placed(
  { metrics, unitPx }: Sheet,
  { id, text, writing }: Written,
  paper: GridPaper,
  fromRow: number,
  ink: string,
  endCells?: number, // free cells after it; absent: starts at the first cell
) {
  if (text.rows.length === 0) return null
  const place: GridPlace = {
    x: paper.x,
    rowY: (row) => paper.rowY(fromRow + row),
    cellPx: paper.cellPx,
    hangingX: paper.frame.x + paper.frame.width + MARGIN_MARK_PX * unitPx,
    unitPx,
    ...(endCells === undefined
      ? {}
      : { columnsIn: Math.max(0, paper.columns - endCells - widthCells(text.rows)) }),
  }
  // Manual moves snap from cell to cell.
  const steps = { x: paper.cellPx, y: paper.rowY(1) - paper.rowY(0) }
  return { ...gridParts(id, text, writing, place, ink, metrics), steps }
}

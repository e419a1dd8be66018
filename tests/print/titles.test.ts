/** Uses the real fonts' widths. */
import { expect, it } from 'vitest'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { deskCalendar } from '../../src/print/deskCalendar'
import { monthPoster } from '../../src/print/monthPoster'
import { PAPERS } from '../../src/print/papers'
import { endMm } from '../../src/print/printedLine'
import type { PrintSheet } from '../../src/print/sheet'
import type { TextNode } from '../../src/scene/nodes'
import { keysOf } from '../../src/scene/values'

const CALENDAR = { first: 1, isChinese: true, language: 'zh' } as const
const LEAST_GAP_MM = 2

function expectApart(sheet: PrintSheet): void {
  const lines = sheet
    .words(nodeMetrics)
    .filter((node): node is TextNode => node.type === 'text' && /title|leaf-/.test(node.id))
  for (const line of lines)
    for (const other of lines.filter(({ y, x }) => y === line.y && x > line.x))
      expect([line.id, other.x / 10 - endMm([line], 0) > LEAST_GAP_MM]).toEqual([line.id, true])
}

it('keeps the parts of each title apart, on every poster and leaf from 2026 to 2030', () => {
  for (const year of [2026, 2027, 2028, 2029, 2030]) {
    for (const leaves of ['months', 'weeks'] as const)
      deskCalendar(
        year,
        { ...CALENDAR, paper: 'a4', leaves, hasMarks: true },
        ({ days }) => days[0]!,
      ).forEach(expectApart)
    for (const paper of keysOf(PAPERS))
      for (let month = 1; month <= 12; month++)
        expectApart(monthPoster(`${year}-${String(month).padStart(2, '0')}`, { ...CALENDAR, paper }))
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAt, caretMap } from '../../../src/layout/caret'
import { layoutCard } from '../../layout/laidOut'
import { gridText, type GridWriting } from '../../../src/look/compositions/letter/gridRows'
import { RATIOS } from '../../../src/look/ratios'
import { leafNodes } from '../../../src/scene/leafNodes'
import type { PathNode } from '../../../src/scene/nodes'
import { kindOf } from '../../../src/text/characters'
import { graphemesOf } from '../../../src/text/graphemes'
import { typographic } from '../../../src/text/typographic'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { textNodes } from '../../layout/validLayout'
import { fakeMetrics } from '../../text/fakeMetrics'
import { runs } from '../../fixtures/tier'

const WRITING: GridWriting = {
  fontId: 'font-kai',
  weight: 0,
  glyphShare: 0.72,
  columns: 11,
  indentCells: 2,
}
const letterText = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...'山高月小水落石出我走进树林是想活得自觉些') },
      { weight: 3, arbitrary: fc.constantFrom(...'，。、；：？！“”《》（）') },
      { weight: 1, arbitrary: fc.constantFrom('——', '……', '1984', ' Walden ', '\n', '·') },
    ),
    { minLength: 1, maxLength: 90 },
  )
  .map((parts) => parts.join(''))

describe('rows of cells', () => {
  it('hold every character once and in order', () => {
    fc.assert(
      fc.property(letterText, fc.integer({ min: 8, max: 20 }), (text, columns) => {
        const { rows, shown } = gridText(text, { ...WRITING, columns }, fakeMetrics)
        const written = rows
          .map(({ line, groups }) => {
            const graphemes = graphemesOf(line.content)
            return groups.flatMap(({ tokens }) =>
              tokens.map(({ start, end }) => graphemes.slice(start, end).join('')),
            )
          })
          .flat()
          .join('')
        expect(withoutSpaces(written)).toBe(withoutSpaces(shown))
      }),
      { numRuns: runs(300) },
    )
  })

  it('keep to their columns, one cell after the other', () => {
    fc.assert(
      fc.property(letterText, fc.integer({ min: 8, max: 20 }), (text, columns) => {
        for (const { groups } of gridText(text, { ...WRITING, columns }, fakeMetrics).rows) {
          groups.forEach(({ column, cells }, at) => {
            const before = groups[at - 1]
            if (before) expect(column).toBe(before.column + before.cells)
            expect(column + cells).toBeLessThanOrEqual(columns)
          })
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('begin with no closing mark and end with no opening one', () => {
    fc.assert(
      fc.property(letterText, (text) => {
        const { rows } = gridText(text, WRITING, fakeMetrics)
        rows.forEach(({ line, groups }, at) => {
          const isContinued = rows[at - 1]?.line === line
          const isContinuing = rows[at + 1]?.line === line
          const graphemes = graphemesOf(line.content)
          const first = groups[0]?.tokens[0]
          const last = groups.at(-1)?.tokens.at(-1)
          // A row of marks alone cannot take a character along.
          const isAllMarks = rows
            .filter((row) => row.line === line)
            .some((row) => row.groups.every(({ tokens }) => tokens.every(({ kind }) => kind === 'mark')))
          if (isAllMarks) return
          if (isContinued && first) expect(kindOf(graphemes[first.start]!)).not.toBe('close')
          if (isContinuing && last) expect(kindOf(graphemes[last.end - 1]!)).not.toBe('open')
        })
      }),
      { numRuns: runs(300) },
    )
  })

  it('leave two cells blank before a paragraph, and let one mark hang in the margin', () => {
    const { rows } = gridText('一二三四五六七八九。十', WRITING, fakeMetrics)
    expect(rows).toHaveLength(2)
    expect(rows[0]!.groups[0]!.column).toBe(2)
    expect(rows[0]!.groups.at(-1)).toMatchObject({ column: 11, cells: 0 })
    expect(rows[1]!.groups[0]!.column).toBe(0)
  })

  it('where two marks would open a row, the character before them comes along', () => {
    const prose = '十'.repeat(60) // Its rows end anywhere.
    const { rows } = gridText(`“一二三四五六七八。”${prose}`, WRITING, fakeMetrics)
    expect(rows[0]!.groups.at(-1)).toMatchObject({ column: 9, cells: 1 })
    expect(rows[1]!.groups.map(({ tokens }) => tokens.length).slice(0, 3)).toEqual([1, 2, 1])
  })
})

describe('manuscript', () => {
  it.each(idsOf(RATIOS))('writes each character of the lead inside its own cell at %s', (aspectRatio) => {
    const scene = layoutCard(
      cardWith({ composition: 'manuscript', frameStyle: 'clean', aspectRatio }),
      fakeMetrics,
    )
    const { block, cellPx } = leadOf(scene)
    const nodes = leafNodes(scene.live).flatMap(({ node, block: of }) =>
      node.type === 'text' && of === block.id ? [node] : [],
    )
    expect(nodes.map(({ runs }) => runs[0]!.text).join('')).toBe(QUOTE.translation)
    const cells = nodes.map(({ x, y }) => `${Math.floor(x / cellPx)} ${Math.round(y / cellPx)}`)
    expect(new Set(cells).size).toBe(cells.length)
  })

  it('is written in place: a caret before each character', () => {
    const scene = layoutCard(cardWith({ composition: 'manuscript', frameStyle: 'clean' }), fakeMetrics)
    const { block } = leadOf(scene)
    const map = caretMap(
      scene,
      { id: block.id, text: typographic(QUOTE.translation), align: 'left' },
      fakeMetrics,
    )!
    const offsets = map.lines.flatMap(({ stops }) => stops.map(({ offset }) => offset))
    expect(new Set(offsets).size).toBe(QUOTE.translation.length + 1)
    expect(map.turn).toBeNull()
  })

  it.each(idsOf(RATIOS))('has its carets on the edges of its cells at %s', (aspectRatio) => {
    const content = '“好。”他说：走，去 Walden 湖——现在。' // covers marks sharing a cell, a word, and a dash
    const scene = layoutCard(
      cardWith({ composition: 'manuscript', aspectRatio }, {}, { ...QUOTE, translation: content }),
      fakeMetrics,
    )
    const { block, cellPx } = leadOf(scene)
    const map = caretMap(scene, { id: block.id, text: typographic(content), align: 'left' }, fakeMetrics)!
    const isOnEdge = (px: number) => Math.abs(px / cellPx - Math.round(px / cellPx)) < 0.001
    const onEdges = [...content].flatMap((character, offset) =>
      /\p{Script=Han}/u.test(character) ? [caretAt(map, offset)] : [],
    )
    expect(onEdges.length).toBeGreaterThan(6)
    for (const { alongPx } of onEdges) expect(isOnEdge(alongPx - map.headPx)).toBe(true)
    const inWord = [...'Walden'].map((_, at) => caretAt(map, content.indexOf('W') + at).alongPx)
    expect(inWord).toEqual(inWord.toSorted((one, other) => one - other))
    expect(new Set(inWord).size).toBe(6)
  })

  it('has a caret after a space and a line break that were just typed', () => {
    const mapOf = (content: string) => {
      const scene = layoutCard(
        cardWith({ composition: 'manuscript' }, {}, { ...QUOTE, content, translation: '' }),
        fakeMetrics,
      )
      return caretMap(scene, { id: 'content', text: content, align: 'left' }, fakeMetrics)!
    }
    expect(caretAt(mapOf('日签 '), 3).alongPx).toBeGreaterThan(caretAt(mapOf('日签 '), 2).alongPx)
    const map = mapOf('日签\n')
    expect(caretAt(map, 3).line.middlePx).toBeCloseTo(map.lines[0]!.middlePx + map.pitchPx)
  })

  it('has more rows without a translation, and as many without author and date', () => {
    const rowsOf = (patch: object) =>
      gridRowCount({ composition: 'manuscript', frameStyle: 'clean', ...patch })
    expect(rowsOf({ showTranslation: false })).toBeGreaterThan(rowsOf({}))
    expect(rowsOf({ showAuthor: false, showDate: false })).toBe(rowsOf({}))
  })

  it('sets English on ruled lines', () => {
    const scene = layoutCard(
      cardWith({ composition: 'manuscript', frameStyle: 'clean', lead: 'only-en' }),
      fakeMetrics,
    )
    const ids = [...scene.live, ...scene.still].map(({ id }) => id)
    expect(ids).toContain('composition-rules')
    expect(ids).not.toContain('composition-grid-cells')
    expect(textNodes(scene.live).some(({ runs }) => runs.some(({ text }) => text.includes(' ')))).toBe(true)
  })
})

function leadOf(scene: ReturnType<typeof layoutCard>) {
  const block = scene.blocks.find(({ id }) => id === 'translation')!
  return { block, cellPx: block.sizePx / 0.72 }
}

function gridRowCount(settings: Parameters<typeof cardWith>[0]): number {
  const scene = layoutCard(cardWith(settings), fakeMetrics)
  const cells = [...scene.live, ...scene.still].find(({ id }) => id === 'composition-grid-cells') as PathNode
  return cells.d.split('z').length - 1
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

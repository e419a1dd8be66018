import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInChinese } from '../../../src/calendar/chineseWords'
import { layoutCard } from '../../layout/laidOut'
import type { CardSettings } from '../../../src/card/settings'
import { RATIOS } from '../../../src/look/ratios'
import { luminance, hueOf } from '../../../src/scene/colour'
import { leafNodes } from '../../../src/scene/leafNodes'
import type { SceneNode, TextNode } from '../../../src/scene/nodes'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { fakeMetrics } from '../../layout/validLayout'
import { runs } from '../../fixtures/tier'

const anyDay = fc
  .date({ min: new Date('1700-01-01'), max: new Date('2300-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function sceneOf(date: string, settings: Partial<CardSettings>) {
  const card = cardWith(
    { frameStyle: 'clean', backgroundColor: '#FBF5E6', ...settings },
    {},
    { ...QUOTE, date },
  )
  return layoutCard(card, fakeMetrics)
}

function textsOf(scene: ReturnType<typeof sceneOf>) {
  return leafNodes(scene.live).flatMap(({ node, block }) =>
    node.type === 'text' ? [{ ...node, text: node.runs.map(({ text }) => text).join(''), block }] : [],
  )
}

function largest(scene: ReturnType<typeof sceneOf>) {
  const sizeOf = ({ runs }: { runs: readonly { font: { sizePx: number } }[] }) => runs[0]?.font.sizePx ?? 0
  return textsOf(scene).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]!
}

describe.each(['almanac', 'numeral'] as const)('a leaf, %s', (composition) => {
  it('has the number of its day larger than all other words, as part of its date', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const numeral = largest(sceneOf(date, { composition }))
        expect(numeral.text).toBe(String(Number(date.slice(8))))
        expect(numeral.block).toBe('date')
      }),
      { numRuns: runs(60) },
    )
  })

  it('keeps number and month where the date is not shown, and says nothing else of the day', () => {
    const scene = sceneOf('2026-11-22', { composition, showDate: false })
    expect(largest(scene).text).toBe('22')
    const said = textsOf(scene).map(({ text }) => text)
    expect(said).toContain('十一月')
    expect(said.join('')).not.toMatch(/2026|二〇二六|农历|Sunday|星期|丙午|326/i)
    expect(scene.blocks.map(({ id }) => id)).not.toContain('date')
  })

  it('leaves the Chinese calendar out of years that it does not know', () => {
    const said = (date: string) =>
      textsOf(sceneOf(date, { composition }))
        .map(({ text }) => text)
        .join('')
    expect(said('2026-11-22')).toMatch(/十月十四/)
    expect(said('2026-11-22')).toMatch(/丙午年/)
    expect(said('2150-11-22')).not.toMatch(/农历|十月|[甲乙丙丁戊己庚辛壬癸].年/)
  })
})

describe('Calendar', () => {
  it('prints Sundays in red, Saturdays in green and other days in the words’ ink', () => {
    const inkOn = (date: string) => largest(sceneOf(date, { composition: 'almanac' })).fill
    const hueOn = (date: string) => hueOf(inkOn(date)).hueDeg
    expect(Math.min(hueOn('2026-11-22'), 360 - hueOn('2026-11-22'))).toBeLessThan(20)
    expect(Math.abs(hueOn('2026-11-21') - 157)).toBeLessThan(20)
    expect(luminance(inkOn('2026-11-23'))).toBeLessThan(0.03)
  })
})

describe('Brush day', () => {
  const brushed = (date: string, settings: Partial<CardSettings> = {}) =>
    textsOf(sceneOf(date, { composition: 'literati', ...settings }))

  it('has the number of its day in Chinese, one large character below the other', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const expected = [...dayInChinese(Number(date.slice(8)))]
        const characters = brushed(date)
          .toSorted((one, other) => other.runs[0]!.font.sizePx - one.runs[0]!.font.sizePx)
          .slice(0, expected.length)
          .toSorted((one, other) => one.y - other.y)
        expect(characters.map(({ text }) => text)).toEqual(expected)
        expect(characters.every(({ block }) => block === 'date')).toBe(true)
      }),
      { numRuns: runs(60) },
    )
  })

  it('seals a solar term on its day, and with the watermark on others', () => {
    const sealed = (date: string) =>
      carvedIn(sceneOf(date, { composition: 'literati' }).live)
        .flatMap(({ runs }) => runs.map(({ text }) => text))
        .join('')
    expect(sealed('2026-11-22')).toBe('小雪')
    expect(sealed('2026-11-23')).toBe('日签')
    expect(brushed('2026-11-22').filter(({ block }) => block === 'watermark')).toHaveLength(1)
  })

  it('keeps number and month where the date is not shown, and leaves out what no table knows', () => {
    const words = (date: string, settings: Partial<CardSettings> = {}) =>
      brushed(date, settings)
        .map(({ text }) => text)
        .join('')
    expect(words('2026-11-22')).toMatch(/二〇二六年十一月.*星期日.*农历十月十四/)
    expect(words('2150-11-22')).not.toContain('农历')
    const without = words('2026-11-22', { showDate: false })
    expect(without).toMatch(/十一月/)
    expect(without).not.toMatch(/二〇|星期|农历|小雪/)
  })
})

function carvedIn(nodes: readonly SceneNode[], isStretched = false): TextNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'group') return carvedIn(node.children, isStretched || node.scale !== undefined)
    return node.type === 'text' && isStretched ? [node] : []
  })
}

describe('the cells of numeral', () => {
  it('keep apart: names that are too long for theirs are short ones', () => {
    for (const aspectRatio of idsOf(RATIOS)) {
      const scene = sceneOf('2026-09-23', { composition: 'numeral', aspectRatio })
      const cells = textsOf(scene).filter(({ id }) => /^composition-cell-\d-0/.test(id))
      const ends = cells.map(({ x, runs }) => x + Math.max(...runs.map((run) => run.x + run.widthPx)))
      cells.slice(1).forEach(({ x }, at) => expect(x - ends[at]!, aspectRatio).toBeGreaterThan(5))
      expect(['Wednesday', 'Wed']).toContain(cells[0]!.text)
      expect(['September', 'Sep']).toContain(cells[1]!.text)
    }
  })
})

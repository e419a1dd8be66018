import { expect, it } from 'vitest'
import type { GroupNode } from '../../../src/scene/nodes'
import { columnNodes, columnsBox } from '../../../src/text/vertical/columnNodes'
import { fitColumns } from '../../../src/text/vertical/fitColumns'
import { fakeMetrics } from '../fakeMetrics'
import { columnsOf, hundreds, wordsInColumns } from './setup'

const HEAD = { x: 1000, y: 200 }

it('draws a group for each column, from right to left', () => {
  const nodes = columnNodes('content', columnsOf('一二三四五六', 3), HEAD, '#123456')
  expect(nodes.map(({ id, children }) => [id, children.length])).toEqual([
    ['content-column-0', 3],
    ['content-column-1', 3],
  ])
  const [first, second] = nodes.map(({ children }) => children[0]!)
  expect(first).toMatchObject({ id: 'content-column-0-cell-0', x: 1000 - 83 - 50, fill: '#123456' })
  expect(second).toMatchObject({ x: 1000 - 249 - 50 })
})

it('turns brackets about their origin, and narrows figures about the axis', () => {
  const [column] = columnNodes('n', columnsOf('第12章《'), HEAD, '#000000')
  const children = column!.children
  expect(children[1]).toMatchObject({ type: 'group', scale: { y: 1, about: { x: 917 } } })
  const bracket = children[3] as GroupNode
  expect(bracket).toMatchObject({ rotation: { deg: 90, about: { y: 500 } } })
  expect(bracket.children[0]).toMatchObject({ type: 'text', y: 500 })
})

it('has a box with the marks that hang', () => {
  const text = columnsOf('“一二三四。', 4)
  expect(columnsBox(text, HEAD)).toEqual({ x: 834, y: 100, width: 166, height: 600 })
})

const room = { widthPx: 700, heightPx: 600 }

it('takes the largest size that fits, and another column where that breaks better', () => {
  const text = '子在川上曰：“逝者如斯夫！不舍昼夜。”'
  const set = fitColumns(text, hundreds, [300, 100, 50], room, fakeMetrics)
  expect(set.style.sizePx).toBe(100)
  expect(wordsInColumns(set)).toEqual(['子在川上曰：', '『逝者如斯夫！', '不舍昼夜。』'])
  const tall = { widthPx: 700, heightPx: 900 }
  expect(wordsInColumns(fitColumns(text, hundreds, [100], tall, fakeMetrics))).toHaveLength(3)
})

it('ends in an ellipsis what does not fit at the smallest size', () => {
  const set = fitColumns('春眠不觉晓，处处闻啼鸟。'.repeat(9), hundreds, [150, 100], room, fakeMetrics)
  expect(set.truncated).toBe(true)
  expect(set.columns).toHaveLength(4)
  expect(set.shown.endsWith('…')).toBe(true)
})

import { expect, it, vi } from 'vitest'
import { itemsInPlaces } from '../../../src/card/set/setItems'
import { drawSet, type SetRenderer } from '../../../src/export/set/drawSet'
import { cardWith } from '../../layout/cards'

const MAKING = {
  format: 'png',
  usualFormat: 'png',
  quality: 1,
  scale: 1,
  opensAgain: true,
  pattern: '{target}',
} as const
const ITEMS = itemsInPlaces(cardWith({}), ['1:1', '4:5', '16:9'], MAKING)

function toldDrawer(failsAt = -1) {
  const told: string[] = []
  const at = (item: (typeof ITEMS)[0]) => ITEMS.indexOf(item)
  const renderer: SetRenderer = {
    prepare: async (item) => told.push(`prepare ${at(item)}`),
    draw: async (item) => {
      told.push(`draw ${at(item)}`)
      if (at(item) === failsAt) throw new Error('no room')
      return { file: new Blob([item.id]) } as Awaited<ReturnType<SetRenderer['draw']>>
    },
    close() {},
  }
  return { renderer, told }
}

it('draws one after the other, and prepares the next meanwhile', async () => {
  const { renderer, told } = toldDrawer()
  const drawn = []
  for await (const { item } of drawSet(ITEMS, { renderer, signal: new AbortController().signal }))
    drawn.push(item)
  expect(drawn).toEqual(ITEMS)
  expect(told).toEqual(['draw 0', 'prepare 1', 'draw 1', 'prepare 2', 'draw 2'])
})

it('tells of a picture that fails, and goes on with the next', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { renderer } = toldDrawer(1)
  const failed: unknown[] = []
  const drawn = []
  const options = {
    renderer,
    signal: new AbortController().signal,
    onFailed: (item: unknown) => failed.push(item),
  }
  for await (const { item } of drawSet(ITEMS, options)) drawn.push(item)
  expect([drawn, failed]).toEqual([[ITEMS[0], ITEMS[2]], [ITEMS[1]]])
})

it('ends without a word once it is called off', async () => {
  const { renderer, told } = toldDrawer()
  const leaving = new AbortController()
  for await (const _ of drawSet(ITEMS, { renderer, signal: leaving.signal })) leaving.abort()
  expect(told).toEqual(['draw 0', 'prepare 1'])
})

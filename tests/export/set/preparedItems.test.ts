import { expect, it } from 'vitest'
import { itemsInPlaces } from '../../../src/card/set/setItems'
import { preparedItems } from '../../../src/export/set/pageRenderer'
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
const [first, second, third] = ITEMS as [(typeof ITEMS)[0], (typeof ITEMS)[0], (typeof ITEMS)[0]]

it('makes each once, and gives back what nobody takes: stopped, or left over', async () => {
  const made: string[] = []
  const discarded: string[] = []
  const prepared = preparedItems(
    async ({ id }) => (made.push(id), id),
    (id) => discarded.push(id),
  )
  const set = new AbortController()
  const other = new AbortController()
  await prepared.prepare(first, set.signal)
  await prepared.prepare(second, set.signal)
  await prepared.prepare(third, other.signal)
  expect(await prepared.take(first, set.signal)).toBe(first.id)
  expect(made).toEqual([first.id, second.id, third.id])
  set.abort()
  await Promise.resolve()
  expect(discarded).toEqual([second.id])
  prepared.forgetAll()
  await Promise.resolve()
  expect(discarded).toEqual([second.id, third.id])
  other.abort()
  await Promise.resolve()
  expect(discarded).toEqual([second.id, third.id])
})

it('tells a failure to who takes it, and to nobody else', async () => {
  const prepared = preparedItems(async () => Promise.reject(new Error('no room')))
  const { signal } = new AbortController()
  await prepared.prepare(first, signal).catch(() => {})
  await expect(prepared.take(first, signal)).rejects.toThrow('no room')
  const set = new AbortController()
  prepared.prepare(second, set.signal).catch(() => {})
  set.abort()
  prepared.forgetAll()
})

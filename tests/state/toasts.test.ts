import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { OFFER_MS, pushToastAtom, toastsAtom, type ToastMessage } from '../../src/state/toasts'

type Message = Omit<ToastMessage, 'id'>

const done = (text: string): Message => ({ kind: 'done', text })
const failure = (text: string): Message => ({ kind: 'failure', text })
const deletion = (text: string): Message => ({
  kind: 'done',
  text,
  lastsMs: OFFER_MS,
  actions: [{ label: 'Undo', run: () => undefined }],
})
const waiting = (text: string): Message => ({ ...deletion(text), stays: true })

function shownAfter(...messages: Message[]): string[] {
  const store = createStore()
  for (const message of messages) store.set(pushToastAtom, message)
  return store.get(toastsAtom).map(({ text }) => text)
}

describe('toasts', () => {
  it('are three at most: the oldest goes, first one that is going anyway, then one that is only to be read', () => {
    expect(shownAfter(done('a'), done('b'), done('c'), done('d'))).toEqual(['b', 'c', 'd'])
    expect(shownAfter(failure('a'), done('b'), done('c'), done('d'))).toEqual(['a', 'c', 'd'])
    expect(shownAfter(failure('a'), failure('b'), failure('c'), done('d'))).toEqual(['b', 'c', 'd'])
  })

  it('never take away what can be undone or waits for an answer', () => {
    const files = [failure('a'), failure('b'), failure('c')]
    expect(shownAfter(deletion('gone'), ...files)).toEqual(['gone', 'b', 'c'])
    const offers = [deletion('1'), deletion('2'), waiting('3'), deletion('4')]
    expect(shownAfter(...offers)).toEqual(['1', '2', '3', '4'])
    expect(shownAfter(...offers, done('a'), done('b'))).toEqual(['1', '2', '3', '4', 'b'])
  })

  it('say a thing once: the same message comes anew in place of the one before', () => {
    expect(shownAfter(failure('no cards'), done('a'), failure('no cards'))).toEqual(['a', 'no cards'])
    expect(shownAfter(waiting('ready'), waiting('ready'))).toEqual(['ready'])
    const kept = { ...deletion('kept'), topic: 'keep' }
    expect(shownAfter(kept, done('a'), { ...kept, text: 'removed' })).toEqual(['a', 'removed'])
    expect(shownAfter(done('same'), failure('same'))).toEqual(['same', 'same'])
  })

  it('keep the Undo of each of two cards with one name', () => {
    expect(shownAfter(deletion('“Winter” is deleted.'), deletion('“Winter” is deleted.'))).toHaveLength(2)
  })
})

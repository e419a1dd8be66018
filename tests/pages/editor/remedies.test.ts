import { beforeEach, expect, it } from 'vitest'
import { remediesOf, remedyAtom, type RemedyId } from '../../../src/pages/editor/desk/Remedies'
import { changeSettingsAtom, undoAtom } from '../../../src/state/card'
import { isNarrowAtom } from '../../../src/state/view'
import { cardWith, QUOTE } from '../../layout/cards'
import { CardOnDesk } from './canvas/cardOnDesk'

const LONG = { ...QUOTE, content: `${QUOTE.content} `.repeat(20).trim() }
const LONGISH = { ...QUOTE, content: `${QUOTE.content} `.repeat(9).trim() }
const VERY_LONG = { ...QUOTE, content: `${QUOTE.content} `.repeat(200).trim() }

let card: CardOnDesk
beforeEach(() => {
  card = new CardOnDesk(cardWith({}, {}, LONG))
})

const lost = () => card.scene.notices.filter(({ code }) => code === 'truncated')
const offered = () => remediesOf(card.store.get)

it.each<RemedyId>(['taller', 'smaller'])('%s shows the end of a quote, in one step', (id) => {
  expect(lost()).not.toEqual([])
  const before = card.settings
  expect(offered()).toContain(id)
  card.store.set(remedyAtom, id)
  expect(lost()).toEqual([])
  expect(card.undoSteps).toBe(1)
  card.store.set(undoAtom)
  expect(card.settings).toEqual(before)
})

it('a taller card is no taller, and smaller type no smaller, than is needed', () => {
  card.store.set(remedyAtom, 'taller')
  expect(card.settings.aspectRatio).not.toBe('1:2')
  card.store.set(undoAtom)
  card.store.set(remedyAtom, 'smaller')
  expect(card.block('content').sizePx).toBeGreaterThan(10)
})

it('on a phone, which shows every ratio at 4:5, a taller card is shown as tall as it is', () => {
  card.store.set(isNarrowAtom, true)
  card.store.set(changeSettingsAtom, { aspectRatio: '16:9' })
  expect(lost()).not.toEqual([])
  expect(offered()).toContain('taller')
  card.store.set(remedyAtom, 'taller')
  expect(lost()).toEqual([])
  const { width, height } = card.scene
  expect(height / width).toBeGreaterThan(1.25)
})

it('what does not help is not offered', () => {
  card = new CardOnDesk(cardWith({ aspectRatio: '1:2' }, {}, VERY_LONG))
  expect(lost()).not.toEqual([])
  expect(offered()).toEqual([])
  card = new CardOnDesk(cardWith({}))
  expect(offered()).toEqual([])
})

it('a quote too small for a phone is larger on a taller card, not in smaller type', () => {
  card = new CardOnDesk(cardWith({ aspectRatio: '16:9' }, {}, LONGISH))
  const small = () => card.scene.notices.filter(({ code }) => code === 'small-type')
  expect(small()).not.toEqual([])
  expect(lost()).toEqual([])
  expect(offered()).toEqual(['taller'])
  card.store.set(remedyAtom, 'taller')
  expect([...small(), ...lost()]).toEqual([])
})

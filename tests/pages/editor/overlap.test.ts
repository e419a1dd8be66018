import { beforeEach, expect, it } from 'vitest'
import { NO_PLACEMENT } from '../../../src/card/placements'
import { draggedOntoWordsAtom, putBackAtom } from '../../../src/pages/editor/desk/overlap'
import { placeBlockAtom, sharesOf } from '../../../src/pages/editor/canvas/state/blockChanges'
import type { BlockId } from '../../../src/scene/nodes'
import { cardWith } from '../../layout/cards'
import { CardOnDesk } from './canvas/cardOnDesk'

let card: CardOnDesk
beforeEach(() => {
  card = new CardOnDesk(cardWith({}))
})

const overlapping = () => card.store.get(draggedOntoWordsAtom)

function dragBy(id: BlockId, x: number, y: number, scale = 1) {
  const shares = sharesOf(card.store.get, { x, y })
  card.store.set(placeBlockAtom, id, { ...NO_PLACEMENT, ...shares, scale })
}

it('words that are dragged onto others are known, and go back in one step, at their size', () => {
  expect(overlapping()).toEqual([])
  const [quote, translation] = [card.block('content').box, card.block('translation').box]
  dragBy('content', 0, translation.y - quote.y, 0.9)
  expect(overlapping()).toEqual(['content'])
  const steps = card.undoSteps
  card.store.set(putBackAtom)
  expect(overlapping()).toEqual([])
  expect(card.settings.placements).toEqual({ content: { ...NO_PLACEMENT, scale: 0.9 } })
  expect(card.undoSteps).toBe(steps + 1)
})

it('words that are dragged close to others are not', () => {
  dragBy('translation', 12, 2)
  dragBy('date', 0, -8)
  expect(card.block('translation').offset).toBeDefined()
  expect(overlapping()).toEqual([])
})

it('a seal may lie on words', () => {
  card = new CardOnDesk(cardWith({ showSeal: true, sealText: '静' }))
  const [seal, quote] = [card.block('seal').box, card.block('content').box]
  dragBy('seal', quote.x - seal.x, quote.y - seal.y)
  expect(card.block('seal').offset).toBeDefined()
  expect(overlapping()).toEqual([])
})

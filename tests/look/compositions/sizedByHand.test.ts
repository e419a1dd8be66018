import { expect, it } from 'vitest'
import { cardWith } from '../../layout/cards'
import { layoutCard } from '../../layout/laidOut'
import { fakeMetrics } from '../../text/fakeMetrics'

const COMPOSITIONS = ['almanac', 'numeral', 'caption', 'postcard', 'ticket'] as const
const CASES = COMPOSITIONS.flatMap((composition) =>
  (['content', 'translation'] as const).flatMap((id) => [
    { composition, id, aspectRatio: '16:9', by: 'corner' } as const,
    { composition, id, aspectRatio: '4:5', by: 'corner' } as const,
    { composition, id, aspectRatio: '16:9', by: 'side' } as const,
  ]),
)

it.each(CASES)('$composition, $aspectRatio: a $by of the $id changes no other size', (of) => {
  const { id, by, ...look } = of
  const lay = (placements: object) => layoutCard(cardWith({ ...look, placements }), fakeMetrics)
  const before = lay({})
  const block = before.blocks.find((shown) => shown.id === id)!
  const width = (0.97 * block.box.width) / before.width
  const byHand = by === 'corner' ? { scale: 0.75, width: 0 } : { scale: 1, width }
  const after = lay({ [id]: { dx: 0, dy: 0, ...byHand } })
  const sizes = ({ blocks }: typeof before) =>
    blocks
      .filter((shown) => by === 'side' || shown.id !== id)
      .map((shown) => [shown.id, shown.sizePx.toFixed(2)])
  expect(sizes(after)).toEqual(sizes(before))
})

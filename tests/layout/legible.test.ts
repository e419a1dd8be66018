import { expect, it } from 'vitest'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { leafNodes } from '../../src/scene/leafNodes'
import { cardWith, QUOTE } from './cards'
import { expectValidLayout } from './validLayout'

const PHONE_PT = 375
const LEAST_PT = { content: 9, other: 6.5 }
const READ: readonly TemplateId[] = [
  'minimal',
  'professional',
  'retro',
  'dark',
  'sunny',
  'cloudyPortrait',
  'dusk',
]

it.each(READ)('is read on a phone, however wide: %s', (id) => {
  for (const aspectRatio of ['2:1', '16:9', '4:5'] as const) {
    const { live, width, notices } = expectValidLayout(
      cardWith({ ...TEMPLATES[id].settings, aspectRatio }, {}, QUOTE),
    )
    expect(notices).toEqual([])
    for (const { node, block } of leafNodes(live)) {
      if (node.type !== 'text' || !block || node.isDecoration) continue
      const px = Math.max(...node.runs.map(({ font }) => font.sizePx))
      const least = block === 'content' ? LEAST_PT.content : LEAST_PT.other
      expect((px * PHONE_PT) / width, `${aspectRatio} ${block}`).toBeGreaterThanOrEqual(least)
    }
  }
})

it('says that a quote is under 9 pt on a phone, and says it of no other', () => {
  const answers = new Set<boolean>()
  for (const times of [1, 3, 6, 10])
    for (const aspectRatio of ['2:1', '16:9', '1:1', '9:16'] as const) {
      const content = `${QUOTE.content} `.repeat(times)
      const card = cardWith({ aspectRatio }, {}, { ...QUOTE, content })
      const { blocks, width, notices } = expectValidLayout(card)
      const { sizePx } = blocks.find(({ id }) => id === 'content')!
      const isSaid = notices.some(({ code }) => code === 'small-type')
      answers.add(isSaid)
      expect(isSaid, `${aspectRatio} × ${times}`).toBe((sizePx * PHONE_PT) / width < LEAST_PT.content)
    }
  expect(answers.size).toBe(2)
})

import { expect, it } from 'vitest'
import { drawnInNode, NO_PICTURES, nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { layoutCard } from '../layout/laidOut'
import type { FontId } from '../../src/text/fonts'
import { FONTS } from '../../src/text/fonts'
import { cardWith, idsOf, QUOTE } from '../layout/cards'
import { textNodes } from '../layout/validLayout'

function drawn(fontFamily: FontId, letter: string) {
  const content = `sea in sun and room\nsea in s${letter}n and room\nsea in sun and room`
  const scene = layoutCard(cardWith({}, { fontFamily }, { ...QUOTE, content }), nodeMetrics)
  const [first] = textNodes(scene.live).filter(({ id }) => id.startsWith('content-line'))
  const { data, width } = drawnInNode(scene, 1, { gradients: 'grained', pictures: NO_PICTURES })
    .getContext('2d')
    .getImageData(0, 0, scene.width, first!.y)
  return { data, width }
}

it.each(idsOf(FONTS))('500 accents on a letter stay off the line above in %s', (fontFamily) => {
  const plain = drawn(fontFamily, `u${'\u034f'.repeat(500)}`)
  const piled = drawn(fontFamily, `u${'\u0301'.repeat(500)}`)
  expect(piled.width).toBe(plain.width)
  expect(piled.data.every((channel, at) => channel === plain.data[at])).toBe(true)
})

import { expect, it } from 'vitest'
import { sameNodes } from '../../src/draw/sameNodes'
import { richScene } from './fixtures'

it('sees that two scenes say the same, and any difference', () => {
  expect(sameNodes(richScene().still, richScene().still)).toBe(true)
  const moved = richScene().still.map((node) => (node.id === 'glass' ? { ...node, x: 301 } : node))
  expect(sameNodes(richScene().still, moved as ReturnType<typeof richScene>['still'])).toBe(false)
  expect(sameNodes(richScene().still, richScene().still.slice(1))).toBe(false)
  const fainter = richScene().still.map((node) => (node.id === 'glass' ? { ...node, opacity: 0.5 } : node))
  expect(sameNodes(richScene().still, fainter)).toBe(false)
})

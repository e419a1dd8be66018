import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { matNodes, matTint } from '../../src/layout/sheet'
import { SHADOWS } from '../../src/look/shadows'
import { alphaOf, contrastRatio, oklch } from '../../src/scene/colour'

const CARD = { x: 0, y: 0, width: 960, height: 540 }
const GROUNDS = {
  dark: ['#000000', '#0C0C0E', '#18181B', '#262431', '#1F2A37', '#0F172A', '#3B0764', '#14532D'],
  deep: ['#7C3AED', '#3B82F6', '#B91C1C', '#475569', '#EA580C'],
  pale: ['#FFFFFF', '#F5F2EB', '#FFE4EC', '#D1FAE5', '#FDE68A'],
}
const tintOf = (ground: string) => matTint({ ...DEFAULT_SETTINGS, margin: 'tint' }, ground)!

it('lays a card on a mat of nearly its own lightness, and no grey one around a dark card', () => {
  for (const ground of [...GROUNDS.dark, ...GROUNDS.pale]) {
    const [card, mat] = [oklch(ground), oklch(tintOf(ground))]
    expect(Math.abs(mat.lightness - card.lightness), ground).toBeLessThan(ground === '#000000' ? 0.26 : 0.16)
    expect(contrastRatio(tintOf(ground), ground), `${ground} is set off`).toBeGreaterThan(1.08)
  }
})

it('keeps the hue of a coloured card in its mat', () => {
  for (const ground of [...GROUNDS.deep, '#3B0764', '#14532D', '#FFE4EC']) {
    const [card, mat] = [oklch(ground), oklch(tintOf(ground))]
    const apartDeg = Math.abs(((mat.hueDeg - card.hueDeg + 540) % 360) - 180)
    expect(apartDeg, ground).toBeLessThan(25)
    expect(mat.chroma, ground).toBeGreaterThan(0.4 * card.chroma)
  }
})

it('casts a deeper shadow on a dark mat, where a light one would not be seen', () => {
  const deepest = (ground: string) => {
    const shadow = matNodes(tintOf(ground), CARD, CARD, SHADOWS.md.shadows).at(-1)
    return Math.max(
      ...((shadow?.type === 'rect' && shadow.shadows) || []).map(({ colour }) => alphaOf(colour)),
    )
  }
  expect(deepest('#18181B')).toBeGreaterThan(2 * deepest('#F5F2EB'))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEAL_FACES, sealNodes, sealSize, type Seal } from '../../../src/look/seal/seal'
import { SEAL_SHAPES } from '../../../src/look/seal/shapes'
import { sealWords } from '../../../src/look/seal/occupiedBoxes'
import { contrastRatio } from '../../../src/scene/colour'
import { leafNodes } from '../../../src/scene/leafNodes'
import type { GroupNode, PathNode, SceneNode, TextNode } from '../../../src/scene/nodes'
import { keysOf } from '../../../src/scene/values'
import { fakeMetrics } from '../../text/fakeMetrics'
import { runs } from '../../fixtures/tier'

const PAPER = '#F7F1E3'
const CORNER = { x: 100, y: 200 }
const SEAL: Seal = { words: '平安喜乐', shape: 'square', manner: 'carved', face: 'song' }

const draw = (seal: Partial<Seal> = {}, sidePx = 100, paper = PAPER) =>
  sealNodes('seal', { ...SEAL, ...seal }, CORNER, sidePx, [paper], fakeMetrics)
const charactersOf = (nodes: readonly SceneNode[]) =>
  leafNodes(nodes).flatMap(({ node }) => (node.type === 'text' ? [node] : []))
const pathOf = (nodes: readonly SceneNode[], id: string) =>
  leafNodes(nodes).find(({ node }) => node.id === `seal-${id}`)?.node as PathNode | undefined
const stretchedOf = (nodes: readonly SceneNode[]) =>
  (nodes[0] as GroupNode).children.filter((node): node is GroupNode => node.type === 'group')

function inkOf(group: GroupNode) {
  const { scale } = group
  const { x, y, runs } = group.children[0] as TextNode
  const ink = fakeMetrics.inkEm('', runs[0]!.font)
  const px = runs[0]!.font.sizePx
  const at = (value: number, about: number, by: number) => about + (value - about) * by
  return {
    left: at(x + ink.x * px, scale!.about.x, scale!.x),
    right: at(x + (ink.x + ink.width) * px, scale!.about.x, scale!.x),
    top: at(y + ink.y * px, scale!.about.y, scale!.y),
    bottom: at(y + (ink.y + ink.height) * px, scale!.about.y, scale!.y),
  }
}

const anySeal: fc.Arbitrary<Seal> = fc.record({
  words: fc.string({ unit: fc.constantFrom(...'日签一鬱静安'), minLength: 1, maxLength: 4 }),
  shape: fc.constantFrom(...keysOf(SEAL_SHAPES)),
  manner: fc.constantFrom('carved', 'raised'),
  face: fc.constantFrom(...keysOf(SEAL_FACES)),
  wear: fc.double({ min: 0, max: 1, noNaN: true }),
})

describe('a seal', () => {
  it('is the same for the same words, another for others', () => {
    expect(draw()).toEqual(draw())
    expect(pathOf(draw({ words: '长乐未央' }), 'stone')).not.toEqual(pathOf(draw(), 'stone'))
  })

  it('stays in its box, without a number that is none', () => {
    fc.assert(
      fc.property(anySeal, (seal) => {
        const nodes = draw(seal)
        expect(JSON.stringify(nodes)).not.toMatch(/NaN|null|Infinity/)
        const { width, height } = sealSize(seal, 100)
        for (const { node } of leafNodes(nodes)) {
          if (node.type !== 'path') continue
          const numbers = [...node.d.matchAll(/-?[\d.]+/g)].map(Number)
          const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
          expect(Math.min(...xs)).toBeGreaterThanOrEqual(CORNER.x - 0.01)
          expect(Math.max(...xs)).toBeLessThanOrEqual(CORNER.x + width + 0.01)
          expect(Math.min(...ys)).toBeGreaterThanOrEqual(CORNER.y - 0.01)
          expect(Math.max(...ys)).toBeLessThanOrEqual(CORNER.y + height + 0.01)
        }
        for (const { left, right, top, bottom } of stretchedOf(nodes).map(inkOf)) {
          expect(left).toBeGreaterThan(CORNER.x)
          expect(right).toBeLessThan(CORNER.x + width)
          expect(top).toBeGreaterThan(CORNER.y)
          expect(bottom).toBeLessThan(CORNER.y + height)
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('has its characters in columns from the right, none over another', () => {
    const [first, second, third, fourth] = stretchedOf(draw()).map(inkOf)
    expect(second!.top).toBeGreaterThan(first!.bottom)
    expect(third!.right).toBeLessThan(first!.left)
    expect(fourth!.top).toBeGreaterThan(third!.bottom)
    expect(charactersOf(draw()).map(({ runs }) => runs[0]!.text)).toEqual([...'平安喜乐'])
  })

  it('stretches no character further than a carver would', () => {
    const stretchOf = (seal: Partial<Seal>) =>
      Math.max(
        ...stretchedOf(draw(seal)).map(({ scale }) => Math.max(scale!.x / scale!.y, scale!.y / scale!.x)),
      )
    expect(stretchOf({ words: '静' })).toBeLessThanOrEqual(1.15)
    expect(stretchOf({ words: '知足' })).toBeLessThanOrEqual(1.95)
    expect(stretchOf({ words: '知足' })).toBeGreaterThan(1.55)
    expect(stretchOf({ words: '日日新' })).toBeCloseTo(1.55)
  })

  it.each([
    ['flat, such as 一', { x: 0.04, y: -0.45, width: 0.92, height: 0.1 }],
    ['narrow, such as 丨', { x: 0.45, y: -0.82, width: 0.1, height: 0.9 }],
  ])('leaves one that is %s its shape', (_, ink) => {
    const metrics = { ...fakeMetrics, inkEm: () => ink }
    const nodes = sealNodes('seal', { ...SEAL, words: '一' }, CORNER, 100, [PAPER], metrics)
    const { x, y } = stretchedOf(nodes)[0]!.scale!
    expect(Math.max(x / y, y / x)).toBeCloseTo(1.15)
  })

  it('has more specks and chips the more it is worn, none when it is new', () => {
    const specks = (wear: number) => pathOf(draw({ wear }), 'paper-specks')?.d.split('M').length ?? 0
    expect(specks(0)).toBe(0)
    expect(specks(1)).toBeGreaterThan(specks(0.4))
    expect(specks(0.4)).toBe(1 + 36)
    expect(pathOf(draw({}, 27), 'paper-specks')).toMatchObject({ fill: PAPER })
    expect(pathOf(draw({}, 27), 'paper-specks')!.d.split('M')).toHaveLength(1 + 18) // Small seals are worn less.
  })

  it('is a stone with characters in the paper’s colour, or a border with characters in ink', () => {
    const carved = draw()
    expect(pathOf(carved, 'stone')).toMatchObject({ fill: '#B3261E' })
    expect(charactersOf(carved).every(({ fill }) => fill === PAPER)).toBe(true)
    const raised = draw({ manner: 'raised' })
    expect(pathOf(raised, 'border')).toMatchObject({ fill: '#B3261E', evenOdd: true })
    expect(charactersOf(raised).every(({ fill }) => fill === '#B3261E')).toBe(true)
  })

  it.each(['#FFFFFF', '#F7F1E3', '#BCCBC2', '#8FA9B3', '#182848', '#000000'])(
    'can be read on %s',
    (paper) => {
      for (const manner of ['carved', 'raised'] as const) {
        const nodes = draw({ manner }, 40, paper)
        const stone = pathOf(nodes, 'stone')
        const ground = stone ? (stone.fill as string) : paper
        const least = stone ? 4.5 : 3
        for (const { fill } of charactersOf(nodes)) expect(contrastRatio(fill, ground)).toBeGreaterThan(least)
      }
    },
  )

  it('is round where a gourd cannot hold its characters', () => {
    expect(sealSize({ words: '清欢', shape: 'gourd' }, 100).height).toBeCloseTo(161.3, 1)
    expect(sealSize({ words: '静', shape: 'gourd' }, 100).height).toBe(100)
    expect(sealSize({ words: '日签', shape: 'tall' }, 28)).toEqual({ width: 28, height: 28 * 1.86 })
  })

  it('says the first four Chinese characters of a watermark', () => {
    expect(sealWords('日签 Quotidian')).toBe('日签')
    expect(sealWords('一二三四五')).toBe('一二三四')
    expect(sealWords('Quotidian')).toBe('')
    expect(draw({ words: '' })).toEqual([])
  })
})

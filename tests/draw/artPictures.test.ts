import { describe, expect, it } from 'vitest'
import { createPaintContext } from '../../src/draw/paintContext'
import { drawnInNode, NO_PICTURES } from '../../src/draw/node/nodeCanvas'
import { FORMATS } from '../../src/export/formats'
import { type ArtFamilyId } from '../../src/look/art'
import { artFamily } from '../layout/laidOut'
import { calmArea } from '../../src/look/art/stage'
import { monthOf } from '../../src/look/art/geometry/family'
import { paintingOf, paletteOf } from '../../src/look/art/painting'
import { skyOf } from '../../src/look/art/sky'
import { contrastRatio, formatColour, oklabOf, type Rgba } from '../../src/scene/colour'
import type { Box } from '../../src/scene/nodes'
import { combinations } from '../fixtures/combinations'

const BOXES: Box[] = [
  { x: 0, y: 0, width: 960, height: 540 },
  { x: 0, y: 0, width: 1260, height: 540 },
  { x: 0, y: 0, width: 540, height: 540 },
  { x: 0, y: 0, width: 540, height: 960 },
]
const DAYS = ['2026-01-01', '2026-02-14', '2026-05-19', '2026-08-31', '2026-10-06', '2026-12-21']
const BOXES_OF_DAYS = combinations({ box: BOXES, date: DAYS }, { strength: 1 })
const LEAST_CONTRAST = 4.5
const WORST_SHARE = 0.04 // share of pixels that may be worse

const FAMILIES: readonly ArtFamilyId[] = ['sea', 'flow', 'geometry']

function drawn(id: ArtFamilyId, date: string, box: Box, palette = '') {
  const family = artFamily(id)
  const choice = { family: id, palette, seed: 0 }
  const { nodes, isMassLeft } = paintingOf(family, choice, date, box)
  const { width, height } = box
  const scene = {
    width,
    height,
    still: nodes.filter((node) => node.id !== 'art-grain'), // One-pixel specks say nothing about an area.
    live: [],
    blocks: [],
    notices: [],
    plan: { textBox: box, placedByFrame: [], colouredByFrame: [] },
  }
  const canvas = drawnInNode(scene, 1, createPaintContext(FORMATS.png.gradients, NO_PICTURES))
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data
  const at = (x: number, y: number): Rgba => {
    const from = 4 * (Math.round(y) * width + Math.round(x))
    return { r: pixels[from]!, g: pixels[from + 1]!, b: pixels[from + 2]!, a: 1 }
  }
  return { at, family, isMassLeft, palette: paletteOf(family, choice, date).palette }
}

/** Samples every third px. */
function valuesIn({ x, y, width, height }: Box, valueAt: (x: number, y: number) => number): number[] {
  const values: number[] = []
  for (let down = Math.ceil(y); down < y + height; down += 3)
    for (let across = Math.ceil(x); across < x + width; across += 3) values.push(valueAt(across, down))
  return values.toSorted((a, b) => a - b)
}

describe.each(FAMILIES)('a painting of %s', (id) => {
  const names = Object.keys(artFamily(id).palettes)

  it.each(combinations({ box: BOXES, name: names }, { strength: 1 }))(
    'leaves a calm place where its ink can be read, $box.width × $box.height in $name',
    ({ box, name }) => {
      const day = DAYS[names.indexOf(name) % DAYS.length]!
      const { at, family, isMassLeft, palette } = drawn(id, day, box, name)
      const contrasts = valuesIn(calmArea(box, family.words, isMassLeft).box, (x, y) =>
        contrastRatio(formatColour(at(x, y)), palette.colours.ink!),
      )
      const worst = contrasts[Math.floor(WORST_SHARE * contrasts.length)]
      expect(worst, `${day} ${name}`).toBeGreaterThan(LEAST_CONTRAST)
    },
  )

  it('is painted to every edge', () => {
    for (const box of BOXES) {
      const { at } = drawn(id, DAYS[1]!, box)
      const [right, foot] = [box.width - 1, box.height - 1]
      for (const [x, y] of [
        [0, 0],
        [right, 0],
        [0, foot],
        [right, foot],
        [right, foot / 2],
      ] as const) {
        const { r, g, b } = at(x, y)
        expect(r + g + b, `${x} ${y}`).toBeGreaterThan(0)
      }
    }
  })
})

describe('the month of geometry', () => {
  it('has ink on every day that has gone by', () => {
    for (const { box, date } of BOXES_OF_DAYS) {
      const sky = skyOf(date)
      const { at, palette, isMassLeft } = drawn('geometry', date, box)
      const paper = palette.colours.paper!
      const { cells } = monthOf(box, sky, isMassLeft)
      cells.slice(0, sky.dayOfMonth).forEach((cell, day) => {
        const inked = valuesIn(cell, (x, y) => (formatColour(at(x, y)) === paper ? 0 : 1))
        const share = inked.filter((ink) => ink === 1).length / inked.length
        expect(share, `${date}: ${day + 1}`).toBeGreaterThan(0.2)
      })
    }
  })
})

describe('the sea', () => {
  it('has its horizon well below the middle, and not every day as high', () => {
    const horizons = BOXES_OF_DAYS.map(({ box, date }) => {
      const { at } = drawn('sea', date, box)
      const lightness = (y: number) => oklabOf(formatColour(at(2, y)))[0]
      const steps = Array.from({ length: box.height - 2 }, (_, y) =>
        Math.abs(lightness(y + 2) - lightness(y)),
      )
      const horizon = steps.findIndex((step) => step > 0.05) / box.height
      expect(horizon, date).toBeGreaterThan(0.55)
      expect(horizon, date).toBeLessThan(0.88)
      return horizon
    })
    expect(Math.max(...horizons) - Math.min(...horizons)).toBeGreaterThan(0.08)
  })

  it('keeps its last light from where words stand', () => {
    for (const { box, date } of BOXES_OF_DAYS) {
      const { at, family, isMassLeft } = drawn('sea', date, box, 'dusk')
      const lightness = valuesIn(
        calmArea(box, family.words, isMassLeft).box,
        (x, y) => oklabOf(formatColour(at(x, y)))[0],
      )
      const cut = Math.floor(0.01 * lightness.length)
      const varies = lightness.at(-1 - cut)! - lightness[cut]!
      expect(varies, `${date} ${box.width}×${box.height}`).toBeLessThan(0.13)
    }
  })
})

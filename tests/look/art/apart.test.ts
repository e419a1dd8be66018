/**
 * Compares paintings at 60 px width by root mean square in hundredths of Oklab; two flat cards that differ
 * just visibly are about 2 apart.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { rasterPaintContext } from '../../../src/draw/rasterPaintContext'
import { drawnInNode, NO_PICTURES } from '../../../src/draw/node/nodeCanvas'
import { ART_FAMILIES, type ArtFamilyId } from '../../../src/look/art'
import { artFamily } from '../../layout/laidOut'
import { paintingOf } from '../../../src/look/art/painting'
import { formatColour, oklabOf } from '../../../src/scene/colour'
import { keysOf } from '../../../src/scene/values'
import { oneIn } from '../../fixtures/tier'

const APART = { families: 4, days: 1.4 }
const BOX = { x: 0, y: 0, width: 960, height: 540 }
const WIDTH_PX = 60
const DRAWN_LARGER = 2 // then averaged over this many pixels each way
const ALL_DAYS = Array.from(
  { length: 24 },
  (_, at) => `2026-${String(Math.floor(at / 2) + 1).padStart(2, '0')}-${at % 2 === 0 ? '06' : '21'}`,
)
const DAYS = oneIn(7, ALL_DAYS)

interface Seen {
  family: ArtFamilyId
  name: string
  colours: Float64Array
}

async function seenFromAfar(family: ArtFamilyId): Promise<Seen[]> {
  return DAYS.map((day) => ({ family, name: `${family} ${day}`, colours: coloursOf(family, day) }))
}

function coloursOf(family: ArtFamilyId, day: string): Float64Array {
  const { nodes } = paintingOf(artFamily(family), { family, palette: '', seed: 0 }, day, BOX)
  const still = nodes.filter(({ id }) => id !== 'art-grain') // Grain is invisible at that size.
  const scene = { ...BOX, still, live: [], blocks: [], notices: [] }
  const plan = { textBox: BOX, placedByFrame: [], colouredByFrame: [] }
  const ratio = (DRAWN_LARGER * WIDTH_PX) / BOX.width
  const canvas = drawnInNode({ ...scene, plan }, ratio, rasterPaintContext('native', NO_PICTURES))
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const [columns, rows] = [Math.floor(width / DRAWN_LARGER), Math.floor(height / DRAWN_LARGER)]
  const mean = (column: number, row: number, channel: number) => {
    let sum = 0
    for (let at = 0; at < DRAWN_LARGER ** 2; at++) {
      const x = column * DRAWN_LARGER + (at % DRAWN_LARGER)
      const y = row * DRAWN_LARGER + Math.floor(at / DRAWN_LARGER)
      sum += data[(y * width + x) * 4 + channel]!
    }
    return sum / DRAWN_LARGER ** 2
  }
  return Float64Array.from(
    Array.from({ length: columns * rows }, (_, at) => {
      const [column, row] = [at % columns, Math.floor(at / columns)]
      const [r, g, b] = [mean(column, row, 0), mean(column, row, 1), mean(column, row, 2)]
      return oklabOf(formatColour({ r, g, b, a: 1 }))
    }).flat(),
  )
}

function distance(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at]! - b[at]!) ** 2
  return 100 * Math.sqrt((3 * sum) / a.length)
}

function confused(pairs: readonly (readonly [Seen, Seen])[], apart: number): string[] {
  return pairs
    .map(([a, b]) => ({ names: `${a.name} and ${b.name}`, is: distance(a.colours, b.colours) }))
    .filter(({ is }) => is < apart)
    .map(({ names, is }) => `${names}: ${is.toFixed(2)} apart`)
}

describe('paintings from afar', { tags: ['slow'] }, () => {
  let pairs: (readonly [Seen, Seen])[]
  beforeAll(async () => {
    const seen = (await Promise.all(keysOf(ART_FAMILIES).map(seenFromAfar))).flat()
    pairs = seen.flatMap((a, at) => seen.slice(at + 1).map((b) => [a, b] as const))
  })

  it('tells any two families apart, whatever the days', () => {
    const ofTwo = pairs.filter(([a, b]) => a.family !== b.family)
    const families = keysOf(ART_FAMILIES).length
    expect(ofTwo).toHaveLength(((families * (families - 1)) / 2) * DAYS.length ** 2)
    expect(confused(ofTwo, APART.families)).toEqual([])
  })

  it('shows another picture on each of 24 days of a family', () => {
    const ofOne = pairs.filter(([a, b]) => a.family === b.family)
    expect(confused(ofOne, APART.days)).toEqual([])
  })
})

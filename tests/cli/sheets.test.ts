import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import { SHEETS } from '../../src/cli/sheets'
import type { Cell } from '../../src/cli/sheets/cell'
import { layoutCard } from '../layout/laidOut'
import { BACKGROUNDS } from '../../src/look/backgrounds'
import { FRAMES } from '../../src/look/frames'
import { GRADIENTS } from '../../src/look/gradients'
import { RATIOS } from '../../src/look/ratios'
import { MARGINS, SHADOWS } from '../../src/look/shadows'
import { WEATHER } from '../../src/look/weather'
import type { SceneNode } from '../../src/scene/nodes'
import { idsOf } from '../layout/cards'
import { fakeMetrics } from '../text/fakeMetrics'

const cellsOf = (sheet: string) => SHEETS[sheet]!().flat()
const count = (registry: object) => Object.keys(registry).length
const settingsOf = (sheet: string) => cellsOf(sheet).map(({ card }) => card.settings)

describe('contact sheets', () => {
  it.each(Object.keys(SHEETS))('%s: every cell has a name of its own', (sheet) => {
    const names = cellsOf(sheet).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })

  it('show every template with a short, a middling and the longest quote', () => {
    const rows = SHEETS['templates']!()
    expect(rows).toHaveLength(count(TEMPLATES))
    for (const row of rows) {
      const lengths = row.map(({ card }) => (card.kind === 'quote' ? card.quote.content.length : 0))
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
      expect(new Set(lengths).size).toBe(3)
    }
  })

  it('show every template with the example product, one that has a name only, and one without a picture', () => {
    const rows = SHEETS['products']!()
    expect(rows).toHaveLength(count(TEMPLATES))
    for (const row of rows) {
      const products = row.flatMap(({ card }) => (card.kind === 'product' ? [card.product] : []))
      expect(products.map(({ pictureUrl }) => pictureUrl !== '')).toEqual([true, false, false])
      expect(products.map(({ tagline }) => tagline !== '')).toEqual([true, false, true])
    }
  })

  it('show a product in every frame and ratio', () => {
    const shown = settingsOf('product-ratios').map(
      ({ frameStyle, aspectRatio }) => `${frameStyle} ${aspectRatio}`,
    )
    expect(new Set(shown).size).toBe(count(FRAMES) * count(RATIOS))
  })

  it('show every frame in every ratio', () => {
    const shown = settingsOf('frames').map(({ frameStyle, aspectRatio }) => `${frameStyle} ${aspectRatio}`)
    expect(new Set(shown).size).toBe(count(FRAMES) * count(RATIOS))
  })

  it('show every frame by day and by night under every shadow, in every margin, on every background', () => {
    const frames = 2 * count(FRAMES)
    const differing = (sheet: string, key: 'shadow' | 'margin' | 'backgroundType') =>
      new Set(
        settingsOf(sheet).map((settings) => `${settings.frameStyle} ${settings.theme} ${settings[key]}`),
      ).size
    expect(differing('shadows', 'shadow')).toBe(frames * count(SHADOWS))
    expect(differing('shadows', 'margin')).toBe(frames * count(MARGINS))
    expect(differing('backgrounds', 'backgroundType')).toBe(frames * count(BACKGROUNDS))
  })

  it('lay every weather on every gradient, whatever its colours make', () => {
    const rows = SHEETS['weather']!()
    expect(rows).toHaveLength(count(GRADIENTS))
    for (const [asItIs, ...forced] of rows) {
      expect(asItIs?.view.weather).toBeUndefined()
      expect(forced.map(({ view }) => view.weather)).toEqual(idsOf(WEATHER))
    }
    for (const cell of rows[0]!.slice(1)) expect(hasScenery(cell), cell.name).toBe(true)
    expect(hasScenery(rows[0]![0]!)).toBe(false)
  })
})

function hasScenery({ card, view }: Cell): boolean {
  const isWeather = (node: SceneNode): boolean =>
    node.id.includes('-weather-') || (node.type === 'group' && node.children.some(isWeather))
  return layoutCard(card, fakeMetrics, view).still.some(isWeather)
}

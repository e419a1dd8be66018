import { HOME_SETTINGS } from '../../src/card/settings'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import { GRADIENTS, parseGradient } from '../../src/look/gradients'
import type { PanelRequest } from '../../src/look/frames/frame'
import { inksOver } from '../../src/look/inks'
import { BACKGROUND_COLOURS } from '../../src/look/palette'
import { RATIOS } from '../../src/look/ratios'
import { moodOf } from '../layout/laidOut'
import { WEATHER_IDS, type WeatherId } from '../../src/look/ids'
import { weatherOf } from '../../src/look/weather'
import type { Mood } from '../../src/look/weather/mood'
import type { OccupiedBoxes } from '../../src/look/weather/occupiedBoxes'
import { worstContrast } from '../../src/scene/colour'
import { boxesOverlap } from '../../src/scene/box'
import type { Box, SceneNode } from '../../src/scene/nodes'
import { seededRandom } from '../../src/scene/random'

const MOODS = WEATHER_IDS.map((id) => [id, moodOf(id)] as const)
const NO_WORDS: OccupiedBoxes = { text: null, lines: [] }
const PHOTOS: Box[] = [
  { x: 30, y: 60, width: 120, height: 90 },
  { x: 8, y: 4, width: 40, height: 64 },
]
const AREAS: Box[] = [...Object.values(RATIOS).map((size) => ({ x: 0, y: 0, ...size })), ...PHOTOS]

describe('which weather a ground has', () => {
  it.each([
    ['sunny', 'bg-gradient-to-br from-amber-50 to-amber-200'],
    ['rainy', 'bg-gradient-to-b from-slate-600 to-[#7C93AD]'],
    ['cloudy', 'bg-gradient-to-b from-[#CFD9E3] to-[#EDF1F4]'],
    ['snowy', 'bg-gradient-to-b from-[#A6CBEC] to-[#E4EFF9]'],
    ['dusk', 'bg-gradient-to-b from-[#241B4B] via-[#7B2F6B] to-[#E0685A]'],
  ])('%s from a gradient of its colours', (mood, value) => {
    expect(weatherOf(coloursOf(value))).toBe(mood)
  })

  it.each(Object.entries(TEMPLATES).filter(([, { group }]) => group === 'weather'))(
    '%s: the template’s own',
    (id, { weather, settings }) => {
      expect(id.startsWith(String(weather))).toBe(true)
      expect(weatherOf(coloursOf(settings.gradientValue))).toBe(weather)
    },
  )

  it.each([
    ['the default pink to purple', 'bg-gradient-to-br from-pink-50 to-purple-50'],
    ['slate', 'bg-gradient-to-b from-slate-700 to-slate-900'],
    ['violet', 'bg-gradient-to-br from-violet-200 via-violet-400 to-violet-600'],
    ['indigo to pink', 'bg-gradient-to-br from-indigo-900 via-violet-700 to-pink-600'],
    ['a pale indigo, sky and pink', 'bg-gradient-to-br from-indigo-200 via-sky-200 to-pink-200'],
    ['plain grey', 'bg-gradient-to-b from-gray-100 to-gray-400'],
    ['black', 'bg-gradient-to-br from-zinc-800 to-[#0C0C0E]'],
  ])('none from %s', (_what, value) => {
    expect(weatherOf(coloursOf(value))).toBeNull()
  })

  it.each(['#FFFFFF', '#808080', '#F0F0F0', '#FFD43B', '#F5F2EB'])('none from the plain colour %s', (hex) => {
    expect(weatherOf([hex])).toBeNull()
  })

  it('gives khaki the sun, and no other swatch any weather', () => {
    const found = Object.entries(BACKGROUND_COLOURS).map(([id, { hex }]) => [id, weatherOf([hex])])
    expect(found.filter(([, mood]) => mood)).toEqual([['khaki', 'sunny']])
  })

  it('gives weather to the two presets that are a sky', () => {
    const found = Object.entries(GRADIENTS).map(([id, { value }]) => [id, weatherOf(coloursOf(value))])
    expect(found.filter(([, mood]) => mood)).toEqual([
      ['dusk', 'dusk'],
      ['wheat', 'sunny'],
    ])
  })

  it('answers whatever it is asked', () => {
    expect(weatherOf(coloursOf(HOME_SETTINGS.gradientValue))).toBeNull() // Home loads no weather.
    expect(weatherOf([])).toBeNull()
    expect(weatherOf(['not a colour'])).toBeNull()
  })
})

describe.each(MOODS)('the scenery of %s', (id, mood) => {
  it('is drawn the same for the same card, always', () => {
    for (const area of AREAS)
      expect(JSON.stringify(scenery(id, mood, area))).toBe(JSON.stringify(scenery(id, mood, area)))
    expect(JSON.stringify(scenery(id, mood, AREAS[0]!))).not.toBe(
      JSON.stringify(scenery(id, mood, AREAS[1]!)),
    )
  })

  it('has numbers only, on every ratio and in small photos', () => {
    for (const area of AREAS) {
      const written = JSON.stringify([scenery(id, mood, area), scenery(id, mood, area, true)])
      expect(/NaN|Infinity|undefined|null|\de-\d/.exec(written)?.[0]).toBeUndefined()
    }
  })

  it('names its nodes, each once', () => {
    const names = scenery(id, mood, AREAS[0]!).map((node) => node.id)
    expect(names.every((name) => name.startsWith('weather-'))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })

  it('stays cheap: few nodes, and no more in a small area', () => {
    for (const area of AREAS) expect(scenery(id, mood, area).length).toBeLessThanOrEqual(48)
  })

  it('keeps a box for the text, inside the one it was given', () => {
    for (const area of AREAS) {
      for (const align of ['left', 'center', 'right'] as const) {
        const given = { x: area.x + 8, y: area.y + 8, width: area.width - 16, height: area.height - 16 }
        const kept = mood.clearing?.(given, area, align, []) ?? given
        expect(kept.x).toBeGreaterThanOrEqual(given.x)
        expect(kept.y).toBeGreaterThanOrEqual(given.y)
        expect(kept.x + kept.width).toBeLessThanOrEqual(given.x + given.width + 1e-6)
        expect(kept.y + kept.height).toBeLessThanOrEqual(given.y + given.height + 1e-6)
        expect(kept.width * kept.height).toBeGreaterThan(0.4 * given.width * given.height)
      }
    }
  })

  it('lies under no text on its sun', () => {
    for (const area of AREAS.slice(0, 12)) {
      const sun = scenery(id, mood, area).find((node) => node.id === 'weather-sun')
      if (sun?.type !== 'path') return
      const disc = boundsOf(sun.d)
      for (const align of ['left', 'center', 'right'] as const) {
        const text = mood.clearing?.(area, area, align, []) ?? area
        const apart =
          text.x + text.width <= disc.x || text.y >= disc.y + disc.height || text.y + text.height <= disc.y
        expect(apart, `${area.width}×${area.height} ${align}`).toBe(true)
      }
    }
  })

  it('leaves ink that reads', () => {
    const sky = coloursOf(TEMPLATES[id].settings.gradientValue)
    // Dusk is bright only at its sea and rain gets a veil; tests/layout measures both with their text boxes.
    const text = id === 'dusk' ? sky.slice(0, 2) : id === 'rainy' ? sky.slice(0, 1) : sky
    const grounds = mood.grounds?.({ text, foot: text }) ?? text
    const inks = inksOver(grounds, 'light')
    for (const ink of [inks.quote, inks.translation, inks.author, inks.small]) {
      expect(worstContrast(ink, grounds)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has an icon on the 24 grid', () => {
    const numbers = mood.icon.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(24)
  })
})

describe('scenery behind words', () => {
  const area = { x: 0, y: 0, width: 960, height: 540 }
  const text = { x: 120, y: 60, width: 720, height: 380 }
  const under = (id: WeatherId, part: string, box: Box, words: OccupiedBoxes) =>
    scenery(id, moodOf(id), area, false, words)
      .flatMap((node) => (node.type === 'path' && node.id.startsWith(part) ? roundsIn(node.d) : []))
      .filter((round) => boxesOverlap(round, box))
  const widest = (rounds: Box[]) => Math.max(0, ...rounds.map(({ width }) => width))

  it('is dust where there are stars', () => {
    expect(widest(under('dusk', 'weather-stars', text, NO_WORDS))).toBeGreaterThan(2)
    const dust = under('dusk', 'weather-stars', text, { text, lines: [] })
    expect(dust.length).toBeGreaterThan(3)
    expect(widest(dust)).toBeLessThanOrEqual(1.3)
  })

  it.each(['far', 'mid', 'near'])('is no flake, %s ones neither', (depth) => {
    expect(under('snowy', `weather-${depth}`, text, NO_WORDS)).not.toEqual([])
    expect(under('snowy', `weather-${depth}`, text, { text, lines: [] })).toEqual([])
  })

  it('has no ripple under small print', () => {
    const line = { x: 80, y: 505, width: 300, height: 20 }
    expect(under('rainy', 'weather-ripples', line, NO_WORDS)).not.toEqual([])
    expect(under('rainy', 'weather-ripples', line, { text: null, lines: [line] })).toEqual([])
  })

  it('has its sun below a date at the head', () => {
    const head = { x: 740, y: 52, width: 160, height: 20 }
    expect(under('sunny', 'weather-sun', head, NO_WORDS)).not.toEqual([])
    expect(under('sunny', 'weather-sun', head, { text: null, lines: [head] })).toEqual([])
  })
})

it('gives rain a panel inside every sheet', () => {
  for (const { width, height } of AREAS) {
    const wish = panelOf(width, height)
    expect(width - 2 * wish.insetX).toBeGreaterThan(0.8 * width)
    expect(height - 2 * wish.insetY).toBeGreaterThan(0.8 * height)
  }
  expect(panelOf(960, 540)).toMatchObject({ insetX: 56, insetY: 44 })
  expect(panelOf(540, 960)).toMatchObject({ insetX: 36, insetY: 88 })
})

function panelOf(width: number, height: number): PanelRequest {
  const wish = moodOf('rainy').panel?.({ x: 0, y: 0, width, height })
  if (!wish) throw new Error('rain has no panel')
  return wish
}

function scenery(id: WeatherId, mood: Mood, area: Box, isPhoto = false, words = NO_WORDS): SceneNode[] {
  const unit = Math.min(area.width, area.height) / 540
  const random = seededRandom(`${id} ${area.width}×${area.height}`)
  return mood.overlay({ area, unit, random, isPhoto, cover: null, words })
}

function coloursOf(value: string): string[] {
  return parseGradient(value)?.stops.map(({ colour }) => colour) ?? []
}

/** Boxes of all ellipses in a path: M left y A rx ry 0 0 1 right y … */
function roundsIn(d: string): Box[] {
  return [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)A(-?[\d.]+) (-?[\d.]+) /g)].map((found) => {
    const [left = 0, y = 0, rx = 0, ry = 0] = found.slice(1).map(Number)
    return { x: left, y: y - ry, width: 2 * rx, height: 2 * ry }
  })
}

/** Box of a circle made of two arcs: M left y A r r 0 0 1 right y … */
function boundsOf(d: string): Box {
  const [left = 0, y = 0, r = 0] = d.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
  return { x: left, y: y - r, width: 2 * r, height: 2 * r }
}

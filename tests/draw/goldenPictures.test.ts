/**
 * Cards as they were last approved, drawn in Node with the fonts we ship. Scenes say what is drawn, these say that it
 * looks so. When one moves on purpose: `UPDATE_PICTURES=1 npx vitest run --project node tests/draw/golden`, and look.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { nodeMetrics, renderScenePng } from '../../src/draw/nodeCanvas'
import { layoutCard } from '../../src/layout/layoutCard'
import { FRAMES } from '../../src/look/frames'
import { cardWith, idsOf, QUOTE } from '../layout/cards'

const FOLDER = join(import.meta.dirname, '..', 'pictures', 'golden')
const SCALE = 0.5
const MAX_SHARE = 0.002 // of the pixels: another build of the same fonts moves edges, nothing else

const WEATHERS: TemplateId[] = ['sunny', 'rainy', 'cloudy', 'snowy', 'dusk']

describe('golden pictures', () => {
  it.each(idsOf(FRAMES))('of the frame %s', (frameStyle) => {
    expectPicture(`frame-${frameStyle}`, cardWith({ frameStyle, shadow: 'none' }, { align: 'text-left' }))
  })

  it.each(WEATHERS)('of the weather %s', (id) => {
    expectPicture(`weather-${id}`, { kind: 'quote', quote: QUOTE, settings: TEMPLATES[id].settings })
  })
})

/** On failure the picture that was drawn and the difference lie beside the golden one. */
function expectPicture(name: string, card: Card): void {
  const drawn = renderScenePng(layoutCard(card, nodeMetrics), SCALE)
  const file = join(FOLDER, `${name}.png`)
  if (process.env.UPDATE_PICTURES || !existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, drawn)
    expect(process.env.CI, `${name}.png is not there`).toBeUndefined()
    return
  }
  const [ours, golden] = [PNG.sync.read(drawn), PNG.sync.read(readFileSync(file))]
  const { width, height } = golden
  expect({ width: ours.width, height: ours.height }).toEqual({ width, height })
  const difference = new PNG({ width, height })
  const differing = pixelmatch(golden.data, ours.data, difference.data, width, height, { threshold: 0.1 })
  if (differing > MAX_SHARE * width * height) {
    writeFileSync(join(FOLDER, `${name}.drawn.png`), drawn)
    writeFileSync(join(FOLDER, `${name}.difference.png`), PNG.sync.write(difference))
  }
  expect(differing, `pixels of ${name} differ`).toBeLessThanOrEqual(MAX_SHARE * width * height)
}

/**
 * Compares cards drawn in Node with approved pictures. After intended changes, run `npm run approve` and look
 * at them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { TEMPLATES } from '../../src/card/templates'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { sceneFile } from '../../src/export/cardFile'
import { layoutCard } from '../layout/laidOut'
import { FRAMES } from '../../src/look/frames'
import { WEATHER } from '../../src/look/weather'
import { cardWith, idsOf, QUOTE } from '../layout/cards'

const FOLDER = join(import.meta.dirname, '..', 'pictures', 'golden')
const SCALE = 0.5
const MAX_SHARE = 0.002 // share of pixels that may differ: another build of the same fonts only moves edges

describe('golden pictures', () => {
  it.each(idsOf(FRAMES))('of the frame %s', (frameStyle) => {
    expectPicture(`frame-${frameStyle}`, cardWith({ frameStyle, shadow: 'none' }, { align: 'text-left' }))
  })

  it.each(idsOf(WEATHER))('of the weather %s', (id) => {
    expectPicture(`weather-${id}`, { kind: 'quote', quote: QUOTE, settings: TEMPLATES[id].settings })
  })
})

function expectPicture(name: string, card: Card): void {
  const drawn = sceneFile(layoutCard(card, nodeMetrics), { format: 'png', scale: SCALE }).bytes
  const file = join(FOLDER, `${name}.png`)
  const isNew = !existsSync(file)
  if (process.env.APPROVE && (isNew || compared(drawn, file).share > MAX_SHARE)) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, drawn)
    return
  }
  expect(isNew, `${name}.png was never approved`).toBe(false)
  const { share, difference } = compared(drawn, file)
  if (share > MAX_SHARE) {
    writeFileSync(join(FOLDER, `${name}.drawn.png`), drawn)
    writeFileSync(join(FOLDER, `${name}.difference.png`), PNG.sync.write(difference))
  }
  expect(share, `pixels of ${name} differ`).toBeLessThanOrEqual(MAX_SHARE)
}

/** Share (0..1) of differing pixels; 1 if sizes differ. */
function compared(drawn: Buffer, approved: string): { share: number; difference: PNG } {
  const [ours, golden] = [PNG.sync.read(drawn), PNG.sync.read(readFileSync(approved))]
  const { width, height } = golden
  const difference = new PNG({ width, height })
  if (ours.width !== width || ours.height !== height) return { share: 1, difference }
  const differing = pixelmatch(golden.data, ours.data, difference.data, width, height, { threshold: 0.1 })
  return { share: differing / (width * height), difference }
}

import { createHash } from 'node:crypto'
import type { Card } from '../../src/card/card'
import { TEMPLATES } from '../../src/card/templates'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { sceneFile } from '../../src/export/cardFile'
import { layoutCard } from '../layout/laidOut'
import { FRAMES } from '../../src/look/frames'
import { IS_FULL } from '../fixtures/tier'
import { cardWith, idsOf, QUOTE } from '../layout/cards'
import { DRAWN_TEMPLATES } from './drawnTemplates'
import { richScene } from './fixtures'

const SCALE = 0.5
const FRAMES_IN_SMALL_TIER = ['polaroid', 'brush'] as const

export function pictureHashes(): string[] {
  const cards: Card[] = [
    ...DRAWN_TEMPLATES.map((id) => ({
      kind: 'quote' as const,
      quote: QUOTE,
      settings: TEMPLATES[id].settings,
    })),
    ...(IS_FULL ? idsOf(FRAMES) : FRAMES_IN_SMALL_TIER).map((frameStyle) =>
      cardWith({ frameStyle, backgroundType: 'gradient', aspectRatio: '2:1' }),
    ),
  ]
  const scenes = cards.map((card) => layoutCard(structuredClone(card), nodeMetrics))
  return [...scenes, richScene()].map((scene) =>
    createHash('sha256')
      .update(sceneFile(scene, { format: 'png', scale: SCALE }).bytes)
      .digest('hex'),
  )
}

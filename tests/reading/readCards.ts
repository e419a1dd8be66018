import { loadImage, type Canvas } from '@napi-rs/canvas'
import type { Quote } from '../../src/card/quote'
import type { TemplateId } from '../../src/card/templates'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { sceneFile } from '../../src/export/sceneFile'
import { layoutCard } from '../../src/layout/layoutCard'
import type { Box, Scene, SceneBlock, SceneNode } from '../../src/scene/nodes'
import { readingErrors, type ReadLanguage, type Tally } from './accuracy'
import { cutOut } from './picture'
import { openReader } from './reader'
import { sampleCard, type LengthId } from './samples'

const SCALE = 2 // the export that is judged
const HAN = /\p{Script=Han}/u

export interface ReadCard {
  template: TemplateId
  length: LengthId
  quote: Quote
}

export interface BlockReading extends ReadCard {
  language: ReadLanguage
  written: string
  read: string
  tally: Tally
  picture: Canvas
}

/** Quote and translation of each card, read back from its export, card by card as they come. */
export async function* readCards(cards: Iterable<ReadCard>): AsyncGenerator<BlockReading> {
  const readers = { en: await openReader('en'), zh: await openReader('zh') }
  try {
    for (const card of cards) {
      const scene = layoutCard(sampleCard(card.template, card.quote), nodeMetrics)
      const drawn = await loadImage(sceneFile(scene, { format: 'png', scale: SCALE }).bytes)
      const blocks = (['content', 'translation'] as const).map(async (id): Promise<BlockReading> => {
        const language = languageOf(scene, id)
        const picture = cutOut(drawn, scaled(boxOf(scene, id)))
        const written = language === 'en' ? card.quote.content : card.quote.translation
        const read = await readers[language].read(picture)
        return { ...card, language, written, read, tally: readingErrors(written, read, language), picture }
      })
      yield* await Promise.all(blocks)
    }
  } finally {
    await Promise.all([readers.en.close(), readers.zh.close()])
  }
}

/** A frame may let the Chinese lead: the block says where, its letters which. */
function languageOf({ live }: Scene, block: SceneBlock['id']): ReadLanguage {
  return live.some((node) => saysHan(node, block)) ? 'zh' : 'en'
}

function saysHan(node: SceneNode, block: SceneBlock['id']): boolean {
  if (node.type === 'group') return node.children.some((child) => saysHan(child, block))
  return (
    node.type === 'text' && node.id.startsWith(`${block}-`) && node.runs.some(({ text }) => HAN.test(text))
  )
}

function boxOf({ blocks }: Scene, id: SceneBlock['id']): Box {
  const block = blocks.find((each) => each.id === id)
  if (!block) throw new Error(`the card has no block ${id}`)
  return block.box
}

function scaled({ x, y, width, height }: Box): Box {
  return { x: x * SCALE, y: y * SCALE, width: width * SCALE, height: height * SCALE }
}

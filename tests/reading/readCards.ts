import { loadImage, type Canvas } from '@napi-rs/canvas'
import type { Quote } from '../../src/card/quote'
import type { TemplateId } from '../../src/card/templates'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { sceneFile } from '../../src/export/sceneFile'
import { layoutCard } from '../../src/layout/layoutCard'
import type { Box, Scene, SceneBlock, SceneNode } from '../../src/scene/nodes'
import { readingErrors, type ReadLanguage, type Tally } from './accuracy'
import { columnsAsLines } from './columnsAsLines'
import { cutOut } from './picture'
import { openReader } from './reader'
import { plainCard, sampleCard, type LengthId } from './samples'
import type { QuoteCard } from '../../src/card/card'

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
  plain: Tally // of the same words black on white
  picture: Canvas
}

/** Quote and translation of each card, read back from its export, card by card as they come. */
export async function* readCards(cards: Iterable<ReadCard>): AsyncGenerator<BlockReading> {
  const readers = { en: await openReader('en'), zh: await openReader('zh') }
  const plainReadings = new Map<string, Promise<Omit<BlockReading, keyof ReadCard | 'plain'>[]>>()
  const read = async (card: QuoteCard) => {
    const scene = layoutCard(card, nodeMetrics)
    const drawn = await loadImage(sceneFile(scene, { format: 'png', scale: SCALE }).bytes)
    return Promise.all(
      (['content', 'translation'] as const).map(async (id) => {
        const language = languageOf(scene, id)
        const block = blockOf(scene, id)
        const picture = block.cells?.isVertical
          ? columnsAsLines(drawn, block, SCALE)
          : cutOut(drawn, scaled(block.box))
        const written = language === 'en' ? card.quote.content : card.quote.translation
        const words = await readers[language].read(picture)
        return { language, written, read: words, tally: readingErrors(written, words, language), picture }
      }),
    )
  }
  const readPlain = (card: QuoteCard) => {
    const key = JSON.stringify(card)
    const known = plainReadings.get(key) ?? read(card)
    plainReadings.set(key, known)
    return known
  }
  try {
    for (const card of cards) {
      const plain = await readPlain(plainCard(card.template, card.quote))
      for (const block of await read(sampleCard(card.template, card.quote))) {
        const same = plain.find(({ language }) => language === block.language)
        yield { ...card, ...block, plain: same?.tally ?? block.tally }
      }
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

function blockOf({ blocks }: Scene, id: SceneBlock['id']): SceneBlock {
  const block = blocks.find((each) => each.id === id)
  if (!block) throw new Error(`the card has no block ${id}`)
  return block
}

function scaled({ x, y, width, height }: Box): Box {
  return { x: x * SCALE, y: y * SCALE, width: width * SCALE, height: height * SCALE }
}

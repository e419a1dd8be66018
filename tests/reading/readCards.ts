import { loadImage, type Canvas, type Image } from '@napi-rs/canvas'
import type { Quote } from '../../src/card/quote'
import type { TemplateId } from '../../src/card/templates'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { sceneFile } from '../../src/export/sceneFile'
import { layoutCard } from '../../src/layout/layoutCard'
import type { BlockId, Box, Scene, SceneBlock } from '../../src/scene/nodes'
import { readingErrors, type ReadLanguage, type Tally } from './accuracy'
import { columnsAsLines } from './columnsAsLines'
import { cutOut } from './picture'
import { openReader } from './reader'
import { isSetInLines, shownWords, wordsAsLines } from './wordsAsLines'
import { plainCard, sampleCard, type LengthId } from './samples'
import type { QuoteCard } from '../../src/card/card'

const SCALE = 2 // the export that is judged
const HAN = /\p{Script=Han}/u

export interface ReadCard {
  template: TemplateId
  length: LengthId
  quote: Quote
  inPrint: boolean // instead of in the template's own face
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
        const picture = pictureOf(drawn, scene, block)
        const written = language === 'en' ? card.quote.content : card.quote.translation
        const words = await readers[language].read(picture)
        const tally = readingErrors(written, words, language, setsCapitals(scene, id, written))
        return { language, written, read: words, tally, picture }
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
      const plain = await readPlain(plainCard(card.template, card.quote, card.inPrint))
      for (const block of await read(sampleCard(card.template, card.quote, card.inPrint))) {
        const same = plain.find(({ language }) => language === block.language)
        yield { ...card, ...block, plain: same?.tally ?? block.tally }
      }
    }
  } finally {
    await Promise.all([readers.en.close(), readers.zh.close()])
  }
}

/** The block as an engine can read it that has learnt lines of one size. */
function pictureOf(drawn: Image, scene: Scene, block: SceneBlock): Canvas {
  if (block.cells?.isVertical) return columnsAsLines(drawn, block, SCALE)
  if (!isSetInLines(scene, block.id)) return wordsAsLines(drawn, scene, block.id, SCALE)
  return cutOut(drawn, scaled(block.box))
}

/** A poster is in capitals, the first words of a page are in small ones: which of them are typed nobody can see. */
function setsCapitals(scene: Scene, id: BlockId, written: string): boolean {
  const set = shownWords(scene, id)
  return [...set].filter(isCapital).length > [...written].filter(isCapital).length
}

function isCapital(character: string): boolean {
  return /\p{Lu}/u.test(character)
}

/** A frame may let the Chinese lead: the block says where, its letters which. */
function languageOf(scene: Scene, id: BlockId): ReadLanguage {
  return HAN.test(shownWords(scene, id)) ? 'zh' : 'en'
}

function blockOf({ blocks }: Scene, id: SceneBlock['id']): SceneBlock {
  const block = blocks.find((each) => each.id === id)
  if (!block) throw new Error(`the card has no block ${id}`)
  return block
}

function scaled({ x, y, width, height }: Box): Box {
  return { x: x * SCALE, y: y * SCALE, width: width * SCALE, height: height * SCALE }
}

import { loadImage, type Canvas, type Image } from '@napi-rs/canvas'
import type { Quote } from '../../src/card/quote'
import type { TemplateId } from '../../src/card/templates'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { sceneFile } from '../../src/export/cardFile'
import { layoutCard, loadFeatures } from '../layout/withFeatures'
import type { BlockId, Scene } from '../../src/scene/nodes'
import { readingErrors, type ReadLanguage, type Tally } from './accuracy'
import { columnsAsLines } from './columnsAsLines'
import { openLineReader } from './lineReader'
import { shownWords, wordsAsLines } from './wordsAsLines'
import { sampleCard, type LengthId } from './samples'

const SCALE = 2
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
  lines: Canvas[]
}

export async function* readCards(cards: Iterable<ReadCard>): AsyncGenerator<BlockReading> {
  await loadFeatures()
  const reader = await openLineReader()
  try {
    for (const card of cards) {
      const { quote, template } = card
      const scene = layoutCard(sampleCard(template, quote), nodeMetrics)
      const drawn = await loadImage(sceneFile(scene, { format: 'png', scale: SCALE }).bytes)
      for (const id of ['content', 'translation'] as const) {
        const language = languageOf(scene, id)
        const lines = linesOf(drawn, scene, id)
        const texts: string[] = []
        for (const line of lines) texts.push(await reader.read(line))
        const read = texts.join(language === 'en' ? ' ' : '')
        const written = language === 'en' ? quote.content : quote.translation
        const tally = readingErrors(written, read, language, setsCapitals(scene, id, written))
        yield { ...card, language, written, read, tally, lines }
      }
    }
  } finally {
    await reader.close()
  }
}

function linesOf(drawn: Image, scene: Scene, id: BlockId): Canvas[] {
  const block = scene.blocks.find((each) => each.id === id)
  return block?.cells?.isVertical
    ? columnsAsLines(drawn, block, SCALE)
    : wordsAsLines(drawn, scene, id, SCALE)
}

/** Posters use capitals and first words may use small capitals, so the typed case is invisible. */
function setsCapitals(scene: Scene, id: BlockId, written: string): boolean {
  const set = shownWords(scene, id)
  return [...set].filter(isCapital).length > [...written].filter(isCapital).length
}

function isCapital(character: string): boolean {
  return /\p{Lu}/u.test(character)
}

/** The block gives the position, its letters the language, since a frame may put Chinese first. */
function languageOf(scene: Scene, id: BlockId): ReadLanguage {
  return HAN.test(shownWords(scene, id)) ? 'zh' : 'en'
}

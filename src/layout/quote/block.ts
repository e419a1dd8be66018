import type { FramePlan, LineGrid } from '../../look/frames/frame'
import type { Inks } from '../../look/inks'
import type { Box, SceneBlock, SceneNode, SceneNotice } from '../../scene/nodes'
import { FONTS } from '../../text/fonts'
import type { Paragraph } from '../../text/paragraph'
import { authorNodes } from './authorLine'
import { columnBoxes } from './columns'
import { ornamentHeightPx, ornamentNode } from './ornament'
import { fitQuoteWords } from './fitQuote'
import { gridTopPx, type QuoteSetting } from './setting'
import type { QuoteWords } from './words'
import type { BlockParts } from '../placing'
import { blockOf, paragraphNodes } from '../textNodes'

export interface LaidBlock {
  parts: readonly BlockParts[]
  notices: readonly SceneNotice[]
  grid: LineGrid | null // the rules that the words stand on
}

/** Where a block looks centred: a little above the middle. */
const OPTICAL_MIDDLE = 0.47

/** The words of a quote card as one block: ornament, quote, translation, author, from the top; or in two columns. */
export function layoutQuoteBlock(words: QuoteWords, inks: Inks): LaidBlock {
  const { text, plan } = words
  const setting = fitQuoteWords(words)
  const { align } = setting
  const parts: BlockParts[] = []
  let ornament: SceneNode | null = null // goes with the quote
  const { grid, columns } = setting
  const top = blockTop(plan, grid, setting.heightPx)
  const whole = { ...plan.textBox, y: top }
  const pair = columns && columnBoxes(setting, columns, whole)
  const box = pair?.quote ?? whole
  const below = pair?.aside ?? whole // where translation and author go

  if (columns) {
    box.y += Math.max(0, -setting.asideDropPx)
    below.y += setting.ornamentPx + Math.max(0, setting.asideDropPx)
  }
  if (setting.ornamentPx > 0) {
    const glyph = FONTS[text.fontFamily].ornament
    const slackPx = setting.ornamentPx - ornamentHeightPx(plan.ornament, glyph, setting.contentPx)
    const row = { ...box, y: box.y + slackPx }
    ornament = ornamentNode(plan.ornament, glyph, setting.contentPx, row, align, inks.accent)
    box.y += setting.ornamentPx
  }
  const place = (
    id: 'content' | 'translation',
    paragraph: Paragraph,
    at: Box,
    fill: string,
    above: SceneNode | null = null,
  ) => {
    const { nodes, bounds } = paragraphNodes(id, paragraph, at, align, fill, grid)
    parts.push({ block: blockOf(id, paragraph, bounds), nodes: above ? [above, ...nodes] : nodes })
    at.y += paragraph.heightPx
  }
  if (setting.content.lines.length > 0) place('content', setting.content, box, inks.quote, ornament)
  if (setting.translation) {
    below.y += setting.translationGapPx
    place('translation', setting.translation, below, inks.translation)
  }
  if (setting.author) {
    below.y += setting.authorGapPx
    const placed = authorNodes(setting.author, setting.manner, below, inks)
    parts.push({ block: blockOf('author', setting.author, placed.bounds), nodes: placed.nodes })
  }
  return { parts, notices: noticesOf(setting), grid }
}

/** The block's top at its share of the free room, and on a grid at the top of a row. */
function blockTop(plan: FramePlan, grid: LineGrid | null, heightPx: number): number {
  const { textBox, blockAt = OPTICAL_MIDDLE } = plan
  const top = gridTopPx(plan, grid)
  const free = Math.max(0, textBox.height - top - heightPx) * blockAt
  return textBox.y + top + (grid ? Math.floor(free / grid.pitchPx) * grid.pitchPx : Math.round(free))
}

function noticesOf({ content, translation, author }: QuoteSetting): SceneNotice[] {
  const named = Object.entries({ content, translation, author }) as [SceneBlock['id'], Paragraph | null][]
  return [
    ...named.flatMap(([block, paragraph]) =>
      paragraph?.truncated ? [{ code: 'truncated' as const, block }] : [],
    ),
    ...missingNotice([content, translation, author]),
  ]
}

/** One notice for every character no face of ours has. */
export function missingNotice(paragraphs: readonly (Paragraph | null)[]): SceneNotice[] {
  const characters = [...new Set(paragraphs.flatMap((paragraph) => paragraph?.missing ?? []))]
  return characters.length > 0 ? [{ code: 'missing-glyphs', characters }] : []
}

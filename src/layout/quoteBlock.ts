/**
 * The words of a quote card as one block: ornament, quote, translation, author. All are set together: the quote takes
 * the largest step at which the whole block fits its box, and the others keep their distance below it (looks.md §1).
 */
import type { Quote } from '../card/quote'
import type { TextSettings } from '../card/settings'
import type { FramePlan } from '../look/frames/frame'
import type { Inks } from '../look/inks'
import type { Box, SceneBlock, SceneNode, SceneNotice } from '../scene/nodes'
import { largestFit } from '../text/fit'
import { FONTS } from '../text/fonts'
import type { TextMetrics } from '../text/metrics'
import type { Paragraph, TextAlign } from '../text/paragraph'
import { TEXT_SIZES } from '../text/sizes'
import { countLines } from '../text/wrap'
import { authorHeightPx, authorNodes, authorParagraph, type AuthorManner } from './authorLine'
import { ornamentHeightPx, ornamentNode } from './ornament'
import { paragraphNodes } from './textNodes'
import { contentMeasurePx, isShort, setParagraph, styleOf, TRANSLATION_MEASURE_EM } from './typeset'

export interface QuoteBlockInput {
  quote: Quote
  text: TextSettings
  shows: { author: boolean; translation: boolean; quotationMarks: boolean }
  plan: FramePlan
  inks: Inks
  metrics: TextMetrics
  textScale: number
}

export interface LaidBlock {
  nodes: readonly SceneNode[]
  blocks: readonly SceneBlock[]
  notices: readonly SceneNotice[]
}

/** One attempt: the block at one quote size. */
interface Setting {
  contentPx: number
  ornamentPx: number // row above the quote, gap included; 0 without one
  content: Paragraph
  translation: Paragraph | null
  author: Paragraph | null
  heightPx: number
}

const LIFT = 1.3
const LONG_TEXT = { characters: 160, startPx: 27 }
const FLOOR_PX = { content: 15, translation: 14, author: 14 }
const SHARE_OF_CONTENT = { translation: 0.84, author: 0.8 }
const GAP = { translation: { share: 0.55, min: 12 }, author: { share: 0.72, min: 18 } }
const OPTICAL_MIDDLE = 0.47

export function layoutQuoteBlock(input: QuoteBlockInput): LaidBlock {
  const { plan, text, inks } = input
  const align = text.align.slice('text-'.length) as TextAlign
  const manner: AuthorManner = { style: plan.author, align, isSerif: text.fontFamily === 'font-serif' }
  const setting = largestFit(
    startPx(input),
    FLOOR_PX.content,
    (sizePx) => {
      const attempt = setAt(sizePx, input, align, manner)
      return attempt.heightPx <= plan.textBox.height ? attempt : null
    },
    (sizePx) => setAtFloor(sizePx, input, align, manner),
    (sizePx) => contentCouldFit(sizePx, input, align),
  )
  const box = plan.textBox
  let y = Math.round(box.y + Math.max(0, box.height - setting.heightPx) * OPTICAL_MIDDLE)
  const nodes: SceneNode[] = []
  const blocks: SceneBlock[] = []

  if (setting.ornamentPx > 0) {
    nodes.push(
      ornamentNode(FONTS[text.fontFamily].ornament, setting.contentPx, { ...box, y }, align, inks.accent),
    )
    y += setting.ornamentPx
  }
  const place = (id: 'content' | 'translation', paragraph: Paragraph, fill: string) => {
    const placed = paragraphNodes(id, paragraph, at(box, y), align, fill)
    nodes.push(...placed.nodes)
    blocks.push({ id, box: placed.bounds })
    y += paragraph.heightPx
  }
  if (setting.content.lines.length > 0) place('content', setting.content, inks.quote)
  if (setting.translation) {
    y += gapPx(GAP.translation, setting)
    place('translation', setting.translation, inks.translation)
  }
  if (setting.author) {
    y += gapPx(GAP.author, setting)
    const placed = authorNodes(setting.author, manner, at(box, y), inks)
    nodes.push(...placed.nodes)
    blocks.push({ id: 'author', box: placed.bounds })
  }
  return { nodes, blocks, notices: noticesOf(setting) }
}

function startPx({ quote, text, plan, textScale }: QuoteBlockInput): number {
  const stepPx = TEXT_SIZES[text.contentSize].px * textScale
  if ([...quote.content].length > LONG_TEXT.characters) return Math.min(stepPx, LONG_TEXT.startPx)
  return isShort(quote.content) ? stepPx * (plan.shortQuoteLift ?? LIFT) : stepPx
}

/** The quote's lines alone, at the least there can be of them: spares long texts most of the ladder. */
function contentCouldFit(
  sizePx: number,
  { quote, text, plan, metrics }: QuoteBlockInput,
  align: TextAlign,
): boolean {
  const measurePx = contentMeasurePx(quote.content, sizePx, plan.textBox.width, align)
  const style = styleOf(quote.content, sizePx, text, 'content')
  return countLines(quote.content, style, measurePx, metrics) * style.lineHeightPx <= plan.textBox.height
}

function setAt(contentPx: number, input: QuoteBlockInput, align: TextAlign, manner: AuthorManner): Setting {
  return composed(contentPx, input, align, manner, {})
}

/** At the floor the lines are counted out: the translation keeps at most 0.4 of the room, the quote has the rest. */
function setAtFloor(
  contentPx: number,
  input: QuoteBlockInput,
  align: TextAlign,
  manner: AuthorManner,
): Setting {
  const whole = composed(contentPx, input, align, manner, {})
  const over = whole.heightPx - input.plan.textBox.height
  if (over <= 0) return whole
  const heights = whole.content.heightPx + (whole.translation?.heightPx ?? 0) - over
  const lines = (paragraph: Paragraph | null, roomPx: number) =>
    paragraph
      ? Math.max(1, Math.min(paragraph.lines.length, Math.floor(roomPx / paragraph.style.lineHeightPx)))
      : 0
  const translationRoom = Math.max(heights * 0.4, heights - whole.content.heightPx)
  const translationLines = lines(whole.translation, translationRoom)
  const taken = translationLines * (whole.translation?.style.lineHeightPx ?? 0)
  return composed(contentPx, input, align, manner, {
    content: lines(whole.content, heights - taken),
    translation: translationLines,
  })
}

function composed(
  contentPx: number,
  { quote, text, shows, plan, metrics, textScale }: QuoteBlockInput,
  align: TextAlign,
  manner: AuthorManner,
  maxLines: { content?: number; translation?: number },
): Setting {
  const { width } = plan.textBox
  const content = setParagraph(
    quote.content,
    contentPx,
    contentMeasurePx(quote.content, contentPx, width, align),
    {
      text,
      align,
      metrics,
      role: 'content',
      maxLines: maxLines.content,
    },
  )
  const translationPx = relativePx(TEXT_SIZES[text.translationSize].px * textScale, contentPx, 'translation')
  const translation =
    shows.translation && quote.translation.trim() !== ''
      ? setParagraph(
          quote.translation,
          translationPx,
          Math.min(width, TRANSLATION_MEASURE_EM * translationPx),
          {
            text: { ...text, bold: false, italic: text.italic },
            align,
            metrics,
            role: 'translation',
            maxLines: maxLines.translation,
          },
        )
      : null
  const authorPx = relativePx(TEXT_SIZES[text.authorSize].px * textScale, contentPx, 'author')
  const author =
    shows.author && quote.author.trim() !== ''
      ? authorParagraph(quote.author, authorPx, width, manner, text, metrics)
      : null
  const ornamentPx = shows.quotationMarks ? ornamentHeightPx(FONTS[text.fontFamily].ornament, contentPx) : 0
  const setting = { contentPx, ornamentPx, content, translation, author }
  const heightPx =
    ornamentPx +
    content.heightPx +
    (translation ? gapPx(GAP.translation, setting) + translation.heightPx : 0) +
    (author ? gapPx(GAP.author, setting) + authorHeightPx(author, manner) : 0)
  return { ...setting, heightPx }
}

/** The step's own size while the quote is large enough above it, and never under the floor. */
function relativePx(stepPx: number, contentPx: number, role: 'translation' | 'author'): number {
  return Math.max(FLOOR_PX[role], Math.min(stepPx, contentPx * SHARE_OF_CONTENT[role]))
}

function gapPx({ share, min }: { share: number; min: number }, { contentPx }: { contentPx: number }): number {
  return Math.round(Math.max(min, share * contentPx))
}

function noticesOf({ content, translation, author }: Setting): SceneNotice[] {
  const named = Object.entries({ content, translation, author }) as ['content', Paragraph | null][]
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

function at(box: Box, y: number): Box {
  return { ...box, y }
}

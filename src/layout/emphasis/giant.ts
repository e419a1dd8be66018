import type { Mark } from '../../card/emphasis'
import { OPTICAL_MIDDLE } from '../../look/frames/frame'
import type { Inks } from '../../look/inks'
import { hasHan } from '../../text/characters'
import { hasRightToLeft } from '../../text/direction'
import type { BlockParts, SceneBlock, TextNode } from '../../scene/nodes'
import type { Line, Paragraph } from '../../text/paragraph'
import { lineStart, noticesOf } from '../../text/textNodes'
import { typedOffsets } from '../../text/typedOffsets'
import { wrapLines } from '../../text/wrap'
import { withAttribution } from '../quote/attributed'
import { layoutQuoteBlock, type QuoteBlockLayout } from '../quote/block'
import { alignOf, measureQuote } from '../quote/measureQuote'
import { authorSizePx } from '../quote/size'
import type { ArrangedWords, QuoteContext } from '../quote/words'
import { typesetStyle } from '../typeset'

const HEIGHT_SHARE = 0.4 // × the card's height, from the giant's top to its foot
const LEAST_TIMES = 2 // × the sentence's size, below which it is no giant
const SENTENCE_PX = [30, 26, 23, 20, 17, 15]
const MEASURE_EM = 24
const TRANSLATION_SHARE = 0.7
const TRIED_PX = 100
const GAP_EM = 0.45 // × the sentence's size, above and below the giant
/** em of the giant: above and below its baseline */
const REACH = { han: { above: 0.88, below: 0.12 }, latin: { above: 0.74, below: 0.02 }, deep: 0.22 }

/** One word at four tenths of the height, the sentence around it; null where there is no room. */
export function layoutGiant(words: QuoteContext, inks: Inks, mark: Mark): QuoteBlockLayout | null {
  const { quote, text, plan } = words
  if (plan.grid || text.pinyin || hasRightToLeft(quote.content)) return null
  const scale = words.textScale * words.byHand('content').scale
  for (const px of SENTENCE_PX) {
    const laid = giantAt(words, inks, mark, px * scale)
    if (laid) return laid
  }
  return null
}

function giantAt(words: QuoteContext, inks: Inks, mark: Mark, sizePx: number): QuoteBlockLayout | null {
  const { quote, text, plan, metrics, card } = words
  const { textBox } = plan
  const { shown, toShown } = typedOffsets(quote.content)
  const from = toShown(mark.start)
  const to = toShown(mark.end) + /^[\p{Pe}\p{Pf}\p{Po}]*/u.exec(shown.slice(toShown(mark.end)))![0].length
  const align = alignOf(text)
  const set = (part: string, px: number, measurePx: number) =>
    wrapLines(part, typesetStyle(quote.content, px, text), measurePx, metrics, { align })
  const measurePx = Math.min(textBox.width, MEASURE_EM * sizePx)
  const after = shown.slice(to)
  const spacePx = after.length - after.trimStart().length
  const above = set(shown.slice(0, from).trimEnd(), sizePx, measurePx)
  const below = set(after.trimStart(), sizePx, measurePx)
  const word = shown.slice(from, to)
  const reach = hasHan(word) ? REACH.han : REACH.latin
  const belowEm = /[gjpqyQ,;]/.test(word) ? REACH.deep : reach.below
  const arranged = withoutSentence(words)
  const translationPx = Math.max(TRANSLATION_SHARE * sizePx, 14)
  const authorPx = authorSizePx(arranged, sizePx, translationPx)
  const rest = withAttribution(
    measureQuote(arranged, { contentPx: sizePx, translationPx, authorPx }),
    arranged,
    words.attribution,
  )
  const tried = set(word, TRIED_PX, Infinity)
  const gapPx = GAP_EM * sizePx
  const gapsPx = [above, below].filter(({ lines }) => lines.length > 0).length * gapPx
  const leftPx = textBox.height - above.heightPx - below.heightPx - rest.heightPx - gapsPx
  const giantPx = Math.min(
    (HEIGHT_SHARE * card.height) / reach.above,
    (TRIED_PX * textBox.width) / Math.max(1, tried.lines[0]?.widthPx ?? 0), // A paragraph leaves out what hangs.
    leftPx / (reach.above + belowEm),
  )
  const giant = set(word, giantPx, Infinity)
  if (giantPx < LEAST_TIMES * sizePx || giant.lines.length !== 1) return null
  const heightPx = textBox.height - leftPx + giantPx * (reach.above + belowEm)
  const top = textBox.y + (textBox.height - heightPx) * (plan.blockAt ?? OPTICAL_MIDDLE)
  const belowTop =
    top + above.heightPx + (above.lines.length > 0 ? gapPx : 0) + giantPx * (reach.above + belowEm)
  const afterTop = belowTop + (below.lines.length > 0 ? gapPx : 0)
  const rows = [
    ...rowsOf(above, top, 0, from),
    { line: giant.lines[0]!, y: Math.round(belowTop - giantPx * belowEm), start: from, end: to + spacePx },
    ...rowsOf(below, afterTop, to + spacePx, shown.length),
  ]
  const box = { ...textBox, y: top, height: afterTop + below.heightPx - top }
  const restTop = { ...textBox, y: box.y + box.height, height: rest.heightPx }
  const others = layoutQuoteBlock({ ...arranged, plan: { ...plan, textBox: restTop } }, inks, rest)
  return {
    parts: [sentenceParts(words, inks.quote, rows, { box, sizePx }), ...others.parts],
    notices: [
      ...noticesOf([above, giant, below].map((paragraph) => ({ id: words.idOf('content'), paragraph }))),
      ...others.notices,
    ],
    grid: null,
  }
}

function withoutSentence(words: QuoteContext): ArrangedWords {
  return {
    ...words,
    quote: { ...words.quote, content: '' },
    shows: { ...words.shows, quotationMarks: false },
    align: alignOf(words.text),
    isRightToLeft: false,
    columns: null,
    isTight: false,
  }
}

interface Row {
  line: Line
  y: number
  start: number
  end: number
}

function sentenceParts(
  { idOf, text }: QuoteContext,
  fill: string,
  rows: readonly Row[],
  { box, sizePx }: Pick<SceneBlock, 'box' | 'sizePx'>,
): BlockParts {
  const id = idOf('content')
  const nodes = rows.map(({ line, y }, at): TextNode => {
    const x = lineStart(line, box, alignOf(text))
    return { type: 'text', id: `${id}-line-${at}`, x, y, runs: line.runs, fill }
  })
  const left = Math.min(...nodes.map(({ x }) => x))
  const right = Math.max(...nodes.map(({ x }, at) => x + rows[at]!.line.widthPx))
  const block = {
    id,
    ...(id === 'content' ? {} : { role: 'content' as const }),
    box: { ...box, x: left, width: right - left },
    sizePx,
    lines: rows.map(({ start, end }) => ({ start, end })),
  }
  return { block, nodes }
}

function rowsOf({ lines, style }: Paragraph, top: number, offset: number, last: number): Row[] {
  return lines.map((line, at) => ({
    line,
    y: Math.round(top + style.lineHeightPx * (at + 0.5) + 0.35 * style.sizePx),
    start: offset + line.start,
    end: at === lines.length - 1 ? last : offset + line.end,
  }))
}

import type { TextAlign, Paragraph, TypeStyle } from '../../text/paragraph'
import { textRow } from './head'
import { qrRow } from './pictures'
import { smallStyle } from './type'
import type { ProductWords, SizedProduct } from './words'
import { stackRows, snapToGrid, sideBySide, type Row } from './rows'
import type { TextMetrics } from '../../text/metrics/metrics'
import { wrapLines } from '../../text/wrap'
import type { SceneNode, TextRun } from '../../scene/nodes'
import { baselineOf, edgeOf } from '../../text/textNodes'

const ICONS = {
  votes: 'M8 2.6L14.4 13.2H1.6Z', // on a 16-unit grid, baseline at 13.2
  comments:
    'M4.6 2.2H11.4A2.9 2.9 0 0 1 14.3 5.1V8.5A2.9 2.9 0 0 1 11.4 11.4H8.3L4.9 14.2V11.4H4.6A2.9 2.9 0 0 1 1.7 8.5V5.1A2.9 2.9 0 0 1 4.6 2.2Z',
}
const ICON = { grid: 16, em: 1.06, gapEm: 0.42, betweenEm: 1.35, strokePx: 1.5, footAt: 13.4 }
const FROM = { thousands: 10_000, millions: 1_000_000, billions: 1_000_000_000 }

const DIVIDER = { plain: '\u2002·\u2002', mono: ' / ' }

const GAP_PX = { topics: 8, code: 24, foot: 20 }

export function topicsRowOf(product: SizedProduct, measurePx: number, align: TextAlign): Row | null {
  const { words, allowance, grid } = product
  const { shown, metrics } = words
  const maxLines = allowance.topicLines
  if (shown.topics.length === 0 || maxLines === 0) return null
  const style = smallStyle(product, 'topics')
  const paragraph = topicsParagraph(shown.topics, style, metrics, { measurePx, maxLines, align })
  return {
    ...textRow('topics', paragraph, footInk(words), { grid, align }),
    gapPx: grid ? 0 : GAP_PX.topics,
  }
}

/** The author slot's ink is for that slot's ground. */
function footInk({ plan, inks }: ProductWords): string {
  return typeof plan.author === 'string' ? inks.author : inks.translation
}

export function codeRowOf(
  { words: { shown, inks, plainGround, byHand }, allowance }: SizedProduct,
  size: { targetPx: number; maxPx: number },
  align: TextAlign,
): Row | null {
  if (!shown.qr || !allowance.hasCode) return null
  const { scale } = byHand('qrCode')
  return qrRow(shown.qr, { ...size, scale, ground: plainGround, ink: inks.quote, align })
}

export function footRow(product: SizedProduct, code: Row | null): Row | null {
  const { words, arrangement, grid } = product
  const { align, isRightToLeft } = words
  const isCentred = align === 'center'
  const besidePx = code ? arrangement.mainPx - code.widthPx - GAP_PX.code : arrangement.mainPx
  // Beside a code the text starts at the reading edge.
  const own = code && isCentred ? (isRightToLeft ? 'right' : 'left') : align
  const textRows = [countsRowOf(product, own), topicsRowOf(product, besidePx, own)].filter(
    (row) => row !== null,
  )
  const text = stackRows(textRows)
  const row =
    text && code
      ? sideBySide(text, code, {
          gapPx: GAP_PX.code,
          align,
          asideIs: isCentred ? (isRightToLeft ? 'right' : 'left') : align === 'right' ? 'left' : 'right',
          isJustified: !isCentred,
          grid,
        })
      : (text ?? code)
  return row && snapToGrid({ ...row, gapPx: Math.max(GAP_PX.foot, code?.gapPx ?? 0) }, grid)
}

/** Whole topics only. */
export function topicsParagraph(
  topics: readonly string[],
  style: TypeStyle,
  metrics: TextMetrics,
  { measurePx, maxLines, align }: { measurePx: number; maxLines: number; align: TextAlign },
): Paragraph {
  const divider = style.fontId === 'font-mono' ? DIVIDER.mono : DIVIDER.plain
  const fits = (line: string) => {
    const { lines, widthPx } = wrapLines(line, style, Infinity, metrics, { align })
    return lines.length <= 1 && widthPx <= measurePx
  }
  const lines: string[] = []
  for (const topic of topics) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${divider}${topic}` : topic
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(topic)
  }
  const paragraph = wrapLines(lines.slice(0, maxLines).join('\n'), style, measurePx, metrics, {
    align,
    maxLines,
  })
  return lines.length > maxLines ? { ...paragraph, truncated: true } : paragraph
}

export function countsRowOf(product: SizedProduct, align: TextAlign): Row | null {
  const { words, allowance, grid } = product
  const { inks, metrics } = words
  const [style, ink] = [smallStyle(product, 'counts'), footInk(words)]
  const shown = (['votes', 'comments'] as const).flatMap((id) => {
    const count = words.shown[id]
    if (count === null || !allowance.hasCounts) return []
    const paragraph = wrapLines(shortCount(count), style, Infinity, metrics, {
      align: 'left',
      hangsPunctuation: false,
    })
    return [{ id, paragraph, ...tabular(paragraph, metrics) }]
  })
  if (shown.length === 0) return null
  const { sizePx, lineHeightPx } = style
  const iconPx = sizePx * ICON.em
  const aheadPx = iconPx + ICON.gapEm * sizePx
  const widthPx = shown.reduce(
    (sum, count, at) => sum + aheadPx + count.widthPx + (at > 0 ? ICON.betweenEm * sizePx : 0),
    0,
  )
  return {
    heightPx: lineHeightPx,
    widthPx,
    gapPx: 16,
    paragraphs: shown.map(({ paragraph }) => ['counts', paragraph] as const),
    place: (at) => {
      const left = edgeOf(align, at, widthPx)
      let x = left
      const nodes = shown.flatMap(({ id, paragraph, runs, widthPx: figuresPx }): SceneNode[] => {
        const y = baselineOf(paragraph, at.y, 0, grid)
        const iconX = x
        x += aheadPx + figuresPx + ICON.betweenEm * sizePx
        const scale = iconPx / ICON.grid
        return [
          {
            type: 'path',
            id: `counts-${id}-icon`,
            d: ICONS[id],
            place: { x: iconX, y: y - ICON.footAt * scale + 0.4, scale },
            ...(id === 'votes' ? { fill: inks.accent } : {}),
            stroke: { paint: id === 'votes' ? inks.accent : ink, widthPx: ICON.strokePx },
          },
          { type: 'text', id: `counts-${id}`, x: iconX + aheadPx, y, runs, fill: ink },
        ]
      })
      const box = { x: left, y: at.y, width: widthPx, height: lineHeightPx }
      return [{ block: { id: 'counts', box, sizePx }, nodes }]
    },
  }
}

/** 366, 9,999, 12.3k, 1.2M. */
export function shortCount(count: number): string {
  const short = (unit: number) => {
    const tenths = Math.floor(count / (unit / 10)) / 10
    return tenths >= 100 ? `${Math.floor(tenths)}` : `${tenths}`
  }
  if (count >= FROM.billions) return `${short(1e9)}B`
  if (count >= FROM.millions) return `${short(1e6)}M`
  if (count >= FROM.thousands) return `${short(1e3)}k`
  return `${count}`.replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/** Each digit takes the room of the widest. */
function tabular({ lines }: Paragraph, metrics: TextMetrics): { runs: readonly TextRun[]; widthPx: number } {
  const [line] = lines
  const [run] = line?.runs ?? []
  if (!line || !run) return { runs: [], widthPx: 0 }
  const { font, letterSpacingPx } = run
  const widthOf = (text: string) => metrics.widthPx(text, font, letterSpacingPx)
  const pitchPx = Math.max(...'0123456789'.split('').map(widthOf))
  let x = 0
  const runs = [...line.text].map((text) => {
    const ownPx = widthOf(text)
    const roomPx = /\d/.test(text) ? pitchPx : ownPx
    const placed = { text, x: x + (roomPx - ownPx) / 2, widthPx: ownPx, font, letterSpacingPx }
    x += roomPx
    return placed
  })
  return { runs, widthPx: x }
}

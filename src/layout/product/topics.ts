import type { TextMetrics } from '../../text/metrics/metrics'
import type { Paragraph, TextAlign, TypeStyle } from '../../text/paragraph'
import { wrapLines } from '../../text/wrap'

const DIVIDER = { plain: '\u2002·\u2002', mono: ' / ' }

/** Separates topics by middots. A line holds whole topics and never ends in a dot. */
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

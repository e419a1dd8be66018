import type bidiFactory from 'bidi-js'
import type { TextRun } from '../scene/nodes'
import { type ShapedText, spanWidthPx } from './shapedText'

/** UAX #9. The library passes Unicode's tests; it is skipped for text without right-to-left characters. */
export interface Direction {
  levels: Uint8Array // per UTF-16 unit; odd: right-to-left
  isRightToLeft: boolean // by the paragraph's first directional letter
}

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const ARABIC_OR_HEBREW = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

let bidi: ReturnType<typeof bidiFactory> | null = null

/** Until then every text is set from left to right. */
export async function loadBidi() {
  return (bidi ??= (await import('bidi-js')).default())
}

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/** Such a run is drawn right-to-left, its final marks on the left. */
export function hasRightToLeftLetter(text: string): boolean {
  return ARABIC_OR_HEBREW.test(text)
}

/** Returns null if the text is left-to-right throughout. */
export function directionOf(paragraph: string): Direction | null {
  if (!bidi || !hasRightToLeft(paragraph)) return null
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph)
  return { levels, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 }
}

/** Applies rule L2 of UAX #9. */
export function visualOrder<Item extends { level: number }>(items: readonly Item[]): Item[] {
  const order = [...items]
  const deepest = Math.max(0, ...items.map(({ level }) => level))
  for (let level = deepest; level > 0; level -= 1) {
    let start = 0
    while (start < order.length) {
      let end = start
      while (end < order.length && order[end]!.level >= level) end += 1
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end + 1
    }
  }
  return order
}

/** Reverses the marks and swaps ( and ). */
export function mirrored(graphemes: readonly string[]): string {
  return graphemes
    .map((grapheme) => bidi?.getMirroredCharacter(grapheme) ?? grapheme)
    .reverse()
    .join('')
}

export function runsOf(shaped: ShapedText, start: number, end: number): TextRun[] {
  const runs: TextRun[] = []
  const starts: number[] = []
  spanWidthPx(shaped, start, end, (run, first) => {
    runs.push(run)
    starts.push(first)
  })
  const { levels } = shaped.segments
  return levels ? inVisualOrder(shaped, runs, starts, levels, end) : runs
}

/** UAX #9; gaps stay between their runs. */
function inVisualOrder(
  shaped: ShapedText,
  runs: readonly TextRun[],
  starts: readonly number[],
  levels: Uint8Array,
  end: number,
): TextRun[] {
  const items = runs.map((run, at) => {
    const gapPx = (runs[at + 1]?.x ?? run.x + run.widthPx) - (run.x + run.widthPx)
    return {
      run: withMarksMirrored(shaped, run, starts[at]!, starts[at + 1] ?? end),
      level: levels[starts[at]!]!,
      gapPx,
    }
  })
  let x = 0
  return visualOrder(items).map(({ run, gapPx }) => {
    const placed = { ...run, x }
    x += run.widthPx + gapPx
    return placed
  })
}

/** An engine reverses marks only in a run with a right-to-left letter. */
function withMarksMirrored(
  { segments: { levels }, choice, metrics }: ShapedText,
  run: TextRun,
  start: number,
  end: number,
): TextRun {
  const isMarksAlone = levels![start]! % 2 === 1 && !hasRightToLeftLetter(run.text)
  if (!isMarksAlone) return run
  const text = mirrored(choice.drawn.slice(start, end))
  return { ...run, text, widthPx: metrics.widthPx(text, run.font, run.letterSpacingPx) }
}

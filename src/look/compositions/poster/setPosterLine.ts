import type { TextRun } from '../../../scene/nodes'
import { segmentsOf } from '../../../text/breaks'
import { isHanFamily } from '../../../text/fonts'
import { graphemesOf } from '../../../text/graphemes'
import type { TextMetrics } from '../../../text/metrics/metrics'
import type { LinePinyin, TypeStyle } from '../../../text/paragraph'
import { runsOf } from '../../../text/direction'
import { jointPx, shapeText, spanWidthPx } from '../../../text/shapedText'
import { blankAfterEm, blankBeforeEm, hanMarkBlankEm, type PosterText } from './posterText'

/** Run `x` starts at the left of the ink. */
export interface PosterLine {
  sizePx: number
  stretches: readonly { runs: readonly TextRun[]; pinyin: LinePinyin | null; isAccent: boolean }[]
  start: number // UTF-16 [start, end) of the text
  end: number
}

const MOST_HANGING_PX = 24 // for a Chinese mark's blank half, and for pinyin; the margin is hardly wider
const TURNS = 12
const SMALLER = 0.97
const TOLERANCE_PX = 0.25

/** It has at most `sizePx`, less if kerning widened the line, or if its pinyin would leave the card. */
export function setPosterLine(
  text: PosterText,
  from: number,
  to: number,
  style: TypeStyle,
  { sizePx: wantedPx, measurePx }: { sizePx: number; measurePx: number },
  metrics: TextMetrics,
): PosterLine {
  const { units } = text.measured
  const first = units[text.words[from]!.from]!
  const last = units[text.words[to - 1]!.to - 1]!
  let sizePx = wantedPx
  for (let turn = 0; ; turn += 1) {
    const stretches = stretchesAt(text, from, to, { ...style, sizePx }, metrics)
    const widthPx = inkOf(stretches)
    const share = Math.min(measurePx / widthPx, MOST_HANGING_PX / pinyinHangsPx(stretches, measurePx))
    if (share * (measurePx + TOLERANCE_PX) >= measurePx || turn === TURNS)
      return { sizePx, stretches, start: first.offset, end: last.nextOffset }
    sizePx *= turn === 0 ? share : SMALLER
  }
}

function stretchesAt(
  { measured, words, accent }: PosterText,
  from: number,
  to: number,
  style: TypeStyle,
  metrics: TextMetrics,
): PosterLine['stretches'] {
  const { units, parts } = measured
  const first = units[words[from]!.from]!
  const { text } = parts[first.part]!.segments
  const shaped = shapeText(segmentsOf(text), style, metrics)
  const isTurned = shaped.segments.levels !== null // drawn order differs from text order
  const accentFrom = Math.max(from, accent.from)
  const accentTo = Math.min(to, accent.to)
  const seams =
    isTurned || accentFrom >= accentTo
      ? [from, to]
      : [...new Set([from, accentFrom, accentTo, to])].toSorted((one, other) => one - other)
  let x = 0
  const stretches = seams.slice(0, -1).map((seam, at) => {
    const end = seams[at + 1]!
    const start = units[words[seam]!.from]!.start
    const stop = units[words[end - 1]!.to - 1]!.end
    const runs = movedBy(x, runsOf(shaped, start, stop))
    const above = shaped.syllables?.onLine(start, stop) ?? null
    const pinyin = above && { ...above, runs: movedBy(x, above.runs) }
    const next = end < to ? units[words[end]!.from]!.start : stop
    // Without a space, the gap between scripts separates them.
    const seamPx = end < to && next === stop ? jointPx(shaped, stop - 1) : 0
    x += spanWidthPx(shaped, start, next) + seamPx
    return { runs, pinyin, isAccent: !isTurned && seam >= accent.from && end <= accent.to }
  })
  const opening = stretches[0]!.runs[0]
  const blankPx = opening
    ? Math.min(
        MOST_HANGING_PX,
        blankBeforeEm(opening.text, isHanFamily(opening.font.family)) * opening.font.sizePx,
      )
    : 0
  return withMarkCutOff(
    stretches.map(({ runs, pinyin, isAccent }) => ({
      runs: movedBy(-blankPx, runs),
      pinyin: pinyin && { ...pinyin, runs: movedBy(-blankPx, pinyin.runs) },
      isAccent,
    })),
    metrics,
  )
}

export function movedBy(px: number, runs: readonly TextRun[]): TextRun[] {
  return runs.map((run) => ({ ...run, x: run.x + px }))
}

/** Negative tracking in its own run cuts the blank half, so that run and caret match the ink. */
function withMarkCutOff(stretches: PosterLine['stretches'], metrics: TextMetrics): PosterLine['stretches'] {
  const last = stretches.at(-1)!
  const run = last.runs.at(-1)
  const blankEm = run && isHanFamily(run.font.family) ? hanMarkBlankEm(run.text) : null
  if (!run || blankEm === null) return stretches
  const mark = graphemesOf(run.text).at(-1)!
  const before = run.text.slice(0, run.text.length - mark.length)
  const beforePx = before === '' ? 0 : metrics.widthPx(before, run.font, run.letterSpacingPx)
  const trackingPx = -blankEm * run.font.sizePx
  const cut: TextRun = {
    text: mark,
    x: run.x + beforePx,
    widthPx: metrics.widthPx(mark, run.font, trackingPx),
    font: run.font,
    letterSpacingPx: trackingPx,
  }
  const kept = before === '' ? [] : [{ ...run, text: before, widthPx: beforePx }]
  return [...stretches.slice(0, -1), { ...last, runs: [...last.runs.slice(0, -1), ...kept, cut] }]
}

function pinyinHangsPx(stretches: PosterLine['stretches'], measurePx: number): number {
  const syllables = stretches.flatMap(({ pinyin }) => pinyin?.runs ?? [])
  return Math.max(0, ...syllables.flatMap(({ x, widthPx }) => [-x, x + widthPx - measurePx]))
}

function inkOf(stretches: PosterLine['stretches']): number {
  const runs = stretches.flatMap((stretch) => stretch.runs)
  return Math.max(
    0,
    ...runs.map(({ text, x, widthPx, font, letterSpacingPx }) => {
      const isHan = isHanFamily(font.family)
      const isCut = isHan && hanMarkBlankEm(text) !== null
      const blankPx = isCut ? 0 : blankAfterEm(text, isHan) * font.sizePx
      return x + widthPx - (isCut ? 0 : letterSpacingPx) - blankPx
    }),
  )
}

import type { Line, Paragraph, TypeStyle, WrapOptions } from '../../src/text/paragraph'
import { wrapLines } from '../../src/text/wrap'
import { fakeMetrics } from './fakeMetrics'

/** A plain style at 40 px: in fakeMetrics a Latin letter is 20 px wide, a Chinese one 37.6. */
export const plain: TypeStyle = {
  fontId: 'font-sans',
  sizePx: 40,
  bold: false,
  italic: false,
  lineHeightPx: 52,
  latinTrackingEm: 0,
  hanTrackingEm: 0,
}

export const HAN_PX = 37.6

export function wrap(text: string, measurePx: number, options: Partial<WrapOptions> = {}): Paragraph {
  return wrapLines(text, plain, measurePx, fakeMetrics, { align: 'left', ...options })
}

export function linesOfText(text: string, measurePx: number, options: Partial<WrapOptions> = {}): string[] {
  return wrap(text, measurePx, options).lines.map((line) => line.text)
}

export function oneLine(
  text: string,
  style: Partial<TypeStyle> = {},
  options: Partial<WrapOptions> = {},
): Line {
  const { lines } = wrapLines(text, { ...plain, ...style }, 10_000, fakeMetrics, {
    align: 'left',
    ...options,
  })
  return lines[0]!
}

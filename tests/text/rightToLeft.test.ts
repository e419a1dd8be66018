import { expect, it } from 'vitest'
import type { TextMetrics } from '../../src/text/metrics'
import { wrapLines } from '../../src/text/wrap'
import { fakeMetrics } from './fakeMetrics'

const ARABIC = /[\p{Script=Arabic} ,.!?]/u
const metrics: TextMetrics = {
  ...fakeMetrics,
  covers: (family, character) =>
    family.includes('Arabic') ? ARABIC.test(character) : fakeMetrics.covers(family, character),
}
const style = {
  fontId: 'font-serif' as const,
  sizePx: 40,
  bold: false,
  italic: true,
  lineHeightPx: 50,
  latinTrackingEm: 0.05,
  hanTrackingEm: 0,
}

it('keeps the words of a right-to-left line in one run, which the engine then orders', () => {
  const { lines, missing } = wrapLines('مرحبا, يا عالم.', style, 2000, metrics, { align: 'right' })
  expect(missing).toEqual([])
  expect(lines.map(({ runs }) => runs.map(({ text }) => text))).toEqual([['مرحبا, يا عالم.']])
})

it('neither tracks nor slants letters that join', () => {
  const [run] = wrapLines('مرحبا', style, 2000, metrics, { align: 'left' }).lines[0]?.runs ?? []
  expect(run).toMatchObject({
    letterSpacingPx: 0,
    font: { family: 'Noto Sans Arabic Variable', italic: false },
  })
})

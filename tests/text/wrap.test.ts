import { describe, expect, it } from 'vitest'
import { linesOfText, wrap } from './setup'

describe('lines of a quote', () => {
  it('are as few as possible and near-equal', () => {
    expect(linesOfText('Not everything that is faced can be changed by us', 620)).toEqual([
      'Not everything that is faced',
      'can be changed by us',
    ])
  })

  it('pause at punctuation where that costs little evenness', () => {
    expect(linesOfText('想到明天是崭新的一天，还没犯过一个错，不是很好吗？', 600)).toEqual([
      '想到明天是崭新的一天，',
      '还没犯过一个错，不是很好吗？',
    ])
  })

  it('end where they are asked to, if they fit so', () => {
    const quote = 'The world will never starve for want of wonders; but only for want of wonder.'
    expect(linesOfText(quote, 900)).toHaveLength(2)
    expect(linesOfText(quote, 900, { ends: [28, 49, 77] })).toEqual([
      'The world will never starve',
      'for want of wonders;',
      'but only for want of wonder.',
    ])
  })

  it('keep the lines of verse, empty ones too', () => {
    expect(linesOfText('One clover, and a bee,\nAnd revery.\n\nThe end\n', 900)).toEqual([
      'One clover, and a bee,',
      'And revery.',
      '',
      'The end',
    ])
  })

  it('of nothing are none', () => {
    expect(wrap('', 500)).toMatchObject({ lines: [], widthPx: 0, heightPx: 0, truncated: false })
  })

  it('say where in the text they stand', () => {
    const { lines } = wrap('one two\nthree', 80)
    expect(lines.map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [4, 8],
      [8, 12],
      [12, 13],
    ])
  })

  it('leave no single letter of a word that had to be parted', () => {
    expect(linesOfText('incomprehensibility', 335)).toEqual(['incomprehensibi', 'lity'])
  })

  it('leave no orphan where the words could be shared out', () => {
    expect(linesOfText('It is never too late to be what you are', 640)).toEqual([
      'It is never too late',
      'to be what you are',
    ])
  })
})

describe('an ellipsis', () => {
  it('ends the last line allowed, with no stop before it', () => {
    const paragraph = wrap('Courage is resistance to fear, mastery of fear, not absence of it.', 460, {
      maxLines: 2,
    })
    expect(paragraph.truncated).toBe(true)
    expect(paragraph.lines.map((line) => line.text)).toEqual([
      'Courage is resistance to',
      'fear, mastery of fear…',
    ])
    expect(paragraph.heightPx).toBe(104)
  })

  it('cuts a single long word between its letters', () => {
    expect(linesOfText('incomprehensibilities', 200, { maxLines: 1 })).toEqual(['incompr…'])
  })

  it('follows the last Chinese character in its own face', () => {
    const { lines, truncated } = wrap('勇气是抵挡恐惧、驾驭恐惧，而不是没有恐惧。', 300, { maxLines: 1 })
    expect(truncated).toBe(true)
    expect(lines.map((line) => line.text)).toEqual(['勇气是抵挡恐…'])
    expect(lines[0]?.runs).toHaveLength(1)
  })

  it('is not there when the text fits exactly', () => {
    expect(wrap('one two', 80, { maxLines: 2 }).truncated).toBe(false)
  })
})

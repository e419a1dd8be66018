import { describe, expect, it } from 'vitest'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'

describe('widths in Node', () => {
  const latin = { family: 'Source Serif 4 Variable', weight: 640, italic: false, sizePx: 40 }
  const han = { family: 'Noto Serif SC Variable', weight: 640, italic: false, sizePx: 40 }

  it('count letter spacing once a grapheme and keep kerning', () => {
    const plain = nodeMetrics.widthPx('AVAVA', latin)
    expect(nodeMetrics.widthPx('AVAVA', latin, 2)).toBeCloseTo(plain + 10, 3)
    const unkerned = [...'AVAVA'].reduce((sum, letter) => sum + nodeMetrics.widthPx(letter, latin), 0)
    expect(plain).toBeLessThan(unkerned - 5)
  })

  it('grow with the size, and with the weight', () => {
    const large = nodeMetrics.widthPx('wonder', { ...latin, sizePx: 160 })
    expect(nodeMetrics.widthPx('wonder', latin) * 4).toBeCloseTo(large, 0)
    expect(nodeMetrics.widthPx('wonder', { ...latin, weight: 400 })).toBeLessThan(
      nodeMetrics.widthPx('wonder', latin),
    )
  })

  it('are one em for a Han character, from our own files', () => {
    expect(nodeMetrics.widthPx('惊奇', han)).toBeCloseTo(80, 1)
    expect(nodeMetrics.covers(han.family, '惊')).toBe(true)
    expect(nodeMetrics.covers(latin.family, '惊')).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { loadFonts } from '../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../src/draw/fonts/browserMetrics'
import { textWidthPx } from '../../src/draw/fonts/typeSetting'
import { line } from './fixtures'

it.each([
  ['Source Serif 4 Variable', 400, ['office', 'AVAVA To WAVE.', '“Less,” he said', '2026.11.21']],
  ['Caveat Variable', 500, ['The world', 'office']],
  ['Inter Variable', 680, ['first', 'Ł’été (n. 3)']],
  ['Noto Serif SC Variable', 450, ['世界，永远「不缺」奇迹。', '——', '好……']],
  ['LXGW WenKai', 400, ['世界·奇迹']],
] as const)('is as wide as the engine sets it, whatever the size: %s %d', async (family, weight, texts) => {
  const font = { family, weight, italic: false, sizePx: 40 }
  await loadFonts({ still: [], live: texts.map((text) => line(text, text, { x: 0, y: 0 }, { font })) })
  const ctx = document.createElement('canvas').getContext('2d')!
  for (const text of texts)
    for (const sizePx of [9.37, 13.3, 22.56, 33.333, 40, 117.5])
      for (const spacingPx of [0, -0.6, 2.3]) {
        const engine = textWidthPx(ctx, text, { ...font, sizePx }, spacingPx)
        const ours = browserMetrics.widthPx(text, { ...font, sizePx }, spacingPx)
        expect(Math.abs(ours - engine), `${text} ${sizePx} ${spacingPx}`).toBeLessThan(0.02)
      }
})

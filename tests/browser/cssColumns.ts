import { createPaintContext } from '../../src/draw/paintContext'
import { loadFonts } from '../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../src/draw/fonts/browserMetrics'
import { newCanvas } from '../../src/draw/newCanvas'
import { paintNodes } from '../../src/draw/paint/paintNodes'
import { pictures } from '../../src/draw/pictures/images'
import type { Box } from '../../src/scene/nodes'
import { columnNodes } from '../../src/text/vertical/columnNodes'
import type { VerticalStyle } from '../../src/text/vertical/cells'
import { setColumns } from '../../src/text/vertical/setColumns'

const HEIGHT_PX = 420

/** A cell as drawn by us and by the browser's vertical writing, in CSS px. */
export interface ComparedCell {
  text: string
  own: Box
  css: Box
}

/**
 * Shows our columns (#own) beside the browser's (#css); returns each cell's box.
 * @public imported by a page at run time
 */
export async function showColumns(
  lines: readonly string[],
  squarePx: number,
  pitchPx: number,
): Promise<ComparedCell[]> {
  const style: VerticalStyle = {
    fontId: 'font-serif',
    sizePx: squarePx,
    bold: false,
    weight: 600,
    pitchEm: pitchPx / squarePx,
    trackingEm: 0,
  }
  const width = lines.length * pitchPx
  const set = () => setColumns(lines.join('\n'), style, 5_000, browserMetrics)
  const nodes = () => columnNodes('columns', set(), { x: width, y: 0 }, '#000000')
  await loadFonts({ still: [], live: nodes() })
  const ctx = newCanvas(width, HEIGHT_PX)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, width, HEIGHT_PX)
  paintNodes(ctx, nodes(), createPaintContext('grained', pictures))
  ctx.canvas.id = 'own'

  const css = document.createElement('div')
  css.id = 'css'
  css.lang = 'zh-Hans'
  css.textContent = set().shown
  Object.assign(css.style, {
    width: `${width}px`,
    height: `${HEIGHT_PX}px`,
    background: '#ffffff',
    color: '#000000',
    writingMode: 'vertical-rl',
    whiteSpace: 'pre',
    font: `600 ${squarePx}px "Noto Serif SC Variable"`,
    lineHeight: `${pitchPx}px`,
    textSpacingTrim: 'space-all',
    textAutospace: 'no-autospace',
  })
  document.body.replaceChildren(ctx.canvas, css)
  for (const element of [ctx.canvas, css]) element.style.display = 'block'
  await document.fonts.ready
  const words = css.firstChild!
  const corner = css.getBoundingClientRect()
  return set().columns.flatMap(({ cells }, column) =>
    cells.map(({ startOffset, endOffset, topPx, lengthPx }) => {
      const range = document.createRange()
      range.setStart(words, startOffset)
      range.setEnd(words, endOffset)
      const { y, height } = range.getBoundingClientRect()
      const across = { x: width - (column + 1) * pitchPx, width: pitchPx }
      return {
        text: set().shown.slice(startOffset, endOffset),
        own: { ...across, y: topPx, height: lengthPx },
        css: { ...across, y: y - corner.y, height },
      }
    }),
  )
}

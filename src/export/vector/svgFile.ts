import { createCanvas, SvgExportFlag } from '@napi-rs/canvas'
import { xmlText } from '../xmlText'
import type { DrawnVectors } from './vectorCardFile'

const MM_PER_INCH = 25.4
const CSS_PX_PER_INCH = 96

/** An SVG as large as the card. Text is outlines: whoever opens it need not have its fonts. Its words are the title. */
export function svgFile({ canvas, pxPerInch, title, author }: DrawnVectors): Buffer {
  const { width, height } = canvas
  const svg = createCanvas(width, height, SvgExportFlag.ConvertTextToPaths)
  svg.getContext('2d').drawCanvas(canvas, 0, 0)
  const side = (px: number) =>
    pxPerInch === CSS_PX_PER_INCH ? String(px) : `${((px / pxPerInch) * MM_PER_INCH).toFixed(3)}mm`
  const said = author === '' ? title : `${title} — ${author}`
  const head = `width="${side(width)}" height="${side(height)}" viewBox="0 0 ${width} ${height}" role="img"><title>${xmlText(said)}</title>`
  const text = svg.getContent().toString('utf8')
  return Buffer.from(withOwnIds(text.replace(/width="\d+" height="\d+">/, () => head)))
}

/** The engine counts ids, some in hexadecimal, over all that a process draws: counted in each file, the same card is the same bytes. */
function withOwnIds(svg: string): string {
  const numbers = new Map<string, number>()
  return svg.replaceAll(
    /( id="|url\(#|href="#)([a-z]+)_([0-9a-f]+)(?=["'&)])/gi,
    (_, before, kind: string, number) => {
      const id = `${kind}_${number}`
      numbers.set(id, numbers.get(id) ?? numbers.size)
      return `${before}${kind}_${numbers.get(id)}`
    },
  )
}

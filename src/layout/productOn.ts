import type { Product } from '../card/product'
import type { CardSettings } from '../card/settings'
import { wrapLines } from '../text/wrap'
import { missingNotice } from './quoteBlock'
import { alignOf } from './quoteSetting'
import type { LaidSubject, SubjectSite } from './subject'
import { blockOf, paragraphNodes } from './textNodes'
import { styleOf } from './typeset'

/** A product on its sheet. */
export function productOn(product: Product, { textSettings }: CardSettings, site: SubjectSite): LaidSubject {
  const { textBox } = site.sheet.plan
  const align = alignOf(textSettings)
  const style = styleOf(product.name, 40, textSettings, 'content')
  const maxLines = Math.max(1, Math.floor(textBox.height / style.lineHeightPx))
  const name = wrapLines(product.name, style, textBox.width, site.metrics, { align, maxLines })
  if (product.name.trim() === '') return { parts: [], lines: [], notices: [], grid: null }
  const { nodes, bounds } = paragraphNodes('name', name, textBox, align, site.inks.quote)
  return {
    parts: [{ block: blockOf('name', name, bounds), nodes }],
    lines: [],
    notices: missingNotice([name]),
    grid: null,
  }
}

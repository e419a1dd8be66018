import type { Product } from '../../card/product'
import { emptyProduct } from '../../card/product'
import { TEMPLATES } from '../../card/templates'
import { FRAMES } from '../../look/frames'
import { RATIOS } from '../../look/ratios'
import { keysOf } from '../../scene/values'
import { DATE, productCell, type Cell } from './cell'

/** The built-in example, one typed in with nothing but its name, and one with all but its picture. */
const PRODUCTS: Record<string, Partial<Product>> = {
  example: {},
  'name only': { ...emptyProduct(DATE), name: 'Marginalia' },
  'no picture': { pictureUrl: '' },
}

/** Every template with each of them. */
export function productRows(): Cell[][] {
  return Object.values(TEMPLATES).map(({ label, settings }) =>
    Object.entries(PRODUCTS).map(([name, product]) => productCell(`${label.en}, ${name}`, settings, product)),
  )
}

/** Every frame in every ratio, aligned in turn to each side. */
export function productRatioRows(): Cell[][] {
  return keysOf(FRAMES).map((frameStyle, row) =>
    keysOf(RATIOS).map((aspectRatio, column) =>
      productCell(
        `${FRAMES[frameStyle].label.en} ${aspectRatio}`,
        { frameStyle, aspectRatio },
        {},
        { align: (['text-left', 'text-center', 'text-right'] as const)[(row + column) % 3]! },
      ),
    ),
  )
}

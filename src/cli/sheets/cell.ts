import type { Card } from '../../card/card'
import type { Product } from '../../card/product'
import { emptyQuote, type Quote } from '../../card/quote'
import { DEFAULT_SETTINGS, type CardSettings, type TextSettings } from '../../card/settings'
import { FULL_VIEW, type View } from '../../layout/view'
import type { Scene } from '../../scene/nodes'
import { exampleProduct } from '../../products/exampleProduct'
import { almanacQuote } from '../../quotes/almanac'
import almanac from '../../quotes/almanac.json'

export interface Cell {
  name: string
  card: Card
  view: View
}

export interface SceneCell {
  name: string
  scene: Scene
}

export type Words = Pick<Quote, 'content' | 'translation' | 'author'> & Partial<Pick<Quote, 'citation'>>

export const DATE = '2026-11-21'

const byLength = almanac
  .map(({ day }) => almanacQuote(`2028-${day}`)) // a leap year
  .toSorted((a, b) => a.content.length - b.content.length)

export const QUOTES: Record<'short' | 'median' | 'longest', Words> = {
  short: byLength[0]!,
  median: byLength[byLength.length >> 1]!,
  longest: byLength.at(-1)!,
}

export function cell(
  name: string,
  settings: Partial<CardSettings>,
  text: Partial<TextSettings> = {},
  { content, translation, author, citation = null }: Words = QUOTES.median,
  view: View = FULL_VIEW,
): Cell {
  const textSettings = { ...(settings.textSettings ?? DEFAULT_SETTINGS.textSettings), ...text }
  const quote = { ...emptyQuote(DATE), content, translation, author, citation }
  return {
    name,
    card: { kind: 'quote', quote, settings: { ...DEFAULT_SETTINGS, ...settings, textSettings } },
    view,
  }
}

export function productCell(
  name: string,
  settings: Partial<CardSettings>,
  product: Partial<Product> = {},
  text: Partial<TextSettings> = {},
): Cell {
  const { card, view } = cell(name, settings, text)
  return {
    name,
    card: {
      kind: 'product',
      product: { ...exampleProduct(DATE, 'en'), ...product },
      settings: card.settings,
    },
    view,
  }
}

export function inRowsOf<Any>(count: number, cells: Any[]): Any[][] {
  return Array.from({ length: Math.ceil(cells.length / count) }, (_, row) =>
    cells.slice(row * count, (row + 1) * count),
  )
}

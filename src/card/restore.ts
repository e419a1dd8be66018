import { FORMAT_IDS } from '../look/ids'
import { clamp, isRecord } from '../scene/values'
import type { Card } from './card'
import { restoreMarks } from './emphasis'
import { DEFAULT_EXPORT_OPTIONS, QUALITY, SCALES, WIDTH_PX, type ExportOptions } from './exportOptions'
import { restorePages } from './pageCard'
import { PRODUCT_FIELDS, type Product } from './product'
import { QUOTE_FIELDS, type Quote } from './quote'
import { changedSettings, defaultsIn } from './frameDefaults'
import { restored } from './restoreFields'
import { SETTINGS, type CardSettings } from './settings'
import { withTemplateInks } from './templateInks'

/** The data is untrusted: this never throws, and what it returns it restores to the same. */
export function restoreCard(data: unknown, today: string): Card {
  const { kind, quote, product, settings: look } = isRecord(data) ? data : {}
  const settings = restoreSettings(look)
  return kind === 'product'
    ? { kind, product: restoreProduct(product, today), settings }
    : { kind: 'quote', quote: restoreQuote(quote, today), settings }
}

export function restoreSettings(data: unknown): CardSettings {
  const given = withTemplateInks(data)
  return restored(SETTINGS, given, defaultsIn(restored(FRAME, given).frameStyle))
}

/** The data replaces the look's settings; another frame brings its defaults. */
export function restoreOver(look: CardSettings, data: Record<string, unknown>): CardSettings {
  const text = isRecord(data.textSettings) ? data.textSettings : {}
  const { frameStyle } = restored(FRAME, { frameStyle: data.frameStyle ?? look.frameStyle })
  const base = changedSettings(look, { frameStyle })
  return restoreSettings({ ...base, ...data, textSettings: { ...base.textSettings, ...text } })
}

const FRAME = { frameStyle: SETTINGS.frameStyle }

export function restoreQuote(data: unknown, today: string): Quote {
  const quote = restored(QUOTE_FIELDS, data)
  return {
    ...quote,
    emphasis: restoreMarks(quote.emphasis, quote),
    pages: restorePages(quote.pages),
    date: quote.date || today,
  }
}

export function restoreProduct(data: unknown, today: string): Product {
  const product = restored(PRODUCT_FIELDS, data)
  return { ...product, date: product.date || today }
}

export function restoreExportOptions(data: unknown): ExportOptions {
  const { format, quality, scale, opensAgain, widthPx } = isRecord(data) ? data : {}
  const byDefault = DEFAULT_EXPORT_OPTIONS
  return {
    format: FORMAT_IDS.find((known) => known === format) ?? byDefault.format,
    quality: Number.isFinite(quality) ? clamp(Number(quality), QUALITY.min, QUALITY.max) : byDefault.quality,
    scale: SCALES.find((known) => known === scale) ?? byDefault.scale,
    opensAgain: typeof opensAgain === 'boolean' ? opensAgain : byDefault.opensAgain,
    widthPx: isWidth(widthPx) ? widthPx : null,
  }
}

function isWidth(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= WIDTH_PX.min && Number(value) <= WIDTH_PX.max
}

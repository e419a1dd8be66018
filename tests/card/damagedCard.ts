import fc from 'fast-check'
import { DEFAULT_SETTINGS } from '../../src/card/settings'

export function damagedCard() {
  const maybe = (keys: object) =>
    fc.record(Object.fromEntries(Object.keys(keys).map((key) => [key, fc.anything()])), { requiredKeys: [] })
  return fc.record({
    kind: fc.anything(),
    settings: maybe(DEFAULT_SETTINGS).chain((settings) =>
      maybe(DEFAULT_SETTINGS.textSettings).map((textSettings) => ({ ...settings, textSettings })),
    ),
    quote: maybe({
      id: 0,
      content: 0,
      translation: 0,
      author: 0,
      date: 0,
      imageUrl: 0,
      source: 0,
      citation: 0,
      emphasis: 0,
    }),
  })
}

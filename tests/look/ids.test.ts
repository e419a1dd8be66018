import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { idFiles } from '../../.ci/ids.mjs'
import { TEMPLATE_IDS } from '../../src/card/templateIds'
import { TEMPLATES } from '../../src/card/templates'
import { FORMATS } from '../../src/export/formats'
import { FONTS } from '../../src/text/fonts'
import { FONT_IDS } from '../../src/text/ids'
import { ART_FAMILIES } from '../../src/look/art'
import { COMPOSITIONS } from '../../src/look/compositions'
import { FRAMES } from '../../src/look/frames'
import {
  ART_FAMILY_IDS,
  COMPOSITION_IDS,
  FORMAT_IDS,
  FRAME_IDS,
  TARGET_IDS,
  WEATHER_IDS,
} from '../../src/look/ids'
import { SEAL_STYLES } from '../../src/look/seal/styles'
import { TARGETS } from '../../src/look/targets'
import { WEATHER } from '../../src/look/weather'
import { LANGUAGE_IDS, type Label } from '../../src/language/languages'

/** Registries that Vite finds by glob, with their listed ids. */
const REGISTRIES: [string, Record<string, { order: number; label: Label | string }>, readonly string[]][] = [
  ['frames', FRAMES, FRAME_IDS],
  ['compositions', COMPOSITIONS, COMPOSITION_IDS],
  ['families of paintings', ART_FAMILIES, ART_FAMILY_IDS],
  ['weathers', WEATHER, WEATHER_IDS],
  ['targets', TARGETS, TARGET_IDS],
  ['formats', FORMATS, FORMAT_IDS],
  ['templates', TEMPLATES, TEMPLATE_IDS],
  ['fonts', FONTS, FONT_IDS],
]

it('the written ids are those of the folders: `npm run ids` writes them', async () => {
  for (const [file, text] of await idFiles()) expect(readFileSync(file, 'utf8'), file).toBe(text)
})

describe.each(REGISTRIES)('%s', (_, registry, ids) => {
  it('are all registered, each with a place of its own and a name in every language', () => {
    expect(Object.keys(registry).toSorted()).toEqual(ids)
    const orders = Object.values(registry).map(({ order }) => order)
    expect(orders).toEqual([...new Set(orders)].toSorted((one, other) => one - other))
    expectNames(registry)
  })
})

it('seal styles have names in every language', () => expectNames(SEAL_STYLES))

function expectNames(registry: Record<string, { label: Label | string }>) {
  for (const { label } of Object.values(registry))
    for (const id of LANGUAGE_IDS) expect(typeof label === 'string' ? label : label[id]).not.toBe('')
}

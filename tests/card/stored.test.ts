import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptFile, readKeptFile } from '../../src/card/keptFile'
import { readKeptRecord, recordOf } from '../../src/card/keptCard'
import { restoreCard, restoreSettings } from '../../src/card/restore'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { storedCard, storedSettings } from '../../src/card/stored'
import { TEMPLATES } from '../../src/card/templates'
import { oneByOne } from '../fixtures/asyncItems'
import { runs } from '../fixtures/tier'
import { anyCard, QUOTE } from '../layout/cards'
import { damagedCard } from './damagedCard'

const TODAY = '2026-11-21'
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const keptAs = (card: Parameters<typeof recordOf>[0]['card']) => ({ name: '', card, keptAt: 1, changedAt: 2 })

describe('a stored card', () => {
  it('is the same card when it is read', () => {
    fc.assert(
      fc.property(fc.oneof(anyCard, damagedCard()), (data) => {
        const card = restoreCard(data, TODAY)
        expect(restoreCard(asJson(storedCard(card)), TODAY)).toEqual(card)
        expect(readKeptRecord('', asJson(recordOf(keptAs(card))), TODAY)).toMatchObject({
          status: 'whole',
          kept: { card },
        })
      }),
      { numRuns: runs(1_000) },
    )
  })

  it('is the same in a file', async () => {
    const cards = Object.values(TEMPLATES).map(({ settings }) =>
      keptAs({ kind: 'quote', quote: { ...QUOTE, date: TODAY }, settings }),
    )
    const { cards: read } = await readKeptFile(keptFile(cards, [], oneByOne([])), TODAY)
    expect(read).toEqual(cards)
  })

  it('has no setting that nobody chose', () => {
    expect(storedSettings(DEFAULT_SETTINGS)).toEqual({ templateInks: {} })
    const { textSettings } = DEFAULT_SETTINGS
    const chosen = {
      ...DEFAULT_SETTINGS,
      shadow: 'lg',
      textSettings: { ...textSettings, trackingEm: 0 },
    } as const
    expect(storedSettings(chosen)).toEqual({
      templateInks: {},
      shadow: 'lg',
      textSettings: { trackingEm: 0 },
    })
  })

  it('keeps an accent that is also a template’s: it was chosen by hand', () => {
    for (const { settings } of Object.values(TEMPLATES)) {
      const card = { ...DEFAULT_SETTINGS, accentColor: settings.templateInks.accent }
      expect(restoreSettings(asJson(storedSettings(card)))).toEqual(card)
    }
  })
})

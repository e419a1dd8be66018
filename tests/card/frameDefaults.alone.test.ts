import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { defaultsIn, inFrame } from '../../src/card/frameDefaults'
import { restoreCard, restoreSettings } from '../../src/card/restore'
import { decodeShareCode, encodeShareCode } from '../../src/card/shareCode'
import { DEFAULT_SETTINGS, SETTINGS } from '../../src/card/settings'
import { restored } from '../../src/card/restoreFields'
import { storedCard, storedSettings } from '../../src/card/stored'
import { FRAMES } from '../../src/look/frames'
import { runs } from '../fixtures/tier'
import { anyCard } from '../layout/cards'

vi.mock('../../src/look/frames', async (load) => {
  const { FRAMES: frames } = await load<typeof import('../../src/look/frames')>()
  const own = { shadow: 'none', textSettings: { trackingEm: 0.1, fontFamily: 'font-serif' } }
  return { FRAMES: { ...frames, retro: { ...frames.retro, settings: own } } }
})

const TODAY = '2026-11-21'
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('a frame brings its own defaults, and stored data do without them', () => {
  const chosen = inFrame(DEFAULT_SETTINGS, 'retro')
  expect(chosen).toEqual(defaultsIn('retro'))
  expect(chosen).toMatchObject({
    shadow: 'none',
    textSettings: { trackingEm: 0.1, fontFamily: 'font-serif' },
  })
  expect(storedSettings(chosen)).toEqual({ templateInks: {}, frameStyle: 'retro' })
  expect(restoreSettings({ frameStyle: 'retro' })).toEqual(chosen)
  expect(inFrame(chosen, 'clean')).toEqual(DEFAULT_SETTINGS)
})

it('a choice stays in any frame, and a general default that was chosen there is stored', () => {
  const { textSettings } = DEFAULT_SETTINGS
  const spaced = { ...DEFAULT_SETTINGS, textSettings: { ...textSettings, trackingEm: 0.2 } }
  expect(inFrame(spaced, 'retro').textSettings).toMatchObject({ trackingEm: 0.2, fontFamily: 'font-serif' })
  const shadowed = { ...defaultsIn('retro'), shadow: DEFAULT_SETTINGS.shadow }
  expect(storedSettings(shadowed)).toMatchObject({ shadow: DEFAULT_SETTINGS.shadow })
  expect(restoreSettings(asJson(storedSettings(shadowed)))).toEqual(shadowed)
})

it('cards in such a frame are the same when they are read, and in links', async () => {
  await fc.assert(
    fc.asyncProperty(anyCard, async (data) => {
      const whole = restoreCard(data, TODAY)
      const card = { ...whole, settings: { ...whole.settings, frameStyle: 'retro' as const } }
      expect(restoreCard(asJson(storedCard(card)), TODAY)).toEqual(card)
      const code = await encodeShareCode(card, { isForFile: true })
      const decoded = await decodeShareCode(code, { today: TODAY, almanacQuote: () => null, isOfFile: true })
      expect(decoded).toMatchObject({ card: { settings: card.settings } })
    }),
    { numRuns: runs(300) },
  )
})

it('every frame’s own defaults are values that a card may have', () => {
  for (const { settings } of Object.values(FRAMES))
    if (settings) expect(restored(SETTINGS, settings)).toMatchObject(settings)
})

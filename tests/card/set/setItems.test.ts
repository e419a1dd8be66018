import { describe, expect, it } from 'vitest'
import { dayCard } from '../../../src/card/dayCard'
import { estimatedBytes, samplesOf } from '../../../src/card/set/estimate'
import { batchesOf } from '../../../src/card/set/shareBatches'
import { manifest } from '../../../src/card/set/manifest'
import { cardFor, outputOf } from '../../../src/card/set/outputs'
import { readRunRecord, runRecord } from '../../../src/card/set/runRecord'
import type { OutputId } from '../../../src/card/set/setItem'
import { itemsInPlaces, itemsOfDays, type SetChoice, type SetMaking } from '../../../src/card/set/setItems'
import { nameOfCard, nameOfDays } from '../../../src/card/set/setName'
import { TARGETS } from '../../../src/look/targets'
import { keysOf } from '../../../src/scene/values'
import { RATIOS, type RatioId } from '../../../src/look/ratios'
import { almanacQuote } from '../../../src/quotes/almanac'
import { cardWith, QUOTE } from '../../layout/cards'

const MAKING: SetMaking = {
  format: 'own',
  usualFormat: 'png',
  quality: 0.9,
  scale: 2,
  opensAgain: true,
  pattern: '{date}-{target}.{ext}',
}
const EVERY_TARGET = keysOf(TARGETS)
const PLACES: OutputId[] = [...EVERY_TARGET, ...(Object.keys(RATIOS) as RatioId[])]
const CHOICE: SetChoice = {
  tab: 'days',
  places: ['x', '4:5'],
  range: { kind: 'dates', from: '2026-11-21', to: '2026-11-22' },
  look: 'day',
  format: 'own',
  scale: 2,
  pattern: MAKING.pattern,
}
const DAYS = ['2026-11-21', '2026-11-22'].map((day) => ({ day, quote: almanacQuote(day) }))

describe('one card in many places', () => {
  it('is made for each, in the format that the place wants', () => {
    const items = itemsInPlaces(cardWith({}), PLACES, MAKING)
    expect(items.map(({ place }) => place)).toEqual(PLACES)
    for (const { card, place, target, format } of items) {
      expect(outputOf(card.settings)).toBe(place)
      expect(format).toBe(target ? TARGETS[target].format : 'png')
    }
    expect(new Set(items.map(({ id }) => id)).size).toBe(PLACES.length)
  })

  it('changes nothing but what it is made for, and back', () => {
    const card = cardWith({ placements: {} })
    for (const place of PLACES) expect(cardFor(cardFor(card, place), '16:9')).toEqual(card)
  })
})

describe('days', () => {
  it('have the card’s look and their own words, or a look of their own', () => {
    const card = cardWith({ frameStyle: 'polaroid' })
    const alike = itemsOfDays(DAYS, ['4:5', 'x'], 'card', card, MAKING)
    expect(alike.map(({ fileName }) => fileName)).toEqual([
      '2026-11-21-4x5.png',
      '2026-11-21-x.png',
      '2026-11-22-4x5.png',
      '2026-11-22-x.png',
    ])
    for (const { card: drawn, day } of alike) {
      expect(drawn.settings.frameStyle).toBe('polaroid')
      expect(drawn.kind === 'quote' && drawn.quote).toEqual(almanacQuote(day!))
    }
    const own = itemsOfDays(DAYS, ['4:5'], 'day', card, MAKING)
    expect(own.map((item) => item.card)).toEqual(DAYS.map(({ day, quote }) => dayCard(quote, day)))
  })

  it('are known again by what they are made of, not by the names of their files', () => {
    const ids = (making: Partial<SetMaking>) =>
      itemsOfDays(DAYS, ['4:5'], 'day', cardWith({}), { ...MAKING, ...making }).map(({ id }) => id)
    expect(ids({ pattern: '{number}' })).toEqual(ids({}))
    expect(ids({ scale: 3 })).not.toEqual(ids({}))
    for (const id of ids({})) expect(id).toMatch(/^[\w-]+$/)
  })
})

describe('a set', () => {
  it('is named by its days, its day or its own words', () => {
    expect(nameOfDays({ kind: 'month', month: '2026-11' }, { from: '2026-11-01', to: '2026-11-30' })).toBe(
      'quotidian-2026-11',
    )
    expect(nameOfDays({ kind: 'week', day: '2026-11-22' }, { from: '2026-11-22', to: '2026-11-28' })).toBe(
      'quotidian-2026-11-22-to-2026-11-28',
    )
    expect(nameOfCard({ ...cardWith({}), quote: almanacQuote('2026-11-22') })).toBe('quotidian-2026-11-22')
    expect(nameOfCard(cardWith({}))).toBe('quotidian-the-world-will-never-starve')
    expect(
      nameOfCard(cardWith({}, {}, { ...QUOTE, content: '天下难事，必作于易；天下大事，必作于细。' })),
    ).toBe('quotidian-天下难事必作于易天下大事')
    expect(nameOfCard(cardWith({}, {}, { ...QUOTE, content: '?', translation: '' }))).toBe(
      'quotidian-2026-11-21',
    )
  })

  it('says in its manifest what it holds', async () => {
    const items = itemsOfDays(DAYS, ['x'], 'day', cardWith({}), MAKING)
    const drawn = items.map((item) => ({ item, widthPx: 1200, heightPx: 675, bytes: 9_000 }))
    const text = await manifest(drawn, {
      name: 'quotidian-2026-11',
      language: 'en',
      origin: 'https://q.example',
    })
    const { pictures } = JSON.parse(text)
    const { quote } = DAYS[0]!
    expect(pictures).toHaveLength(2)
    expect(pictures[0]).toMatchObject({
      file: '2026-11-21-x.png',
      date: '2026-11-21',
      quote: quote.content,
      translation: quote.translation,
      author: quote.author,
      madeFor: 'x',
      width: 1200,
      height: 675,
      bytes: 9_000,
    })
    expect(pictures[0].source).toContain(quote.citation!.work)
    expect(pictures[0].link).toMatch(/^https:\/\/q\.example\/card\?k=/)
  })

  it('is stored and read back as it was; what is damaged is left out', () => {
    const items = itemsOfDays(DAYS, ['x', '4:5'], 'day', cardWith({}), MAKING)
    const text = runRecord({ name: 'set', items, choice: CHOICE })
    expect(readRunRecord(text, '2026-01-01')).toEqual({ name: 'set', items, choice: CHOICE })
    const damaged = JSON.stringify({
      ...JSON.parse(text),
      items: [null, { id: 3 }, items[0], { ...items[1], place: 'moon' }],
    })
    expect(readRunRecord(damaged, '2026-01-01')?.items).toEqual([items[0]])
    for (const none of ['', '{', '[]', '{"version":2}', '{"version":1,"name":"x","items":[]}'])
      expect(readRunRecord(none, '2026-01-01')).toBe(null)
  })

  it('is read without what was chosen, where its record is older or says no such thing', () => {
    const items = itemsOfDays(DAYS, ['x'], 'day', cardWith({}), MAKING)
    const { choice: _, ...older } = JSON.parse(runRecord({ name: 'set', items, choice: CHOICE }))
    const choiceIn = (choice: unknown) =>
      readRunRecord(JSON.stringify({ ...older, choice }), '2026-01-01')?.choice
    expect(readRunRecord(JSON.stringify(older), '2026-01-01')).toEqual({ name: 'set', items, choice: null })
    for (const wrong of [
      { tab: 'print' },
      { places: ['moon'] },
      { range: { kind: 'month', month: '2026-13' } },
      { range: { kind: 'week', day: 'x' } },
      { look: 'none' },
      { format: 'gif' },
      { scale: 9 },
      { pattern: 1 },
    ])
      expect(choiceIn({ ...CHOICE, ...wrong }), JSON.stringify(wrong)).toBe(null)
    for (const range of [
      { kind: 'week', day: '2026-11-22' },
      { kind: 'month', month: '2026-11' },
      { kind: 'year', year: '2026' },
    ] as const)
      expect(choiceIn({ ...CHOICE, range })?.range).toEqual(range)
  })

  it('is as heavy as its weighed pictures tell', () => {
    const items = itemsOfDays(DAYS, ['4:5', 'x'], 'day', cardWith({}), { ...MAKING, format: 'png' })
    expect(estimatedBytes(items, [])).toBe(null)
    expect(
      estimatedBytes(
        items,
        items.map((item) => ({ item, bytes: 100 })),
      ),
    ).toBe(400)
    const first = items.filter(({ place }) => place === 'x').slice(0, 1)
    const alike = items.filter(({ place }) => place === 'x')
    expect(
      estimatedBytes(
        alike,
        first.map((item) => ({ item, bytes: 100 })),
      ),
    ).toBe(200)
    const samples = samplesOf(itemsOfDays(DAYS, EVERY_TARGET, 'day', cardWith({}), MAKING))
    expect(samples.length).toBeLessThanOrEqual(3)
    expect(new Set(samples.map(({ format }) => format))).toEqual(new Set(['png', 'jpg']))
  })

  it('goes to the share sheet ten at a time, and never too heavy', () => {
    const files = Array.from({ length: 34 }, (_, at) => ({ at, bytes: at === 20 ? 60_000_000 : 4_000_000 }))
    const batches = batchesOf(files)
    expect(batches.flat()).toEqual(files)
    for (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(10)
      if (batch.length > 1)
        expect(batch.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(50_000_000)
    }
    expect(batchesOf([])).toEqual([])
  })
})

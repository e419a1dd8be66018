import { get, keys, set, setMany } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../../src/card/keptCard'
import { newKeptId } from '../../src/card/keptId'
import { emptyQuote } from '../../src/card/quote'
import { restoreCard } from '../../src/card/restore'
import { changeSettingsAtom, keptIdAtom, placeQuoteAtom, settingsAtom, undoAtom } from '../../src/state/card'
import {
  addKeptCardsAtom,
  changeKeptCardAtom,
  deleteKeptCardAtom,
  duplicateKeptCardAtom,
  keepCardAtom,
  keptCardsAtom,
  readKeptCardsAtom,
  renameKeptCardAtom,
} from '../../src/state/kept/keptCards'
import { isWorkingCardKeptAtom, lookedUpAtom } from '../../src/state/kept/isWorkingCardKept'
import { followAtom, keepWorkingCardAtom, releaseWorkingCardAtom } from '../../src/state/kept/workingCard'
import { readKeptTextAtom } from '../../src/state/kept/keptRecords'
import { openCardAtom } from '../../src/state/openCard'
import { storageDependenciesAtom } from '../../src/state/storage/textStorage'
import { FakeStorage } from '../fixtures/fakeStorage'
import { fullDisk, openKeptTab, readList } from './keptTab'

const DAY = '2026-11-22'

function quoteCard(content: string) {
  return restoreCard({ kind: 'quote', quote: { ...emptyQuote(DAY), id: content, content } }, DAY)
}

function contents(tab: ReturnType<typeof openKeptTab>): string[] {
  return tab.store
    .get(keptCardsAtom)
    .cards.map(({ card }) => (card.kind === 'quote' ? card.quote.content : card.product.name))
}

async function keepThree(tab: ReturnType<typeof openKeptTab>) {
  const ids: string[] = []
  for (const content of ['one', 'two', 'three'])
    ids.push((await tab.store.set(keepCardAtom, quoteCard(content))).id!)
  return ids
}

describe('kept cards', () => {
  it('are there again after a reload, the latest first', async () => {
    const tab = openKeptTab()
    await readList(tab)
    await keepThree(tab)
    expect(contents(tab)).toEqual(['three', 'two', 'one'])
    const again = openKeptTab(tab)
    await readList(again)
    expect(again.store.get(keptCardsAtom)).toEqual(tab.store.get(keptCardsAtom))
  })

  it('are one record each: a change writes no other', async () => {
    const tab = openKeptTab()
    const [one, two, three] = await keepThree(tab)
    expect(await keys(tab.kept)).toEqual([one, two, three].map((id) => `card:${id}`))
    await set(`card:${one}`, 'not touched', tab.kept)
    await tab.store.set(renameKeptCardAtom, two!, '  Second   of  three ')
    expect(await get(`card:${one}`, tab.kept)).toBe('not touched')
    expect(await get(`card:${two}`, tab.kept)).toMatchObject({ name: 'Second of three' })
  })

  it('are renamed, duplicated, and have their name back when it is emptied', async () => {
    const tab = openKeptTab()
    await readList(tab)
    const [one] = await keepThree(tab)
    await tab.store.set(renameKeptCardAtom, one!, 'Winter')
    await tab.store.set(duplicateKeptCardAtom, one!)
    expect(contents(tab)).toEqual(['one', 'three', 'two', 'one'])
    expect(tab.store.get(keptCardsAtom).cards.map(({ name }) => name)).toEqual(['Winter 2', '', '', 'Winter'])
    await tab.store.set(renameKeptCardAtom, one!, ' ')
    expect(tab.store.get(keptCardsAtom).cards[3]!.name).toBe('')
  })

  it('come back at their place, as they were, when their deletion is undone', async () => {
    const tab = openKeptTab()
    await readList(tab)
    const [, two] = await keepThree(tab)
    const before = await get(`card:${two}`, tab.kept)
    const deleted = await tab.store.set(deleteKeptCardAtom, two!)
    expect(contents(tab)).toEqual(['three', 'one'])
    expect(tab.store.get(keptCardsAtom).count).toBe(2)
    if (!deleted.putBack) throw new Error('not deleted')
    expect(await deleted.putBack()).toBeNull()
    expect(contents(tab)).toEqual(['three', 'two', 'one'])
    expect(await get(`card:${two}`, tab.kept)).toEqual(before)
  })

  it('change in every tab', async () => {
    const tab = openKeptTab()
    const other = openKeptTab(tab)
    await Promise.all([readList(tab), readList(other)])
    const [one, two] = await keepThree(tab)
    await expect.poll(() => contents(other)).toEqual(['three', 'two', 'one'])
    await other.store.set(deleteKeptCardAtom, two!)
    await other.store.set(changeKeptCardAtom, one!, quoteCard('uno'))
    await expect.poll(() => contents(tab)).toEqual(['three', 'uno'])
    expect(await tab.store.set(changeKeptCardAtom, two!, quoteCard('dos'))).toBe('gone')
    expect(await get(`card:${two}`, tab.kept)).toBeUndefined()
  })

  it('keep a name that one tab gives while another changes the card', async () => {
    const tab = openKeptTab()
    const other = openKeptTab(tab)
    const [one] = await keepThree(tab)
    await Promise.all([
      tab.store.set(renameKeptCardAtom, one!, 'Named'),
      other.store.set(changeKeptCardAtom, one!, quoteCard('uno')),
    ])
    expect(await get(`card:${one}`, tab.kept)).toMatchObject({
      name: 'Named',
      card: { quote: { content: 'uno' } },
    })
  })

  it('lose nothing where there is no room, which is said', async () => {
    const tab = openKeptTab()
    const [one] = await keepThree(tab)
    const before = await tab.store.set(readKeptTextAtom)
    const crowded = openKeptTab({ ...tab, kept: fullDisk(tab.kept) })
    await readList(crowded)
    const listed = crowded.store.get(keptCardsAtom)
    expect(await crowded.store.set(keepCardAtom, quoteCard('four'))).toEqual({ problem: 'full' })
    expect(await crowded.store.set(renameKeptCardAtom, one!, 'x')).toBe('full')
    expect(await crowded.store.set(changeKeptCardAtom, one!, quoteCard('x'))).toBe('full')
    expect(await crowded.store.set(deleteKeptCardAtom, one!)).toEqual({ problem: 'full' })
    expect(await crowded.store.set(addKeptCardsAtom, listed.cards)).toBe('full')
    expect(crowded.store.get(keptCardsAtom)).toEqual(listed)
    expect(await tab.store.set(readKeptTextAtom)).toBe(before)
  })

  it('that cannot be read are set aside, and those of a later version left alone', async () => {
    const tab = openKeptTab()
    const [one, two, three] = await keepThree(tab)
    await set(`card:${one}`, { card: 'torn' }, tab.kept)
    const later = { ...(await get<object>(`card:${two}`, tab.kept)), version: 99 }
    await set(`card:${two}`, later, tab.kept)
    await readList(tab)
    expect(contents(tab)).toEqual(['three'])
    expect(tab.store.get(keptCardsAtom).setAside).toBe(1)
    expect(await get(`damaged:${one}`, tab.kept)).toEqual({ card: 'torn' })
    expect(await get(`card:${two}`, tab.kept)).toEqual(later)
    expect(await keys(tab.kept)).toEqual([`card:${two}`, `card:${three}`, `damaged:${one}`])
  })

  it('of which a part cannot be read are copied aside before they are written', async () => {
    const tab = openKeptTab()
    const [one] = await keepThree(tab)
    const record = (await get<{ card: { settings: object } }>(`card:${one}`, tab.kept))!
    const torn = { ...record, card: { ...record.card, settings: { ...record.card.settings, shadow: 7 } } }
    await set(`card:${one}`, torn, tab.kept)
    await tab.store.set(renameKeptCardAtom, one!, 'Repaired')
    expect(await get(`damaged:${one}`, tab.kept)).toEqual(torn)
    expect(await get(`card:${one}`, tab.kept)).toMatchObject({ name: 'Repaired' })
  })

  it('are all read, however many, and what is changed meanwhile stays changed', async () => {
    const tab = openKeptTab()
    const cards = Array.from({ length: 500 }, (_, at) => ({
      name: `n${at}`,
      card: quoteCard(`c${at}`),
      keptAt: 1_700_000_000_000 + at,
      changedAt: 1_700_000_000_000 + at,
    }))
    const ids = cards.map(({ keptAt }) => newKeptId(keptAt, Math.random))
    await setMany(
      cards.map((card, at) => [`card:${ids[at]}`, recordOf(card)]),
      tab.kept,
    )
    const reading = readList(tab)
    await tab.store.set(renameKeptCardAtom, ids[0]!, 'the oldest')
    await tab.store.set(deleteKeptCardAtom, ids[1]!)
    await reading
    const { cards: read, count } = tab.store.get(keptCardsAtom)
    expect(count).toBe(499)
    expect(read.map(({ name }) => name)).toEqual(
      ['the oldest', ...cards.slice(2).map(({ name }) => name)].toSorted((one, other) =>
        one === 'the oldest'
          ? 1
          : other === 'the oldest'
            ? -1
            : Number(other.slice(1)) - Number(one.slice(1)),
      ),
    )
    expect(await tab.store.set(readKeptCardsAtom)).toHaveLength(499)
  })
})

describe('the editor’s card', () => {
  function openEditor() {
    const tab = openKeptTab()
    tab.store.set(storageDependenciesAtom, { local: () => new FakeStorage(), session: () => null })
    tab.store.set(placeQuoteAtom, { ...emptyQuote(DAY), id: 'q1', content: 'first' })
    return tab
  }
  const shadowOf = async (tab: ReturnType<typeof openKeptTab>) =>
    (await tab.store.set(readKeptCardsAtom)).map(({ card }) => card.settings.shadow)

  it('is followed by the kept one once it is kept, back through the steps before too', async () => {
    const tab = openEditor()
    const { shadow } = tab.store.get(settingsAtom)
    tab.store.set(changeSettingsAtom, { shadow: 'lg' })
    expect(tab.store.get(isWorkingCardKeptAtom)).toBe(false)
    expect(await tab.store.set(keepWorkingCardAtom)).toBeNull()
    expect(tab.store.get(isWorkingCardKeptAtom)).toBe(true)
    expect(await shadowOf(tab)).toEqual(['lg'])
    tab.store.set(changeSettingsAtom, { shadow: 'none' })
    await tab.store.set(followAtom)
    expect(await shadowOf(tab)).toEqual(['none'])
    tab.store.set(undoAtom)
    tab.store.set(undoAtom)
    await tab.store.set(followAtom)
    expect(await shadowOf(tab)).toEqual([shadow])
  })

  it('is not kept twice if it is kept again before it has been looked up', async () => {
    const tab = openEditor()
    await tab.store.set(keepWorkingCardAtom)
    tab.store.set(lookedUpAtom, { id: undefined, isKept: false })
    expect(await tab.store.set(keepWorkingCardAtom)).toBeNull()
    expect(await shadowOf(tab)).toHaveLength(1)
    expect(tab.store.get(isWorkingCardKeptAtom)).toBe(true)
  })

  // Regression: a quote loaded while keeping was taken for the kept one and overwrote it.
  it('is not the kept one with a quote that comes while it is kept', async () => {
    const tab = openEditor()
    const keeping = tab.store.set(keepWorkingCardAtom)
    tab.store.set(placeQuoteAtom, { ...emptyQuote(DAY), id: 'q2', content: 'second' })
    expect(await keeping).toBeNull()
    await tab.store.set(followAtom)
    const kept = await tab.store.set(readKeptCardsAtom)
    expect(kept).toMatchObject([{ card: { quote: { content: 'first' } } }])
    expect(tab.store.get(isWorkingCardKeptAtom)).toBe(false)
    tab.store.set(undoAtom)
    expect(tab.store.get(keptIdAtom)).toBe(kept[0]!.id)
  })

  it('is kept once, however often that is asked for', async () => {
    const tab = openEditor()
    await Promise.all([1, 2, 3].map(() => tab.store.set(keepWorkingCardAtom)))
    expect(await tab.store.set(readKeptCardsAtom)).toHaveLength(1)
  })

  it('is no longer the kept one with another quote, and is again when that is undone', async () => {
    const tab = openEditor()
    await tab.store.set(keepWorkingCardAtom)
    tab.store.set(placeQuoteAtom, { ...emptyQuote(DAY), id: 'q2', content: 'second' })
    expect(tab.store.get(isWorkingCardKeptAtom)).toBe(false)
    tab.store.set(changeSettingsAtom, { shadow: 'lg' })
    await tab.store.set(followAtom)
    expect(await shadowOf(tab)).not.toContain('lg')
    tab.store.set(undoAtom)
    tab.store.set(undoAtom)
    expect(tab.store.get(isWorkingCardKeptAtom)).toBe(true)
  })

  it('is each of two kept cards in turn, though both have the same words', async () => {
    const tab = openEditor()
    await tab.store.set(keepWorkingCardAtom)
    const [first] = await tab.store.set(readKeptCardsAtom)
    const twin = await tab.store.set(keepCardAtom, first!.card)
    tab.store.set(openCardAtom, first!.card, twin.id)
    tab.store.set(changeSettingsAtom, { shadow: 'lg' })
    await tab.store.set(followAtom)
    expect(await shadowOf(tab)).toEqual(['lg', first!.card.settings.shadow])
    tab.store.set(undoAtom)
    tab.store.set(undoAtom)
    tab.store.set(changeSettingsAtom, { shadow: 'none' })
    await tab.store.set(followAtom)
    expect(await shadowOf(tab)).toEqual(['lg', 'none'])
  })

  it('stays when it is taken out, and follows again when that is undone', async () => {
    const tab = openEditor()
    await tab.store.set(keepWorkingCardAtom)
    const released = await tab.store.set(releaseWorkingCardAtom)
    expect(tab.store.get(isWorkingCardKeptAtom)).toBe(false)
    tab.store.set(changeSettingsAtom, { shadow: 'lg' })
    await tab.store.set(followAtom)
    expect(await shadowOf(tab)).toEqual([])
    if (!released?.putBack) throw new Error('not released')
    await released.putBack()
    expect(tab.store.get(isWorkingCardKeptAtom)).toBe(true)
    expect(await shadowOf(tab)).toEqual(['lg'])
  })
})

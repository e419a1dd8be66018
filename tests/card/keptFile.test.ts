import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstWords, nameOf } from '../../src/card/keptCard'
import {
  keptFile,
  KeptFileError,
  newCards,
  picturesInKeptFile,
  readKeptFile,
  type CardInFile,
} from '../../src/card/keptFile'
import { restoreMyQuote } from '../../src/card/myQuote'
import { emptyQuote } from '../../src/card/quote'
import { restoreCard } from '../../src/card/restore'
import { allOf, oneByOne } from '../fixtures/asyncItems'
import { IS_FULL } from '../fixtures/tier'
import { TEMPLATES } from '../../src/card/templates'

const TODAY = '2026-11-22'

/** Few quotes and looks, so that equal cards are common. */
const cardInFile = fc
  .record({
    content: fc.constantFrom('one', 'two', 'own:picture "quoted"\n'),
    look: fc.constantFrom('violet', 'sunny', 'dusk'),
    name: fc.constantFrom('', 'Winter', '冬天'),
    keptAt: fc.nat(5),
  })
  .map(({ content, look, name, keptAt }): CardInFile => {
    const quote = { ...emptyQuote(TODAY), content }
    const card = restoreCard({ kind: 'quote', quote, settings: TEMPLATES[look].settings }, TODAY)
    return { name, card, keptAt, changedAt: keptAt }
  })
const cards = fc.array(cardInFile, { maxLength: 8, minLength: 1 })

type Pictures = readonly [string, string][]

async function written(
  kept: readonly CardInFile[],
  days: Parameters<typeof keptFile>[1] = [],
  pictures: Pictures = [],
  mine?: Parameters<typeof keptFile>[3],
) {
  return allOf(keptFile(kept, days, oneByOne(pictures), mine))
}

/** In pieces that end anywhere. */
const inPieces = (text: string, cuts: readonly number[] = []) => {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].toSorted((a, b) => a - b)
  return oneByOne(places.slice(1).map((to, at) => text.slice(places[at], to)))
}
const read = (text: string, cuts?: readonly number[]) => readKeptFile(inPieces(text, cuts), TODAY)
const picturesIn = async (text: string, cuts?: readonly number[]) =>
  allOf(picturesInKeptFile(inPieces(text, cuts)))

describe('the file of kept cards', () => {
  it('gives back every card, day and picture as it was, wherever its pieces end', async () => {
    const layouts = fc.constantFrom(undefined, 2, '\t')
    await fc.assert(
      fc.asyncProperty(cards, fc.array(fc.nat()), layouts, async (kept, cuts, indent) => {
        const days = [
          { day: '11-22', keptAt: 3 },
          { day: '2026-11-22', keptAt: 2 },
        ]
        const pictures: Pictures = [
          ['own:ab12', 'data:image/png;base64,AA=='],
          ['own:\\"]}', 'data:image/png;base64,AB=='],
        ]
        const quote = restoreMyQuote('', { content: 'Words.', tags: ['a'], day: '11-22', addedAt: 4 })!
        const mine = { quotes: [quote], dayLog: { seed: 's', start: TODAY, ids: [quote.id] } }
        const asWritten = (await written(kept, days, pictures, mine)).join('')
        const text = indent === undefined ? asWritten : JSON.stringify(JSON.parse(asWritten), null, indent)
        expect(await read(text, cuts)).toEqual({ cards: kept, days, ...mine })
        expect(await picturesIn(text, cuts)).toEqual(pictures)
      }),
    )
  })

  it('is read where it is longer than any text can be: thousands of cards with photographs', async () => {
    const photo = `data:image/jpeg;base64,${'A'.repeat(400_000)}`
    const [card] = fc.sample(cardInFile, { numRuns: 1, seed: 1 })
    const count = IS_FULL ? 1_500 : 60 // 600 million characters; V8's texts end at 537 million
    const days = [{ day: '11-22', keptAt: 3 }]
    const kept = Array.from({ length: count }, (_, keptAt) => ({ ...card!, keptAt }))
    const file = () =>
      keptFile(kept, days, oneByOne(kept.map(({ keptAt }): [string, string] => [`own:${keptAt}`, photo])))
    expect((await readKeptFile(file(), TODAY)).cards).toHaveLength(count)
    let found = 0
    for await (const [src, dataUrl] of picturesInKeptFile(file())) {
      found += Number(src === `own:${found}` && dataUrl === photo)
    }
    expect(found).toBe(count)
  })

  it('adds nothing where all of it is kept, and all of it where nothing is', async () => {
    await fc.assert(
      fc.asyncProperty(cards, async (kept) => {
        const inFile = (await readKeptFile(oneByOne(await written(kept)), TODAY)).cards
        expect(newCards(inFile, kept)).toEqual([])
        expect(newCards(inFile, [])).toEqual(kept)
      }),
    )
  })

  it('merged into other cards leaves each of them, and the second time adds nothing', () => {
    fc.assert(
      fc.property(cards, cards, (mine, theirs) => {
        const merged = [...mine, ...newCards(theirs, mine)]
        expect(merged.slice(0, mine.length)).toEqual(mine)
        expect(newCards(theirs, merged)).toEqual([])
        expect(newCards(mine, merged)).toEqual([])
      }),
    )
  })

  it('is refused when it is none, and says why', async () => {
    const codeOf = (text: string) =>
      read(text).then(
        () => null,
        (error: unknown) => (error instanceof KeptFileError ? error.code : error),
      )
    const head = '"kind":"quotidian-cards","version":1'
    const day = '"days":[{"day":"02-29","keptAt":1}]'
    for (const text of ['', ' ', '7', '[]', 'x', 'x{', '{', '{}', '{}{}', '}', ']', `[{${head},${day}}]`])
      expect(await codeOf(text), text).toBe('not-cards')
    for (const text of [
      `{${head},${day}`,
      `{${head},"days":[{"day":"02-29"}}}`,
      `{${head},${day}} x`,
      `{${head},${day}]`,
    ])
      expect(await codeOf(text), text).toBe('not-cards')
    expect(await codeOf('{"kind":"quotidian-templates","version":1,"templates":[]}')).toBe('not-cards')
    expect(await codeOf('{"kind":"quotidian-cards","version":2,"cards":[]}')).toBe('newer')
    expect(await codeOf(`{${head},"cards":[{"card":7}]}`)).toBe('empty')
    expect(await codeOf(`{${day},${head}}`)).toBeNull()
    expect(await codeOf(`\n{ ${head} , ${day} , "more":{"a":[{"b":"]}"}]} }\n`)).toBeNull()
    expect(await codeOf((await written([], [{ day: '02-29', keptAt: 1 }])).join(''))).toBeNull()
    expect(await codeOf((await written([], [{ day: '02-30', keptAt: 1 }])).join(''))).toBe('empty')
  })

  it('has no pictures where what stands for them is empty', async () => {
    const text = '{"kind":"quotidian-cards","version":1,"quotes":[],"pictures":[{}],"cards":[0]}'
    expect(await picturesIn(text)).toEqual([])
  })

  it('never lets an invalid value into a card', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.anything(), { maxLength: 4 }), async (entries) => {
        const text = JSON.stringify({ kind: 'quotidian-cards', version: 1, cards: entries, days: entries })
        try {
          for (const { card } of (await read(text)).cards) expect(restoreCard(card, TODAY)).toEqual(card)
        } catch (error) {
          expect(error).toBeInstanceOf(KeptFileError)
        }
      }),
    )
  })
})

describe('a card’s name', () => {
  it('is its first words until it is given one', () => {
    expect(firstWords('Liberty means responsibility. That is why most men dread it.')).toBe(
      'Liberty means responsibility',
    )
    expect(firstWords('自由意味着责任。这正是大多数人害怕它的原因。')).toBe('自由意味着责任')
    expect(firstWords('  ...\nmore')).toBe('...')
    expect(firstWords('')).toBe('')
  })

  it('is in the reader’s language where the card has it', () => {
    const quote = { ...emptyQuote(TODAY), content: 'Winter.', translation: '冬天。' }
    const card = restoreCard({ kind: 'quote', quote }, TODAY)
    expect(nameOf({ name: '', card }, 'en')).toBe('Winter')
    expect(nameOf({ name: '', card }, 'zh')).toBe('冬天')
    expect(nameOf({ name: 'Mine', card }, 'zh')).toBe('Mine')
    const alone = restoreCard({ kind: 'quote', quote: { ...quote, translation: '' } }, TODAY)
    expect(nameOf({ name: '', card: alone }, 'zh')).toBe('Winter')
  })
})

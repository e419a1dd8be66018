import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstWords, nameOf } from '../../src/card/keptCard'
import { keptFile, KeptFileError, newCards, readKeptFile, type CardInFile } from '../../src/card/keptFile'
import { emptyQuote } from '../../src/card/quote'
import { restoreCard } from '../../src/card/restore'
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

const written = (...of: Parameters<typeof keptFile>) => [...keptFile(...of)].join('')

describe('the file of kept cards', () => {
  it('gives back every card, day and picture as it was', () => {
    fc.assert(
      fc.property(cards, (kept) => {
        const days = [
          { day: '11-22', keptAt: 3 },
          { day: '2026-11-22', keptAt: 2 },
        ]
        const pictures = { 'own:ab12': 'data:image/png;base64,AA==' }
        const text = written(kept, days, Object.entries(pictures))
        expect(readKeptFile(text, TODAY)).toEqual({ cards: kept, days, pictures })
      }),
    )
  })

  it('adds nothing where all of it is kept, and all of it where nothing is', () => {
    fc.assert(
      fc.property(cards, (kept) => {
        const { cards: read } = readKeptFile(written(kept, [], []), TODAY)
        expect(newCards(read, kept)).toEqual([])
        expect(newCards(read, [])).toEqual(kept)
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

  it('is refused when it is none, and says why', () => {
    const codeOf = (text: string) => {
      try {
        readKeptFile(text, TODAY)
        return null
      } catch (error) {
        return error instanceof KeptFileError ? error.code : error
      }
    }
    expect(codeOf('')).toBe('not-cards')
    expect(codeOf('{"kind":"quotidian-templates","version":1,"templates":[]}')).toBe('not-cards')
    expect(codeOf('{"kind":"quotidian-cards","version":2,"cards":[]}')).toBe('newer')
    expect(codeOf('{"kind":"quotidian-cards","version":1,"cards":[{"card":7}]}')).toBe('empty')
    expect(codeOf(written([], [{ day: '02-29', keptAt: 1 }], []))).toBeNull()
    expect(codeOf(written([], [{ day: '02-30', keptAt: 1 }], []))).toBe('empty')
  })

  it('never lets an invalid value into a card', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 4 }), (entries) => {
        const text = JSON.stringify({ kind: 'quotidian-cards', version: 1, cards: entries, days: entries })
        try {
          for (const { card } of readKeptFile(text, TODAY).cards)
            expect(restoreCard(card, TODAY)).toEqual(card)
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

import { expect, it } from 'vitest'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { fakeMetrics } from '../text/fakeMetrics'
import type { CardSettings } from '../../src/card/settings'
import { cardWith, idsOf, QUOTE } from './cards'
import { layoutCard } from './laidOut'

const SHORT = [
  'She packed the car before dawn and drove until the sea appeared.',
  'Responsibility means answering letters which nobody else would notice were unanswered.',
  'You can tell a great deal about a person by how they treat a waiter.',
  'The clearest way into the Universe is through a forest wilderness.',
  'I would rather be a beginner at something difficult than an expert at something dull.',
  'Keep a window open, even in December, for the unexpected visitor.',
]
const LONG = [
  'My mother kept a drawer for string too short to use, and when we laughed at her she would say that there is no such thing as too short, there is only a parcel that has not arrived yet, and we carried that drawer with us through three houses and two countries.',
  'There are afternoons in late October when the light comes in so low across the fields that every blade of grass has a shadow of its own, and you understand for a moment that nothing in the world is too small to be taken into account by the sun.',
]
const TEMPLATES_READ: readonly TemplateId[] = [
  'minimal',
  'dusk',
  'sunnySquare',
  'inkHills',
  'openSea',
  'retro',
]
const BELONGS_TO_NEXT = /(?:^|\s)(?:an?|the|of|to|or|and|for|in|with|by|at|that|who|which|is|are|was|would)$/i

function linesOf(content: string): string[][] {
  return TEMPLATES_READ.map((id) => linesIn(content, TEMPLATES[id].settings))
}

function linesIn(content: string, settings: Partial<CardSettings>): string[] {
  const card = cardWith(settings, {}, { ...QUOTE, content, translation: '' })
  const lines = layoutCard(card, fakeMetrics).blocks.find((block) => block.id === 'content')!.lines!
  return lines.map(({ start, end }) => content.slice(start, end).trim())
}

it('leaves no word of English alone on the last line, however long it is', () => {
  for (const lines of SHORT.flatMap(linesOf)) expect(lines.at(-1)).toMatch(/\s/)
})

it('ends lines of English in words that belong to the next at most once in fifty', () => {
  const ends = [...SHORT, ...LONG].flatMap(linesOf).flatMap((lines) => lines.slice(0, -1))
  expect(ends.filter((line) => BELONGS_TO_NEXT.test(line)).length / ends.length).toBeLessThan(0.02)
})

it('sets long prose evenly', () => {
  const shares = LONG.flatMap(linesOf).flatMap((lines) => {
    const inner = lines.slice(0, -1).map(({ length }) => length)
    const mean = inner.reduce((sum, length) => sum + length, 0) / inner.length
    return inner.map((length) => Math.abs(length / mean - 1))
  })
  expect(shares.filter((share) => share > 0.2).length / shares.length).toBeLessThan(0.1)
})

const QUATRAIN = [
  'The woods are lovely, dark and deep,',
  'But I have promises to keep,',
  'And miles to go before I sleep,',
  'And miles to go before I sleep.',
]
/** A poster fills its lines, a pixel face has no size between 24 and 12 px, and columns turn English on its side. */
const TURNS: readonly TemplateId[] = ['loud', 'techBlue', 'gilded']

it.each(idsOf(TEMPLATES).filter((id) => !TURNS.includes(id)))('turns no line of a quatrain: %s', (id) => {
  for (const aspectRatio of ['1:1', '9:16'] as const)
    expect(linesIn(QUATRAIN.join('\n'), { ...TEMPLATES[id].settings, aspectRatio })).toEqual(QUATRAIN)
})

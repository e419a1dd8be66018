import { describe, expect, it } from 'vitest'
import almanac from '../../src/quotes/almanac.json' with { type: 'json' }
import { sentencesOf } from '../../src/text/sentences'
import { knowsReadings } from '../../src/text/pinyin/readings'

describe('the sentences of a text', () => {
  it.each([
    ['Liberty means responsibility. That is why most men dread it.', 2],
    ['自由意味着责任。这正是大多数人害怕它的原因。', 2],
    ['“Who is there?” he asked. Nobody!', 2],
    ['Mr. Darcy and L. M. Montgomery met.', 1],
    ['He stopped… and went on.', 1],
    ['他问：“谁在那儿？”没有人答。', 2],
    ['3.14 is not a sentence', 1],
    ['', 0],
  ])('are told apart in %s', (text, count) => expect(sentencesOf(text)).toHaveLength(count))

  it.each(almanac.map(({ day, ...texts }) => [day, texts] as const))('are the whole text, %s', (_, texts) => {
    for (const text of [texts.content, texts.translation]) {
      const sentences = sentencesOf(text)
      expect(sentences.join('')).toBe(text)
      for (const sentence of sentences) {
        expect(sentence.trim()).toMatch(/\p{L}/u)
        // About fifteen letters or five characters a second.
        const length = sentence.length + 2 * (sentence.match(/\p{Script=Han}/gu)?.length ?? 0)
        expect(length).toBeLessThanOrEqual(220)
      }
    }
    expect(texts.translation.split('\n').every(knowsReadings)).toBe(true)
  })
})

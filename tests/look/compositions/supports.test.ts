import { describe, expect, it } from 'vitest'
import type { CardSettings, TextSettings } from '../../../src/card/settings'
import { layoutCard } from '../../layout/laidOut'
import { COMPOSITIONS, isDisabled } from '../../../src/look/compositions'
import type { TypeChoice } from '../../../src/look/compositions/composition'
import { whenAsked } from '../../../src/scene/memo'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { fakeMetrics } from '../../layout/validLayout'

const OTHER: Record<TypeChoice, { card?: Partial<CardSettings>; text?: Partial<TextSettings> }> = {
  bold: { text: { bold: false } },
  italic: { text: { italic: true } },
  alignment: { text: { align: 'text-right' } },
  sizes: { text: { contentSize: 'text-lg', translationSize: 'text-sm', authorSize: 'text-sm' } },
  letterSpacing: { text: { letterSpacing: 4 } },
  quotationMarks: { card: { showQuotationMarks: false } },
  pinyin: { text: { pinyin: true } },
}

/** English has italics and letter spacing; Chinese has neither. */
const QUOTES = [QUOTE, { ...QUOTE, translation: '' }]

describe.each(idsOf(COMPOSITIONS))('%s', (composition) => {
  const sceneOf = (quote: typeof QUOTE, more: Partial<CardSettings> = {}, type: Partial<TextSettings> = {}) =>
    JSON.stringify(
      layoutCard(cardWith({ composition, frameStyle: 'clean', ...more }, type, quote), fakeMetrics),
    )
  const plain = whenAsked(() => QUOTES.map((quote) => sceneOf(quote)))

  it.each(idsOf(OTHER))('says truly whether it supports %s', (choice) => {
    const { card = {}, text = {} } = OTHER[choice]
    const changes = QUOTES.some((quote, at) => sceneOf(quote, card, text) !== plain()[at])
    expect(changes).toBe(!isDisabled(choice, composition))
  })
})

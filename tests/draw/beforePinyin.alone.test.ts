/** In a project whose files share no modules: another file's readings would have come already. */
import { describe, expect, it } from 'vitest'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { layoutCard } from '../../src/layout/layoutCard'
import { lackedForPinyin } from '../../src/text/pinyin/pinyin'
import { cardWith, QUOTE } from '../layout/cards'

describe('before the readings have come', () => {
  const lacksOf = (pinyin: boolean, quote = QUOTE) =>
    layoutCard(cardWith({}, { pinyin }, quote), nodeMetrics).lacks

  it('the scene says what it lacks', () => {
    expect(lacksOf(true)).toEqual(['pinyin-readings'])
    expect(lacksOf(false)).toBe(undefined)
    expect(lacksOf(true, { ...QUOTE, translation: '' })).toBe(undefined)
  })

  it('a text with Chinese lacks them, and no other', () => {
    expect(lackedForPinyin(['Well begun', '春眠不觉晓'])).toBe('pinyin-readings')
    expect(lackedForPinyin(['Well begun', '', '今日は、東京', '漢字와 한글'])).toBe(null)
  })
})

import { describe, expect, it } from 'vitest'
import { textForEngine } from '../../src/text/emoji'
import { EMOJI } from '../../src/text/fonts'

describe('emoji for the engine', () => {
  it.each([
    ['asks for no colour', '❤️☀️1️⃣', '❤☀1⃣'],
    ['has no skin tones', '👍🏽👩🏽‍💻', '👍👩‍💻'],
    ['has a skin tone by itself', '🏽', '🏽\ufe0e'],
    ['asks for flags without colour', '🇨🇳', '🇨\ufe0e🇳\ufe0e'],
    ['leaves flags of regions whole', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['keeps families joined', '👨‍👩‍👧🤷‍♂️🏴‍☠️', '👨‍👩‍👧🤷‍♂🏴‍☠'],
    ['has the parts of what not every engine joins', '❤️‍🔥🏳️‍🌈⛓️‍💥👁️‍🗨️🍄‍🟫', '❤🔥🏳🌈⛓💥👁🗨🍄🟫'],
  ])('%s', (_, typed, drawn) => {
    expect(textForEngine(typed, EMOJI.family)).toBe(drawn)
  })

  it('leaves other faces alone', () => {
    expect(textForEngine('❤️ 1️⃣', 'Inter Variable')).toBe('❤️ 1️⃣')
  })
})

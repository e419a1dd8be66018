// @module-tag slow
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import '../../src/draw/node/nodeCanvas'
import { filesOf, registerFont } from '../../src/draw/node/nodeFonts'
import { textForEngine } from '../../src/text/emoji'
import { EMOJI } from '../../src/text/fonts'
import { oneIn } from '../fixtures/tier'

const WHOLE = '👨‍👩‍👧 👍🏽 🏴‍☠️ 👩🏽‍💻 🇨🇳 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👁️‍🗨️ 🤷‍♂️ ⛹🏽‍♀️ 👩🏻‍❤️‍💋‍👨🏿 🏳️‍⚧️'.split(' ')
/** The last glyph of each file, which the engine leaves blank. */
const ONCE_LOST = '🔟 🪎 🪊 🩼 🐦‍🔥 🍋‍🟩 🙂‍↕️ 🇨🇶'.split(' ')
const SIDE_PX = 80

describe('emoji in Node', () => {
  const ctx = createCanvas(3 * SIDE_PX, SIDE_PX).getContext('2d')
  const face = { family: EMOJI.family, weight: 400, italic: false }
  registerFont(face, [...WHOLE, ...ONCE_LOST].join(''))
  ctx.font = `400 40px "${EMOJI.family}"`
  const widthPx = ctx.measureText('👍').width

  it.each([...WHOLE, ...ONCE_LOST])('%s is one picture', (emoji) => {
    expect(ctx.measureText(emoji).width).toBeCloseTo(widthPx, 3)
    expect(inkOf(emoji)).toBe(true)
  })

  it('is one picture as it is given to the engine', () => {
    for (const emoji of WHOLE.filter((one) => !one.startsWith('👁')))
      expect(ctx.measureText(textForEngine(emoji, EMOJI.family)).width).toBeCloseTo(widthPx, 3)
  })

  it('stand side by side', () => {
    expect(ctx.measureText('👍👩🏽‍💻🇨🇳').width).toBeCloseTo(3 * widthPx, 3)
    expect(ctx.font).toContain(`"${EMOJI.family}"`)
  })

  it('every one of the face leaves ink', () => {
    const all = [...new Set(filesOf(EMOJI.family).flatMap(({ ranges }) => ranges.flatMap(charactersIn)))]
    const seen = all.filter((character) => /\p{Emoji}|\p{Regional_Indicator}/u.test(character))
    expect(seen.length).toBeGreaterThan(1_300)
    const some = oneIn(5, seen)
    registerFont(face, some.join(''))
    expect(some.filter((emoji) => !inkOf(emoji))).toEqual([])
  })

  function inkOf(emoji: string): boolean {
    ctx.clearRect(0, 0, SIDE_PX, SIDE_PX)
    ctx.fillText(emoji, 10, 60)
    return ctx.getImageData(0, 0, SIDE_PX, SIDE_PX).data.some((channel) => channel > 0)
  }
})

function charactersIn([first, last]: readonly [number, number]): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}

import fc from 'fast-check'
import type { TypeStyle, WrapOptions } from '../../src/text/paragraph'

const latinWord = fc.constantFrom(
  ...(
    'a I the of wonder happiness tomorrow cannot e-mail well-known T-shirt it’s Don’t naïve cafe\u0301 ' +
    'e\u0323\u0301a Äpfel 3,000.50 20% $5 1990–2000 .5 U.S.A. and/or C++ Самовар Ελλάδα ’tis incomprehensibilities ' +
    'https://example.com/a/b?q=1&r=two ann@example.org'
  ).split(' '),
)
const hanWord = fc.constantFrom(
  ...'人 的 了 是 明天 世界 人类 智慧 学习 非常 老实人 两 百 々 一ー 中华人民共和国 ガラス 한글'.split(' '),
)
const hanMark = fc.constantFrom(
  ...'， 。 ！ ？ ； ： 、 “ ” ‘ ’ （ ） 《 》 「 」 『 』 【 】 〈 〉 —— …… — … · ％ ￥5 ～'.split(' '),
)
const latinMark = fc.constantFrom(...', . ! ? ; : — – … “ ” ‘ ’ ( ) [ ] - -- ... / & " \''.split(' '))
const emoji = fc.constantFrom('😀', '👨‍👩‍👧‍👦', '🇨🇳', '🏳️‍🌈', '👍🏽', '1️⃣', '❤️', '☃', '©', '🧑🏿‍🦰', '🏴󠁧󠁢󠁥󠁮󠁧󠁿')
const space = fc.constantFrom(' ', ' ', ' ', '  ', '\u00a0', '\u3000', '\u200b', '\u2060', '\t')
const oddity = fc.constantFrom('\u0301', 'བོད', 'ไทย', '\ud83d', '\u0007', '\r\n', 'a\u200db', '□')

/** Right-to-left letters with numbers and punctuation that change direction among them, and bidi controls. */
const rtlWord = fc.constantFrom(
  ...'مرحبا العالم، ابن خلدون ١٤٠٦ ۱۲٫۵ (الحكمة) «سلام» שלום עולם ש״ס בְּרֵאשִׁית 12:30 ?! \u202bأب\u202c \u202eabc\u202c \u2067ab\u2069'.split(
    ' ',
  ),
)
const longWord = fc.constantFrom(
  'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
  'https://en.wikipedia.org/wiki/Verse_(poetry)?action=edit&section=7#a_long_way_down/and-further',
  '啊'.repeat(45),
  '👩🏽‍🚀'.repeat(20),
)

const piece = fc.oneof(
  { weight: 6, arbitrary: latinWord },
  { weight: 6, arbitrary: hanWord },
  { weight: 4, arbitrary: hanMark },
  { weight: 3, arbitrary: latinMark },
  { weight: 6, arbitrary: space },
  { weight: 1, arbitrary: emoji },
  { weight: 1, arbitrary: oddity },
  { weight: 1, arbitrary: rtlWord },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\n', '\n\n') },
)

export const roughText = fc
  .array(fc.oneof({ weight: 30, arbitrary: piece }, { weight: 1, arbitrary: longWord }), { maxLength: 60 })
  .map((pieces) => pieces.join(''))

export const mixedText = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

export const style: fc.Arbitrary<TypeStyle> = fc.record({
  fontId: fc.constantFrom('font-sans', 'font-serif', 'font-modern'),
  sizePx: fc.constantFrom(15, 26, 40, 52),
  bold: fc.boolean(),
  italic: fc.boolean(),
  lineHeightPx: fc.constant(50),
  latinTrackingEm: fc.constantFrom(-0.05, 0, 0.05),
  hanTrackingEm: fc.constantFrom(0, 0.02),
})

export const options: fc.Arbitrary<WrapOptions> = fc.record({
  align: fc.constantFrom('left', 'center', 'right'),
  ends: fc.option(
    fc
      .uniqueArray(fc.nat(80), { maxLength: 4 })
      .map((ends): readonly number[] => ends.toSorted((a, b) => a - b)),
    { nil: null },
  ),
  hangsPunctuation: fc.boolean(),
})

/** From narrower than a character to wider than any line. */
export const measurePx = fc.oneof(
  fc.integer({ min: 60, max: 900 }),
  fc.integer({ min: 10, max: 120 }),
  fc.constant(2000),
)

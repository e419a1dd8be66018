import { expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import { layoutCard } from './laidOut'
import { typographic } from '../../src/text/typographic'
import { IS_FULL } from '../fixtures/tier'
import { idsOf, QUOTE } from './cards'
import { expectValidLayout, fakeMetrics } from './validLayout'

/**
 * Hostile input: empty, only punctuation, no line-break opportunity, every script, long verse, overlong text.
 */
const TEXTS = [
  ['', ' ', '\n', '\n\n\n', 'a', '。', '，，，，', '“', '”', '“”', '《》', '……', '————————————', '- - - - -'],
  ['（（（（（（（', '））））））））', '！？！？！？！？', '的的的的的的的的的的的的了了了了了着着着着'],
  ['A'.repeat(200), '人'.repeat(300), 'aaaa '.repeat(200), '人 '.repeat(200), '1234567890'.repeat(20)],
  [
    `https://example.com/${'path/'.repeat(60)}`,
    'word—'.repeat(12),
    'Antidisestablishmentarianism '.repeat(5),
  ],
  ['👨‍👩‍👧‍👦'.repeat(30), '🇨🇳🇺🇸'.repeat(20), 'a\u0301\u0302\u0303\u0304'.repeat(60), '\u200b\u200b\u200b'],
  ['مرحبا بالعالم '.repeat(12), 'שלום עולם '.repeat(12), 'abc אבג def דהו '.repeat(8)],
  ['한국어 문장입니다. '.repeat(12), 'これは日本語の文章です。'.repeat(12)],
  [
    'x\n'.repeat(6),
    'Verse line number that is quite long indeed\n'.repeat(4),
    'a\u00a0b\u00a0c\u00a0d\u00a0'.repeat(30),
  ],
  ['山不过来，我便过去；路不平坦，我便慢走。'.repeat(6), '《小王子》里说：“真正重要的东西，眼睛看不见。”'],
  ['Mr. Smith, Mrs. Jones, Dr. Who & St. John', '$5 €6 £7 ¥8 100% 3.14 1,000,000', '3年2个月，5%的人。'],
  ['<b>bold</b> & "quotes" \'single\'', 'iOS与Android上的GitHub，都是App。', 'word '.repeat(399)],
].flat()

/** One template per frame, and a tall one. */
const SOME = idsOf(TEMPLATES).filter(
  (id, at, all) =>
    id === 'duskPortrait' ||
    all.findIndex((other) => TEMPLATES[other].settings.frameStyle === TEMPLATES[id].settings.frameStyle) ===
      at,
)

it.each(SOME)('whatever is pasted is whole, inside and apart: %s', (template) => {
  const { settings } = TEMPLATES[template]
  const turn = SOME.indexOf(template)
  TEXTS.forEach((content, at) => {
    if (!IS_FULL && (at + turn) % 4 !== 0) return
    const translation = TEXTS[(at * 7 + 3) % TEXTS.length]!
    const author = TEXTS[(at * 5 + 1) % TEXTS.length]!.slice(0, 200)
    const quote = { ...QUOTE, content, translation, author }
    const { blocks, notices } = expectValidLayout({ kind: 'quote', quote, settings })
    const cut = notices.flatMap((notice) => (notice.code === 'truncated' ? [notice.block] : []))
    const isSaid = notices.some(({ code }) => code === 'language-left-out')
    const fields = blocks.map(({ id, field = id }) => field)
    const isWhole = (['content', 'translation'] as const).every(
      (id) => quote[id].trim() === '' || fields.includes(id),
    )
    expect(isWhole, `${template} ${at}`).toBe(!isSaid)
    const lengths = [content, translation].map((text) => typographic(text).length)
    for (const { id, lines = [] } of blocks) {
      if (id !== 'content' && id !== 'translation') continue
      if (cut.includes(id)) expect(content.length + translation.length).toBeGreaterThan(150)
      else expect(lengths).toContain(lines.at(-1)?.end ?? 0)
    }
  })
})

it('the same words are laid out the same, whatever was laid out before', () => {
  const scenes = () =>
    TEXTS.map((content) =>
      layoutCard(
        { kind: 'quote', quote: { ...QUOTE, content }, settings: TEMPLATES.minimal.settings },
        fakeMetrics,
      ),
    )
  expect(scenes().toReversed()).toEqual(scenes().toReversed())
})

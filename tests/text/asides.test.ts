import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentsOf } from '../../src/text/breaks'
import { COLUMN_MARKS, kindOf, markOf } from '../../src/text/characters'
import { typographic } from '../../src/text/typographic'
import { wrapLines } from '../../src/text/wrap'
import { runs } from '../fixtures/tier'
import { fakeMetrics } from './fakeMetrics'

const unitsOf = (text: string) => {
  const { graphemes, units } = segmentsOf(typographic(text))
  return units.map(({ start, end }) => graphemes.slice(start, end).join(''))
}

describe('a name', () => {
  it.each([
    ['罗曼.罗兰', '罗曼·罗兰'],
    ['亚历山大.谢尔盖耶维奇.普希金', '亚历山大·谢尔盖耶维奇·普希金'],
    ['马克•吐温', '马克·吐温'],
    ['羅曼﹒羅蘭', '羅曼·羅蘭'],
    ['沁园春.长沙', '沁园春·长沙'],
    ["Flann O'Brien", 'Flann O’Brien'],
    ['"Weird Al" Yankovic', '“Weird Al” Yankovic'],
    ['ח"נ ביאליק', 'ח״נ ביאליק'],
    ['魯迅﹃吶喊﹄', '魯迅『吶喊』'],
  ])('has only its own marks set: %s', (typed, set) => {
    expect(typographic(typed, true)).toBe(set)
  })

  it.each([
    'J.K.罗琳',
    '乔治.R.R.马丁',
    'J. R. R. Tolkien',
    'ジョン・レノン',
    '中二病也要谈恋爱!',
    '我的青春恋爱物语果然有问题.',
    'Re:从零开始的异世界生活',
    'CLANNAD ~AFTER STORY~',
    '海贼王--ONE PIECE',
    '你的名字,',
    '等等...',
    'will.i.am',
    'P!nk',
    'Ke$ha',
    'AC/DC',
    '3.14159',
    '某人(网名:)',
    '1.0版',
    'example.com',
    '@小明',
  ])('stays as it was typed: %s', (name) => {
    expect(typographic(name, true)).toBe(name)
  })

  it('never changes a letter, a figure or its length', () => {
    const part = fc.constantFrom(
      ...'罗曼 罗兰 沁园春 长沙 J K Ann 3 . .. ... , : ; ! ? - -- ~ • ‧ ・ · ﹒ ( ) （ ） 《 》 # @ _ / ﹁ ﹂ ── 。。。 ー é ש ق 😀'.split(
        ' ',
      ),
      ' ',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const name = parts.join('')
        const set = typographic(name, true)
        expect(set.replaceAll(/[·「」（）]/gu, '')).toBe(
          name
            .split('')
            .map((sign, at) => ('·「」（）'.includes(set[at]!) ? '' : sign))
            .join(''),
        )
        expect(typographic(set, true)).toBe(set)
      }),
      { numRuns: runs(3000) },
    )
  })
})

describe('in a sentence', () => {
  it.each([
    ['我已经等很久了.你走吧.', '我已经等很久了。你走吧。'],
    ['罗曼.罗兰说,世上只有一种英雄主义.', '罗曼·罗兰说，世上只有一种英雄主义。'],
    ['我喜欢本杰明.富兰克林.', '我喜欢本杰明·富兰克林。'],
    ['简.奥斯汀的小说', '简·奥斯汀的小说'],
    ['毛泽东《沁园春.长沙》,写于长沙.', '毛泽东《沁园春·长沙》，写于长沙。'],
    ['看完《中二病也要谈恋爱!》,很好.', '看完《中二病也要谈恋爱!》，很好。'],
    ['J.K.罗琳写的.', 'J.K.罗琳写的。'],
    ['圆周率是3.14,不是3.', '圆周率是3.14,不是3.'],
    ['Never run git push --force on a Friday.', 'Never run git push --force on a Friday.'],
    ['npm i --save-dev -- or not', 'npm i --save-dev — or not'],
    ['别用--force推送--真的', '别用--force推送——真的'],
    ['He came--and went. -- Confucius', 'He came—and went. — Confucius'],
    ['Be kind. --Plato', 'Be kind. —Plato'],
    ['a <!-- not "yet" --> b--c', 'a <!-- not "yet" --> b—c'],
    ['Run `a -- "b"...` -- "now"', 'Run `a -- "b"...` — “now”'],
    ['for (;; i--) "go"', 'for (;; i--) “go”'],
    ['print("hi") says "hi"', 'print("hi") says “hi”'],
    ['<a href="x">it\'s</a>', '<a href="x">it’s</a>'],
    ['f({...rest}) -- so...', 'f({...rest}) — so…'],
    ['"see https://a.org/x--y", he said', '“see https://a.org/x--y”, he said'],
    ['见example.com/a--b,再说.', '见example.com/a--b,再说。'],
    ['写信到ann--lee@example.org', '写信到ann--lee@example.org'],
    ['今天很开心:)谢谢', '今天很开心:)谢谢'],
    ['好难过:( 再见', '好难过:( 再见'],
    ['晚安;-)', '晚安;-)'],
    ["我哭了:'(", "我哭了:'("],
    ['注意:(一)重要', '注意：(一)重要'],
    ['你好(´;ω;`)', '你好(´;ω;`)'],
    ['好吧(￣﹃￣)︶︿︶', '好吧(￣﹃￣)︶︿︶'],
    ['好吧~走~~', '好吧～走～～'],
    ['在~/bin里', '在~/bin里'],
    ['我──走了', '我——走了'],
    ['┌──┐', '┌──┐'],
    ['我－－走了', '我——走了'],
    ['好。。。嗯⋯⋯', '好……嗯……'],
    ['﹁你走吧﹂她說︓﹃再見︕﹄', '「你走吧」她說：『再見！』'],
    ['︵一︶是︽書︾︐︱︱好︒', '（一）是《書》，——好。'],
    ['｢行く､帰る｣', '「行く、帰る」'],
    ['时间:10:30,比分3:2', '时间:10:30,比分3:2'],
    ['הוא אמר: "אתמול נסעתי לנתב"ג עם סרג\'".', 'הוא אמר: ”אתמול נסעתי לנתב״ג עם סרג׳”.'],
    ['קראתי ב"הארץ" על צה"ל', 'קראתי ב”הארץ” על צה״ל'],
    ["קראתי ג'ירפה", 'קראתי ג׳ירפה'],
    ['قال "مرحبا" ثم ذهب', 'قال ”مرحبا“ ثم ذهب'],
    ['گفت “سلام” و رفت', 'گفت ”سلام“ و رفت'],
    ['He said "שלום" to us', 'He said “שלום” to us'],
    ['❤️‍🔥 "so" 👨‍👩‍👧', '❤️‍🔥 “so” 👨‍👩‍👧'],
  ])('%s', (typed, set) => {
    expect(typographic(typed)).toBe(set)
    expect(typographic(set)).toBe(set)
  })

  it.each([
    ['go #每日一句 on', '#每日一句'],
    ['go #motivational_quotes on', '#motivational_quotes'],
    ['go @小明同学 on', '@小明同学'],
    ['go --save-dev on', '--save-dev'],
    ['go （＾▽＾） on', '（＾▽＾）'],
    ['go (´・ω・`) on', '(´・ω・`)'],
    ['于10：30走', '10：30'],
    ['go src/../lib on', 'src/../lib'],
    ['go 苹果•香蕉', '果•'],
    ['走﹁好﹂', '「好」'],
    ['a • b', '•'],
    ['قال "مرحبا" ثم', '”مرحبا“'],
  ])('%s is broken beside %s', (text, unit) => {
    expect(unitsOf(text)).toContain(unit)
  })

  it('keeps an emoticon with the words before', () => {
    expect(unitsOf('so sad :( today')).toEqual(['so', 'sad :(', 'today'])
    expect(unitsOf('好:)走')).toEqual(['好:)', '走'])
  })

  it('parts no long tag, flag or path after its first mark', () => {
    const style = {
      fontId: 'font-sans' as const,
      sizePx: 40,
      bold: false,
      italic: false,
      lineHeightPx: 50,
      latinTrackingEm: 0,
      hanTrackingEm: 0,
    }
    const mark = fc.constantFrom('#', '@', '--', '/', '＃', '.')
    const word = fc.constantFrom('motivationalquotesoftheday', 'a'.repeat(30), '每日一句'.repeat(3))
    fc.assert(
      fc.property(mark, word, fc.integer({ min: 120, max: 600 }), (mark, word, measurePx) => {
        const { lines } = wrapLines(`be ${mark}${word}`, style, measurePx, fakeMetrics, { align: 'left' })
        expect(lines.map(({ text }) => text)).not.toContain(mark)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('the forms that people type for a mark', () => {
  const forms =
    '︵﹙︷﹛︹﹝︻︽︿﹁｢﹃﹇︗︶﹚︸﹜︺﹞︼︾﹀﹂｣﹄﹈︘︐﹐︑﹑､︒｡︓﹕︰︔﹔︕﹗︖﹖─━︱⋯︙•‧∙⋅﹒･﹏'

  it.each([...forms])('%s is known as its mark is', (form) => {
    expect(markOf(form)).not.toBe(form)
    expect(kindOf(form)).toBe(kindOf(markOf(form)))
  })

  it('have no upright form in a line', () => {
    const { open, close } = COLUMN_MARKS
    const pairs = Array.from(
      '︵︷︹︻︽︿﹁﹃﹇︗',
      (mark, at) => [mark, '︶︸︺︼︾﹀﹂﹄﹈︘'[at]!] as const,
    )
    for (const [first, last] of pairs) {
      const set = typographic(`她${first}好${last}走`)
      expect(open).toContain(set[1])
      expect(close).toContain(set[3])
    }
  })
})

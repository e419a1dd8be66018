/** Interface text uses one term per thing, one style of quotation marks and one spelling. */
import { describe, expect, it } from 'vitest'
import type { LanguageId } from '../../src/language/languages'
import { everyText, type PlacedText } from './everyText'

interface Term {
  not: RegExp
  but: string
  where?: RegExp
}

const TERMS: Record<LanguageId, readonly Term[]> = {
  en: [
    { not: /\bveil/i, but: 'overlay' },
    { not: /\bblanks?\b|stands? in its place/i, but: 'A placeholder is shown instead.' },
    { not: /\blooks?\b/i, but: 'template', where: /^templates\./ },
    { not: /\b(this|my|your|these|kept|saved) looks?\b/i, but: 'template' },
    { not: /\bcall(ed|s|ing)? off\b/i, but: 'Cancelled' },
    { not: /\blet(s|ting)?( (it|them))? go\b/i, but: 'Deselect, Discard' },
    { not: /\bsays? of (it|them)sel/i, but: 'what the page says about itself' },
    { not: /\bwhole (one|address|link)\b/i, but: 'complete' },
    { not: /\btype famil(y|ies)\b/i, but: 'font family' },
    { not: /\bshapes?\b/i, but: 'aspect ratio' },
    { not: /\bpositions? (across|down)\b/i, but: 'horizontal, vertical position' },
    { not: /\bretry\b/i, but: 'Try Again' },
    { not: /\brefresh the page\b/i, but: 'reload' },
  ],
  zh: [
    { not: /样式/, but: '模板', where: /^templates\./ },
    { not: /自定(?!义)/, but: '自定义' },
    { not: /字族|字库|一族|五族/, but: '字体' },
    { not: /铺法/, but: '填充方式' },
    { not: /看清的最低|够看清/, but: '清晰可读的最低值' },
    { not: /(?<!IP |邮箱)地址(?!栏)/, but: '网址' },
    { not: /按(?:一次)?(?:「|\*\*)/, but: '点' },
    { not: /回音/, but: '没有回应' },
    { not: /画图/, but: '正在生成图片' },
    { not: /不许/, but: '不允许' },
    { not: /签面|这张签/, but: '卡片' },
    { not: /自我介绍/, but: '网页上的产品信息' },
    { not: /通往\s?\{\{/, but: '它指向…' },
    { not: /空着它的位置/, but: '先显示占位图' },
    { not: /重试/, but: '再试一次' },
    { not: /刷新/, but: '重新载入' },
    { not: /取不到|没取到/, but: '没有载入' },
    { not: /编辑器/, but: '编辑页' },
    { not: /没存成/, but: '没有保存' },
  ],
}

const BRITISH =
  /\b(?:colour|centre|grey|favour|behaviour|neighbour|honour|dialogue|licence|programme|catalogue)/i
const BRITISH_ISE =
  /\b(?:organ|minim|maxim|real|recogn|custom|author|optim|summar|apolog)is(?:e|ed|es|ing|ation)\b/i

// DECISIONS.md's list of names spells home's region with straight quotes.
const STRAIGHT = ['home.todaysQuoteRegion']

/** Removes what is not prose: keys, identifiers, link targets, placeholders. */
const prose = (text: string) =>
  text
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\{\{\w+\}\}/g, '')

const wrongTerms = (language: LanguageId, { from, text }: PlacedText) =>
  TERMS[language]
    .filter(({ not, where }) => not.test(text) && (where?.test(from) ?? true))
    .map(({ but }) => `${from}: ${text} → ${but}`)

const wrongMarks = {
  en: ({ from, text }: PlacedText) => /["'「」『』]/.test(prose(text)) && !STRAIGHT.includes(from),
  zh: ({ text }: PlacedText) => /["'“”‘’]/.test(prose(text)),
}

const isBritish = ({ text }: PlacedText) => BRITISH.test(text) || BRITISH_ISE.test(text)

const HALF_WIDTH = /\p{Script=Han}[,;:?!.()]|[,;:?!()]\p{Script=Han}/u

describe.each(['en', 'zh'] as const)('the words in %s', (language) => {
  const texts = everyText(language)

  it('come from locales, registries and pages', () => {
    for (const from of [
      /^templates\.full$/,
      /frames\/film\/meta\.ts$/,
      /GuidePage\.tsx$/,
      /card\/templates\/minimal\.ts$/,
      /text\/fonts\/font-kai\.ts$/,
    ])
      expect(
        texts.some((text) => from.test(text.from)),
        String(from),
      ).toBe(true)
  })

  it('are one term for one thing', () => {
    expect(texts.flatMap((text) => wrongTerms(language, text))).toEqual([])
  })

  it('have one style of quotation marks: “ ” in English, 「」 in Chinese', () => {
    const isCode = ({ text }: PlacedText) => /^(?:<|javascript:)/.test(text) // to be copied elsewhere
    expect(texts.filter((text) => !isCode(text) && wrongMarks[language](text))).toEqual([])
  })
})

it('English is spelled as in America', () => {
  expect(everyText('en').filter(isBritish)).toEqual([])
})

it('Chinese has no half-width marks and no 您', () => {
  expect(everyText('zh').filter(({ text }) => HALF_WIDTH.test(prose(text)) || text.includes('您'))).toEqual(
    [],
  )
})

describe('what would be caught', () => {
  const placed = (text: string, from = 'some.key') => ({ from, text })

  it.each([
    'Veil strength',
    'A blank stands in its place.',
    'Keep This Look',
    'Called off.',
    'Let it go',
    'what the page says of itself',
    'twelve shapes',
    'five type families',
  ])('%s', (text) => expect(wrongTerms('en', placed(text))).toHaveLength(1))

  it.each(['自定颜色', '字族', '标志地址', '按「生成卡片」', '按**管理**', '这张签的字体', '没有回音'])(
    '%s',
    (text) => expect(wrongTerms('zh', placed(text))).toHaveLength(1),
  )

  it('a look among the templates, though not in a sentence about something else', () => {
    expect(wrongTerms('en', placed('Name of the look', 'templates.name'))).toHaveLength(1)
    expect(wrongTerms('en', placed('It looks like https://example.com.'))).toEqual([])
  })

  it('another style of quotation marks, but not a key or an identifier', () => {
    expect(wrongMarks.en(placed('the "name"'))).toBe(true)
    expect(wrongMarks.en(placed('the “name” of today’s'))).toBe(false)
    expect(wrongMarks.zh(placed('意思是“每日的”'))).toBe(true)
    expect(wrongMarks.zh(placed("点「保存」，或按 `'`"))).toBe(false)
  })

  it.each(['colours', 'Centre', 'grey', 'minimised', 'behaviour'])('%s', (text) =>
    expect(isBritish(placed(text))).toBe(true),
  )

  it.each(['color', 'Center', 'gray', 'size', 'otherwise', 'precise'])('but not %s', (text) =>
    expect(isBritish(placed(text))).toBe(false),
  )

  it.each(['好,', '(好', '好.'])('%s', (text) => expect(HALF_WIDTH.test(text)).toBe(true))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInput } from '../../src/products/parseInput'
import { cleanText } from '../../src/text/clean'
import { runs } from '../fixtures/tier'

/** Typed text → content, translation, author, work if any. */
const QUOTES: [
  form: string,
  typed: string,
  content: string,
  translation: string,
  author: string,
  work?: string,
][] = [
  ['English alone', 'So it goes.', 'So it goes.', '', ''],
  ['Chinese alone, as the quote itself', '学而时习之，不亦说乎？', '学而时习之，不亦说乎？', '', ''],
  ['an em dash', 'So it goes. — Kurt Vonnegut', 'So it goes.', '', 'Kurt Vonnegut'],
  ['an em dash, unspaced', 'So it goes.—Kurt Vonnegut', 'So it goes.', '', 'Kurt Vonnegut'],
  ['an em dash after no full stop', 'Know thyself — Socrates', 'Know thyself', '', 'Socrates'],
  ['an en dash', 'Know thyself – Socrates', 'Know thyself', '', 'Socrates'],
  ['a horizontal bar', 'Know thyself ― Socrates', 'Know thyself', '', 'Socrates'],
  ['a hyphen', 'Know thyself - Socrates', 'Know thyself', '', 'Socrates'],
  ['a hyphen right after the end', 'Know thyself. -Socrates', 'Know thyself.', '', 'Socrates'],
  ['two hyphens', 'Know thyself -- Socrates', 'Know thyself', '', 'Socrates'],
  ['two em dashes', '知者不惑——孔子', '知者不惑', '', '孔子'],
  ['box drawing for a dash', '知者不惑──孔子', '知者不惑', '', '孔子'],
  ['full-width hyphens', '知者不惑。－－孔子', '知者不惑。', '', '孔子'],
  ['a visitor’s own words', '第二句话——我', '第二句话', '', '我'],
  ['a visitor’s own words on lines', '第二句话\n——我', '第二句话', '', '我'],
  ['an author of one character', '山高月小。——苏', '山高月小。', '', '苏'],
  ['a last word after a dash', '成功只有一个字——干', '成功只有一个字——干', '', ''],
  ['one em dash in Chinese', '知者不惑—孔子', '知者不惑', '', '孔子'],
  ['a Chinese name of many characters', '美将拯救世界——陀思妥耶夫斯基', '美将拯救世界', '', '陀思妥耶夫斯基'],
  ['a Chinese name with a point', '生如夏花——拉宾德拉纳特·泰戈尔', '生如夏花', '', '拉宾德拉纳特·泰戈尔'],
  ['a dynasty before the name', '不畏浮云遮望眼——[宋]王安石', '不畏浮云遮望眼', '', '[宋]王安石'],
  [
    'an English name under Chinese words',
    '世界永远不缺奇迹。—— G. K. Chesterton',
    '世界永远不缺奇迹。',
    '',
    'G. K. Chesterton',
  ],
  ['the author on the next line', 'Know thyself.\n— Socrates', 'Know thyself.', '', 'Socrates'],
  ['the author after an empty line', 'Know thyself.\n\n\n  -- Socrates', 'Know thyself.', '', 'Socrates'],
  ['the dash left on the line before', 'Know thyself —\nSocrates', 'Know thyself', '', 'Socrates'],
  ['the author first', '— Socrates\nKnow thyself.', 'Know thyself.', '', 'Socrates'],
  ['an author in small letters', 'All about love.\n— bell hooks', 'All about love.', '', 'bell hooks'],
  ['initials', 'i carry your heart. — e. e. cummings', 'i carry your heart.', '', 'e. e. cummings'],
  [
    'initials and suffixes',
    'I have a dream. — Dr. Martin Luther King, Jr.',
    'I have a dream.',
    '',
    'Dr. Martin Luther King, Jr.',
  ],
  ['particles', 'I dream my painting. — Vincent van Gogh', 'I dream my painting.', '', 'Vincent van Gogh'],
  ['an author by “by”', '“Know thyself” by Socrates', 'Know thyself', '', 'Socrates'],
  ['“by” on a line of its own', 'Know thyself\nby Socrates', 'Know thyself', '', 'Socrates'],
  ['an author in brackets', 'Be yourself. (Oscar Wilde)', 'Be yourself.', '', 'Oscar Wilde'],
  ['an author in full-width brackets', '一尊还酹江月。（苏轼）', '一尊还酹江月。', '', '苏轼'],
  [
    'an author after closing marks and a comma',
    '"Be yourself", Oscar Wilde',
    'Be yourself',
    '',
    'Oscar Wilde',
  ],
  ['curly marks', '“Know thyself.” — Socrates', 'Know thyself.', '', 'Socrates'],
  ['straight marks', '"Know thyself" - Socrates', 'Know thyself', '', 'Socrates'],
  [
    'single marks with an apostrophe in them',
    "'Don't look back' — Satchel Paige",
    "Don't look back",
    '',
    'Satchel Paige',
  ],
  ['corner marks', '「知者不惑」——孔子', '知者不惑', '', '孔子'],
  ['double corner marks', '『知者不惑。』', '知者不惑。', '', ''],
  ['marks around all of it', '“Know thyself — Socrates”', 'Know thyself', '', 'Socrates'],
  ['marks with the full stop behind them', '“知者不惑”。', '知者不惑。', '', ''],
  ['marks around two parts', '“Yes” and “no”', '“Yes” and “no”', '', ''],
  ['a work beside the author', '横眉冷对千夫指。——鲁迅《自嘲》', '横眉冷对千夫指。', '', '鲁迅', '自嘲'],
  ['a work in brackets', '横眉冷对千夫指。——鲁迅（《自嘲》）', '横眉冷对千夫指。', '', '鲁迅', '自嘲'],
  ['a work alone', '学而时习之——《论语·学而》', '学而时习之', '', '《论语·学而》'],
  ['English, then Chinese', 'Know thyself.\n认识你自己。', 'Know thyself.', '认识你自己。', ''],
  ['Chinese, then English', '认识你自己。\nKnow thyself.', 'Know thyself.', '认识你自己。', ''],
  [
    'both and the author',
    'Know thyself.\n认识你自己。\n— Socrates',
    'Know thyself.',
    '认识你自己。',
    'Socrates',
  ],
  [
    'both, the author in between',
    'Know thyself. — Socrates\n认识你自己。',
    'Know thyself.',
    '认识你自己。',
    'Socrates',
  ],
  [
    'both, the author between on a line',
    'Know thyself.\n— Socrates\n认识你自己。',
    'Know thyself.',
    '认识你自己。',
    'Socrates',
  ],
  [
    'both authors at the ends',
    'Know thyself. — Socrates\n认识你自己。——苏格拉底',
    'Know thyself.',
    '认识你自己。',
    'Socrates 苏格拉底',
  ],
  [
    'both authors on lines',
    'Know thyself.\n— Socrates\n\n认识你自己。\n——苏格拉底',
    'Know thyself.',
    '认识你自己。',
    'Socrates 苏格拉底',
  ],
  [
    'both authors on one line',
    '知者不惑。\nThe wise are not perplexed.\n— Confucius 孔子',
    'The wise are not perplexed.',
    '知者不惑。',
    'Confucius 孔子',
  ],
  [
    'the same author twice',
    'Know thyself.\n— Socrates\n认识你自己。\n— Socrates',
    'Know thyself.',
    '认识你自己。',
    'Socrates',
  ],
  [
    'both in marks',
    '“Know thyself.”\n「认识你自己。」\n— Socrates',
    'Know thyself.',
    '认识你自己。',
    'Socrates',
  ],
  ['both on one line', 'Know thyself. 认识你自己。 — Socrates', 'Know thyself.', '认识你自己。', 'Socrates'],
  ['both on one line with a stroke', '认识你自己 / Know thyself', 'Know thyself', '认识你自己', ''],
  [
    'verse',
    'Because I could not stop for Death –\nHe kindly stopped for me –\n— Emily Dickinson',
    'Because I could not stop for Death –\nHe kindly stopped for me –',
    '',
    'Emily Dickinson',
  ],
  ['verse with stanzas', 'One\ntwo\n\nthree\nfour', 'One\ntwo\n\nthree\nfour', '', ''],
  [
    'verse with its translation',
    '床前明月光，\n疑是地上霜。\n\nMoonlight before my bed,\nlike frost on the ground.\n——李白',
    'Moonlight before my bed,\nlike frost on the ground.',
    '床前明月光，\n疑是地上霜。',
    '李白',
  ],
  [
    'verse, line by line in both',
    'One line\n第一行\nTwo lines\n第二行',
    'One line\nTwo lines',
    '第一行\n第二行',
    '',
  ],
  ['tabs and full-width spaces', '\u3000\u3000知者不惑。\t\n\t——\u3000孔子\u3000', '知者不惑。', '', '孔子'],
  ['English words in Chinese', '我爱 JavaScript，也爱 Vue', '我爱 JavaScript，也爱 Vue', '', ''],
  ['a Chinese word in English', 'The word 道 means the way', 'The word 道 means the way', '', ''],
  ['a second thought', 'to be - or not to be', 'to be - or not to be', '', ''],
  ['a second thought, long dash', 'I came — and I stayed', 'I came — and I stayed', '', ''],
  ['a second thought with capitals', 'Stay. — I Will', 'Stay. — I Will', '', ''],
  ['a second thought in Chinese', '生活——就是不断地开始', '生活——就是不断地开始', '', ''],
  ['who said it, told', '“走吧。”——她笑着说', '“走吧。”——她笑着说', '', ''],
  [
    'a sentence after the dash',
    'Some say no. — Some say yes, and mean it.',
    'Some say no. — Some say yes, and mean it.',
    '',
    '',
  ],
  [
    'the last of several dashes',
    'Time — like money — is spent — Seneca',
    'Time — like money — is spent',
    '',
    'Seneca',
  ],
  ['a range of years', 'The war of 1914-1918', 'The war of 1914-1918', '', ''],
  ['a hyphened word', 'A well-known truth', 'A well-known truth', '', ''],
  [
    'a hyphened name',
    'Hell is other people. — Jean-Paul Sartre',
    'Hell is other people.',
    '',
    'Jean-Paul Sartre',
  ],
  ['a list', '- Eat\n- Sleep\n- Read', '- Eat\n- Sleep\n- Read', '', ''],
  ['a sentence about a name with a dot', 'node.js is great', 'node.js is great', '', ''],
  ['an abbreviation', 'e.g.', 'e.g.', '', ''],
  ['a name without a space', 'Mr.Smith', 'Mr.Smith', '', ''],
  ['a number', '3.14', '3.14', '', ''],
  ['an e-mail address', 'me@example.com', 'me@example.com', '', ''],
  ['a link in a sentence', 'See https://example.com for more', 'See https://example.com for more', '', ''],
  ['a Chinese sentence with its own full stop', '你好。中国', '你好。中国', '', ''],
  ['an author and nothing else', '— Socrates', '— Socrates', '', ''],
  ['an emoji', '🌧️', '🌧️', '', ''],
  ['author and work after the marks', '「学而时习之。」 孔子《论语》', '学而时习之。', '', '孔子', '论语'],
  ['author and work after the marks, unspaced', '“学而时习之”孔子《论语》', '学而时习之', '', '孔子', '论语'],
  [
    'marks over lines',
    '「床前明月光，\n疑是地上霜。」 李白《静夜思》',
    '床前明月光，\n疑是地上霜。',
    '',
    '李白',
    '静夜思',
  ],
  ['a name after the marks', '“Never give in.” Churchill', 'Never give in.', '', 'Churchill'],
  ['a colon', '鲁迅：横眉冷对千夫指。', '横眉冷对千夫指。', '', '鲁迅'],
  ['a colon and marks', '鲁迅：“横眉冷对千夫指。”', '横眉冷对千夫指。', '', '鲁迅'],
  ['a colon with the quote below', '鲁迅：\n横眉冷对千夫指。', '横眉冷对千夫指。', '', '鲁迅'],
  [
    'a colon, the work at the end',
    '鲁迅：横眉冷对千夫指。——《自嘲》',
    '横眉冷对千夫指。',
    '',
    '鲁迅',
    '自嘲',
  ],
  ['a colon after author and work', '屈原《离骚》：路漫漫其修远兮', '路漫漫其修远兮', '', '屈原', '离骚'],
  ['a colon after a work', '《论语》：学而时习之', '学而时习之', '', '《论语》'],
  ['a colon after a foreign name', '陀思妥耶夫斯基：美将拯救世界', '美将拯救世界', '', '陀思妥耶夫斯基'],
  ['a colon after a name known in two', '尼采：那些杀不死我的', '那些杀不死我的', '', '尼采'],
  ['a colon after who says it', '孔子曰：“学而时习之。”', '学而时习之。', '', '孔子'],
  ['an English colon', 'Churchill: Never give in.', 'Never give in.', '', 'Churchill'],
  ['an English colon, in small letters', 'Churchill: never give in', 'never give in', '', 'Churchill'],
  ['an English colon after two names', 'Mother Teresa: Spread love.', 'Spread love.', '', 'Mother Teresa'],
  [
    'an English colon after who said it',
    'Churchill said: “Never give in.”',
    'Never give in.',
    '',
    'Churchill',
  ],
  [
    'colons in both',
    'Churchill: Never give in.\n丘吉尔：永不放弃。',
    'Never give in.',
    '永不放弃。',
    'Churchill 丘吉尔',
  ],
  ['a tilde', 'Never give in. ~ Anon', 'Never give in.', '', 'Anon'],
  ['a tilde after no full stop', 'Never give in ~ Anon', 'Never give in', '', 'Anon'],
  ['a tilde on the next line', 'Never give in\n~Anon', 'Never give in', '', 'Anon'],
  ['a Chinese tilde', '永不放弃。～佚名', '永不放弃。', '', '佚名'],
  ['both and a bare name', 'Know thyself.\n认识你自己。\n孔子', 'Know thyself.', '认识你自己。', '孔子'],
  [
    'both and a bare English name',
    'Be the change.\n成为改变。\nSomeone',
    'Be the change.',
    '成为改变。',
    'Someone',
  ],
  [
    'both, each with its bare name',
    'Know thyself.\nSocrates\n认识你自己。\n苏格拉底',
    'Know thyself.',
    '认识你自己。',
    'Socrates 苏格拉底',
  ],
  ['verse and a bare name', '春眠不觉晓\n处处闻啼鸟\n孟浩然', '春眠不觉晓\n处处闻啼鸟', '', '孟浩然'],
  ['a bare English name', 'Be yourself.\nOscar Wilde', 'Be yourself.', '', 'Oscar Wilde'],
  ['author and work after the end', '路漫漫其修远兮。屈原《离骚》', '路漫漫其修远兮。', '', '屈原', '离骚'],
  ['author and work after a space', '路漫漫其修远兮 屈原《离骚》', '路漫漫其修远兮', '', '屈原', '离骚'],
  ['author and work on a line', '路漫漫其修远兮\n屈原《离骚》', '路漫漫其修远兮', '', '屈原', '离骚'],
]

/** Texts that resemble a form but must stay whole. */
const WHOLE = [
  'Remember: be kind.',
  'Remember: Be kind.',
  'Note: this too shall pass.',
  'Life: A journey.',
  'Kindness: A language that the deaf can hear.',
  'Pro Tip: Sleep.',
  'Dear John: I love you.',
  'He said: Nothing.',
  'Be kind: everyone is fighting.',
  'Chapter 1: The Beginning',
  'Coffee: because mornings.',
  '12:30 Meet me',
  'Meet me at 12:30',
  'https://example.com: a site',
  'node:fs is a module',
  'Alice: Hi there.\nBob: Hello.',
  'A: Hi.\nB: Ho.',
  '他说：你好。',
  '有人说：时间会治愈一切。',
  '老师说：好好学习。',
  '子曰：“学而时习之。”',
  '古人云：学无止境。',
  '记住：要善良。',
  '注意：前方有雨。',
  '人生：一场旅行。',
  '成功：百分之九十九的汗水。',
  '方法论：先做再说。',
  '温馨提示：多喝水。',
  '时间：12:30',
  '鲁迅：你好。\n闰土：你好。',
  '问：何为道？\n答：平常心。',
  '我喜欢鲁迅《野草》',
  '“加油！”大家说',
  '“Stop” Signs',
  'the ~ sign',
  'about ~ 5 minutes',
  '好的～',
  '李白\n杜甫\n白居易',
  '《活着》\n《兄弟》\n余华',
  '人之初\n性本善\n马致远',
  'Stay hungry.\nStay Foolish',
  'Love is all.\nTruth',
  'Quoth the Raven\nNevermore',
  '床前明月光\n疑是地上霜\n举头望明月\n低头思故乡',
]

const LINKS: [form: string, typed: string, url: string, host: string][] = [
  ['https', 'https://example.com/a?b=c#d', 'https://example.com/a?b=c#d', 'example.com'],
  ['http in capitals', 'HTTP://Example.com', 'http://example.com/', 'example.com'],
  ['a bare domain', 'example.com', 'https://example.com/', 'example.com'],
  [
    'a subdomain with path and query',
    'sub.domain.io/path?x',
    'https://sub.domain.io/path?x',
    'sub.domain.io',
  ],
  ['a port', 'example.com:8080/x', 'https://example.com:8080/x', 'example.com'],
  ['a local address', 'http://localhost:3000', 'http://localhost:3000/', 'localhost'],
  ['a domain in Chinese', '例子.中国', 'https://xn--fsqu00a.xn--fiqs8s/', '例子.中国'],
  ['a domain in Chinese under .com', 'https://例子.com/路', 'https://xn--fsqu00a.com/%E8%B7%AF', '例子.com'],
  ['punycode', 'xn--fsqu00a.xn--fiqs8s', 'https://xn--fsqu00a.xn--fiqs8s/', 'xn--fsqu00a.xn--fiqs8s'],
  ['a full stop behind', 'example.com.', 'https://example.com/', 'example.com'],
  ['a Chinese full stop behind', 'https://example.com/a。', 'https://example.com/a', 'example.com'],
  ['marks around', '“https://example.com”', 'https://example.com/', 'example.com'],
  ['angle brackets', '<https://example.com>', 'https://example.com/', 'example.com'],
  [
    'brackets of its own',
    'https://en.wikipedia.org/wiki/Tao_(way)',
    'https://en.wikipedia.org/wiki/Tao_(way)',
    'en.wikipedia.org',
  ],
  ['brackets around', '(https://example.com/a)', 'https://example.com/a', 'example.com'],
  ['full-width colon and strokes', 'https：／／example.com', 'https://example.com/', 'example.com'],
  ['blanks around', ' \n\texample.com\u3000', 'https://example.com/', 'example.com'],
  ['a password, which is left out', 'https://me:secret@example.com/', 'https://example.com/', 'example.com'],
]

const ERRORS: [form: string, typed: string, code: string][] = [
  ['nothing', '', 'empty'],
  ['blanks', ' \n\t\u3000\u200b ', 'empty'],
  ['only marks', '“……” —', 'no-words'],
  ['a scheme and no address', 'https://', 'bad-link'],
  ['a scheme and no host', 'http://?q', 'bad-link'],
  ['too long a text', '字'.repeat(100_000), 'too-long'],
  ['too long a link', `https://example.com/${'a'.repeat(5_000)}`, 'too-long'],
]

describe('typed text', () => {
  it.each(QUOTES)('is a quote: %s', (_, typed, content, translation, author, work) => {
    const { citation, ...quote } = { citation: null, ...parseInput(typed) }
    expect(quote).toMatchObject({ kind: 'quote', content, translation, author })
    expect(citation).toEqual(work ? expect.objectContaining({ work }) : null)
  })

  it.each(WHOLE)('stays whole: %j', (typed) =>
    expect(parseInput(typed)).toMatchObject({ content: typed, translation: '', author: '', citation: null }),
  )

  it.each(LINKS)('is a product: %s', (_, typed, url, host) =>
    expect(parseInput(typed)).toEqual({ kind: 'product', url, host }),
  )

  it.each(['word '.repeat(500), '字'.repeat(20_000)])('is for several cards: %#', (text) =>
    expect(parseInput(text)).toEqual({ kind: 'long', text }),
  )

  it.each(ERRORS)('is rejected: %s', (_, typed, code) =>
    expect(parseInput(typed)).toEqual({ kind: 'error', code }),
  )
})

describe('any author and quote', () => {
  const pick = (from: string) => fc.constantFrom(...from.split(' '))
  const written = (count: { minLength: number; maxLength: number }, from: string, between: string) =>
    fc.array(pick(from), count).map((words) => words.join(between))
  const chinese = {
    author: fc.oneof(
      fc
        .tuple(
          pick('鲁 李 王 孔 屈 钱 沈 苏'),
          written({ minLength: 1, maxLength: 2 }, '敏 磊 洋 艳 涛 霞 桂 鹏', ''),
        )
        .map((name) => name.join('')),
      pick('老子 尼采 泰戈尔 陀思妥耶夫斯基 欧阳修 罗曼·罗兰 司马迁'),
    ),
    quote: written({ minLength: 2, maxLength: 6 }, '山有木 水长流 心悦君 人不知 夜深了 花又开', '，').map(
      (words) => `${words}。`,
    ),
  }
  const english = {
    author: fc.oneof(
      written({ minLength: 2, maxLength: 3 }, 'Ada Iris Tomas Weaver Quill Marlow Okafor', ' '),
      pick('Seneca Churchill Voltaire Rumi Anon'),
    ),
    quote: written(
      { minLength: 3, maxLength: 9 },
      'rivers run deep beneath old stones and we listen',
      ' ',
    ).map((words) => `The ${words}.`),
  }
  const work = written({ minLength: 2, maxLength: 4 }, '山 水 集 赋 歌 记', '')
  const parsed = (typed: string) => {
    const { citation, ...fields } = {
      citation: null,
      author: '',
      content: '',
      translation: '',
      ...parseInput(typed),
    }
    return [fields.content, fields.translation, fields.author, citation?.work ?? '']
  }
  const ONE: Record<string, (quote: string, author: string) => string> = {
    'a dash': (quote, author) => `${quote} — ${author}`,
    'a tilde': (quote, author) => `${quote} ~ ${author}`,
    'a colon': (quote, author) => `${author}: ${quote}`,
    'a full-width colon and marks': (quote, author) => `${author}：“${quote}”`,
    'closing marks': (quote, author) => `“${quote}” ${author}`,
    'a line of its own': (quote, author) => `${quote}\n${author}`,
  }
  const WITH_WORK: Record<string, (quote: string, author: string, work: string) => string> = {
    'closing marks': (quote, author, title) => `「${quote}」 ${author}《${title}》`,
    'the end': (quote, author, title) => `${quote}${author}《${title}》`,
    'a space': (quote, author, title) => `${quote} ${author}《${title}》`,
    'a line of its own': (quote, author, title) => `${quote}\n${author}《${title}》`,
    'a dash': (quote, author, title) => `${quote}——${author}《${title}》`,
    'the front': (quote, author, title) => `${author}《${title}》：${quote}`,
  }

  it.each(Object.entries(ONE))('are told apart by %s', (_, write) => {
    for (const { author, quote } of [chinese, english])
      fc.assert(
        fc.property(quote, author, (words, name) => {
          expect(parsed(write(words, name))).toEqual([words, '', name, ''])
        }),
      )
  })

  it.each(Object.entries(WITH_WORK))('are told apart from the work by %s', (_, write) =>
    fc.assert(
      fc.property(chinese.quote, chinese.author, work, (words, name, title) => {
        expect(parsed(write(words, name, title))).toEqual([words, '', name, title])
      }),
    ),
  )

  it('are told apart under two languages, by a line of their own', () => {
    fc.assert(
      fc.property(english.quote, chinese.quote, fc.oneof(english.author, chinese.author), (en, zh, name) => {
        expect(parsed(`${en}\n${zh}\n${name}`)).toEqual([en, zh, name, ''])
        expect(parsed(`${zh}\n${en}\n${name}`)).toEqual([en, zh, name, ''])
      }),
    )
  })

  it('are told apart before two languages, each with its colon', () => {
    fc.assert(
      fc.property(english.quote, chinese.quote, english.author, chinese.author, (en, zh, name, nameZh) => {
        expect(parsed(`${name}: ${en}\n${nameZh}：${zh}`)).toEqual([en, zh, `${name} ${nameZh}`, ''])
      }),
    )
  })
})

describe('any text', () => {
  const part = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\n',
      '\n\n',
      ' ',
      '\u3000',
      '—',
      '——',
      ' - ',
      ' – ',
      '--',
      '“',
      '”',
      '"',
      "'",
      '「',
      '」',
      '（',
      '）',
      '(',
      ')',
      '《',
      '》',
      '.',
      '。',
      ', ',
      ' / ',
      ' by ',
      'Oscar Wilde',
      'Seneca',
      '孔子',
      '鲁迅',
      '：',
      ': ',
      '曰：',
      ' said: ',
      ' ~ ',
      '《离骚》',
      '知者不惑',
      'Know thyself',
      '3',
      'https://',
      'a.com',
    ),
  )
  const text = fc.array(part, { maxLength: 16 }).map((parts) => parts.join(''))

  it('never throws, and no word of a quote is lost', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseInput(typed)
        if (parsed.kind !== 'quote') return
        const { content, translation, author, citation } = parsed
        const kept = wordsOf([content, translation, author, citation?.work ?? ''].join(' '))
        expect(wordsOf(cleanText(typed)).filter((word) => !kept.includes(word))).toEqual([])
        expect(content).not.toBe('')
      }),
      { numRuns: runs(20_000) },
    )
  })

  it('is parsed the same with whitespace around it', () => {
    const blanks = fc.constantFrom('', ' ', '\n', '\t', '\u3000', ' \n ')
    fc.assert(
      fc.property(text, blanks, blanks, (typed, before, after) => {
        expect(parseInput(before + typed + after)).toEqual(parseInput(typed))
      }),
      { numRuns: runs(5_000) },
    )
  })

  it('is parsed the same again from its parsed quote', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseInput(typed)
        if (parsed.kind !== 'product') return
        expect(parseInput(parsed.url)).toMatchObject({ kind: 'product', url: parsed.url })
      }),
      { numRuns: runs(5_000) },
    )
  })
})

/** “by”, like a dash, and “said” or 曰 before a colon only separate quote and author. */
function wordsOf(text: string): string[] {
  const joined = text.normalize('NFC').replaceAll(/曰(?=\s*：)|\bsaid(?=\s*[:：])/gu, ' ')
  return (joined.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.toLowerCase() !== 'by')
}

import { describe, expect, it } from 'vitest'
import { segmentsOf } from '../../src/text/breaks'

function unitsOf(text: string): string[] {
  const { graphemes, units } = segmentsOf(text)
  return units.map((unit) => graphemes.slice(unit.start, unit.end).join(''))
}

function costAfter(text: string, before: string): number | undefined {
  const { graphemes, units } = segmentsOf(text)
  return units.find((unit) => graphemes.slice(0, unit.end).join('').endsWith(before))?.breakCost
}

describe('English', () => {
  it.each([
    '3,000.50',
    '20%',
    '$5',
    'e-mail',
    'it’s',
    'U.S.A.',
    '1990–2000',
    'covid-19',
    'and/or',
    'C++',
    '’tis',
    '(sic)',
    'https://well-known.com/a?so-called=c#e',
    'ann.lee@example.org',
    '½',
    'naïve',
    'cafe\u0301',
    '10\u00a0km',
    'word\u2060word',
  ])('keeps %s whole', (word) => {
    expect(unitsOf(`so ${word} is`)).toEqual(['so', word, 'is'])
  })

  it('may break after the hyphen of a compound and after a dash', () => {
    expect(unitsOf('well-known words—and more')).toEqual(['well-', 'known', 'words—', 'and', 'more'])
  })

  it('never starts a line with a mark, not even after a space', () => {
    expect(unitsOf('Stop ! Go , now — or … later')).toEqual(['Stop !', 'Go ,', 'now —', 'or …', 'later'])
  })

  it('keeps a leading dash with the name it introduces', () => {
    expect(unitsOf('— Plato')).toEqual(['— Plato'])
    expect(unitsOf('be. —Plato')).toEqual(['be.', '—Plato'])
  })

  it.each([
    ['It is “just right”. — Napoleon Hill', '— '],
    ['It is done! –Aristotle', '–'],
    ['(It is done.)—Aristotle', '—'],
    ['时机“恰到好处”。——拿破仑·希尔', '——'],
    ['“学而时习之。”——《论语》', '——'],
    ['现在就去！—— 拿破仑', '—— '],
  ])('would rather break before the dash of who said it than after: %s', (text, dash) => {
    const at = text.indexOf(dash)
    expect(costAfter(text, text.slice(0, at).trimEnd())).toBe(0)
    expect(costAfter(text, text.slice(0, at + dash.length).trimEnd()) ?? Infinity).toBeGreaterThan(1)
  })

  it.each([
    ['now — or never', 'now —'],
    ['the U.S. — its people', 'U.S. —'],
    ['it is over. —', 'over. —'],
    ['我走了——你呢', '了——'],
  ])('leaves every other dash with what is before it: %s', (text, unit) => {
    expect(unitsOf(text)).toContain(unit)
    expect(costAfter(text, unit) ?? 0).toBeLessThan(0.5)
  })

  it('keeps an opening mark with what follows, spaces or not', () => {
    expect(unitsOf('so “ he (said')).toEqual(['so', '“ he', '(said'])
  })

  it('finds it bad to leave an article at a line’s end', () => {
    const words = 'it is a joy to find the way out of the wood and home'
    const { graphemes, units } = segmentsOf(words)
    const costs = units.slice(0, -1).map((unit) => ({
      word: graphemes.slice(unit.start, unit.end).join(''),
      cost: unit.breakCost,
    }))
    const bad = costs.filter(({ cost }) => cost > 1).map(({ word }) => word)
    expect(bad).toEqual(['it', 'is', 'a', 'to', 'the', 'of', 'the', 'and'])
  })

  it('likes a clause better than a phrase, and a phrase better than any other seam', () => {
    const clause = costAfter('stay here because we', 'here')!
    const phrase = costAfter('stay here with us', 'here')!
    const seam = costAfter('stay here today', 'here')!
    expect(clause).toBeLessThan(phrase)
    expect(phrase).toBeLessThan(seam)
  })

  it('keeps names, verbs and their adverbs, and titles before names together', () => {
    const seam = costAfter('stay here today', 'here')!
    for (const [text, before] of [
      ['by Jane Austen herself', 'Jane'],
      ['we find out now', 'find'],
      ['dear Mr. Darcy said', 'Mr.'],
      ['all 27 wishes', '27'],
    ] as const)
      expect(costAfter(text, before), text).toBeGreaterThan(2 * seam)
  })

  it('welcomes a break after punctuation, through a closing quotation mark too', () => {
    const text = '“Well,” he said: go on. So, then'
    const costs = ['“Well,”', 'said:', 'on.'].map((before) =>
      costAfter(text, text.slice(0, text.indexOf(before)) + before)!,
    )
    expect(Math.max(...costs)).toBeLessThan(0.1)
    expect(costs).toEqual(costs.toSorted((one, other) => other - one))
  })
})

describe('Chinese', () => {
  it('may break between any two characters', () => {
    expect(unitsOf('学而时习')).toEqual(['学', '而', '时', '习'])
  })

  it('keeps closing marks with what precedes and opening marks with what follows', () => {
    expect(unitsOf('曰：“好！”（真）')).toEqual(['曰：', '“好！”', '（真）'])
    expect(unitsOf('你好 ，世')).toEqual(['你', '好 ，', '世'])
  })

  it('starts no line with a slash', () => {
    expect(unitsOf('小时/全年／无休 / 周')).toEqual(['小', '时/', '全', '年／', '无', '休 /', '周'])
  })

  it('keeps —— and …… whole and off the start of a line', () => {
    expect(unitsOf('道——路……远')).toEqual(['道——', '路……', '远'])
    expect(unitsOf('——莎士')).toEqual(['——莎', '士'])
  })

  it('keeps Latin words and numbers in Chinese whole', () => {
    expect(unitsOf('在GitHub上有3,000个')).toEqual(['在', 'GitHub', '上', '有', '3,000', '个'])
  })

  it('keeps a number with its unit, a day with its month, and the dash of a source with it', () => {
    expect(unitsOf('8月8日3.5小时——《旧闻》')).toEqual(['8月8日', '3.5小', '时——《旧', '闻》'])
    expect(costAfter('用了3小时27分', '时')).toBeGreaterThan(2)
  })

  it.each([
    ['弥望的是田田的叶子', '田'],
    ['走得颤颤巍巍的样子', '颤颤'],
    ['他一步一步走', '一步'],
    ['就好像一笔一画地写', '一笔'],
  ])('parts nothing that is said twice: %s', (text, before) => {
    expect(costAfter(text, before)).toBeGreaterThan(2)
  })

  it.each([
    ['我们却仍旧过不好这一生', '过', '不好'],
    ['认清生活的真相之后依然热爱', '真相', '之后'],
    ['并非所有能被计算的都有价值', '能被', '计算的'],
    ['我们在那年夏天骑着单车', '在', '夏天'],
  ])('would rather break elsewhere: %s', (text, bad, good) => {
    expect(costAfter(text, bad)).toBeGreaterThan(costAfter(text, good)! + 0.3)
  })

  it('knows a verb from its figure, a noun from its Latin name, and the halves of a name', () => {
    for (const [text, before] of [
      ['他每天走8000步', '走'],
      ['他每天走12步', '走'],
      ['再过三个小时，航班CA1832就要降落了。', '航班'],
      ['玛丽·居里在棚屋里提炼出了镭。', '玛丽·'],
      ['我在《小王子》里读到这句话。', '我在'],
    ] as const)
      expect(costAfter(text, before), text).toBeGreaterThan(1)
  })

  it('finds it bad to part a word, a number from its measure, or 的 from its noun', () => {
    const seam = costAfter('我们学习新的东西', '们')!
    for (const [text, before] of [
      ['我们学习新的东西', '我'],
      ['这两个词', '两'],
      ['有3个词', '3'],
      ['我们的书', '们'],
      ['读《小王子》时', '《小'],
      ['他说“你好”了', '你'],
    ] as const)
      expect(costAfter(text, before), text).toBeGreaterThan(seam + 0.5)
  })

  it('parts no two characters that are a word, whatever the dictionary made of their neighbours', () => {
    expect(costAfter('最大好运来', '好')).toBeGreaterThan(costAfter('最大好运来', '运')!)
  })

  it('weighs 。and ； more than ，, and ， more than any seam', () => {
    const after = (mark: string) => costAfter(`山高${mark}水长`, mark)!
    expect(after('。')).toBeLessThan(after('；'))
    expect(after('；')).toBeLessThan(after('，'))
    expect(after('，')).toBeLessThan(after('、'))
    expect(after('、')).toBeLessThan(costAfter('青山绿水', '山')!)
  })

  it('carries no one or two characters of a clause over', () => {
    expect(costAfter('做一个快乐的人，', '的')).toBeGreaterThan(costAfter('做一个快乐的人生，', '个')!)
  })
})

describe('characters of several code points', () => {
  it.each(['👨‍👩‍👧‍👦', '🇨🇳', '🏳️‍🌈', '👍🏽', '1️⃣'])('stay whole: %s', (emoji) => {
    expect(unitsOf(`好${emoji}好`)).toEqual(['好', emoji, '好'])
    expect(unitsOf(`fine${emoji}`)).toEqual([`fine${emoji}`])
  })

  it('break between Chinese and Latin at a zero-width space as at any other', () => {
    expect(unitsOf('one\u200btwo')).toEqual(['one', 'two'])
  })
})

import { describe, expect, it } from 'vitest'
import { FOOT_END } from '../../src/text/breakCosts'
import { segmentsOf } from '../../src/text/breaks'
import { clausesOf, isRegularVerse, hardLines } from '../../src/text/hardLines'
import { isVerse } from '../../src/text/verse'
import { HAN_PX, linesOfText } from './setup'

const QUATRAIN = '床前明月光，疑是地上霜。举头望明月，低头思故乡。'

describe('verse that is typed in one line', () => {
  it('has clauses of at most ten characters, and prose has not', () => {
    expect(clausesOf('落霞与孤鹜齐飞，秋水共长天一色。').map(({ length }) => length)).toEqual([7, 7])
    expect(clausesOf('世上只有一种英雄主义，就是在认清生活的真相之后依然热爱生活。')).toEqual([])
    expect(clausesOf('“学而时习之。”——《论语》')).toEqual([])
    expect(clausesOf('保持热爱')).toEqual([])
  })

  it('is four lines if it is a quatrain, as it is when typed so', () => {
    const typed = QUATRAIN.replaceAll(/[，。]/g, '$&\n').trim()
    expect(hardLines(QUATRAIN).map(({ content }) => content)).toEqual(typed.split('\n'))
    expect(hardLines(QUATRAIN).at(-1)!.end).toBe(QUATRAIN.length)
    expect(isVerse(QUATRAIN)).toBe(true)
    expect(isRegularVerse(clausesOf('老骥伏枥，志在千里；烈士暮年，壮心不已。'))).toBe(false)
  })

  it.each([
    ['路漫漫其修远兮，吾将上下而求索。', ['路漫漫其修远兮，', '吾将上下而求索。']],
    ['岁寒，然后知松柏之后凋也。', ['岁寒，', '然后知松柏之后凋也。']],
  ])('ends its lines after whole clauses where they fit: %s', (text, lines) => {
    expect(linesOfText(text, 9.5 * HAN_PX)).toEqual(lines)
  })

  it('is parted at the foot if it must be: 5 = 2 + 3, 7 = 4 + 3', () => {
    expect(linesOfText('大漠孤烟直，长河落日圆。', 3.6 * HAN_PX)).toEqual([
      '大漠',
      '孤烟直，',
      '长河',
      '落日圆。',
    ])
    expect(linesOfText('山重水复疑无路，柳暗花明又一村。', 4.4 * HAN_PX)).toEqual([
      '山重水复',
      '疑无路，',
      '柳暗花明',
      '又一村。',
    ])
  })

  it('has no foot inside a word, nor in the words of today', () => {
    expect(clausesOf('把复杂留给自己，把简单交给用户。').map(({ foot }) => foot)).toEqual([0, 0])
    expect(clausesOf('大漠孤烟直，长河落日圆。').map(({ foot }) => foot)).toEqual([2, 2])
    const endsAt = (text: string) =>
      segmentsOf(text).units.flatMap(({ end, breakCost }) => (breakCost === FOOT_END ? [end] : []))
    expect(endsAt('你只管努力，剩下交时间。')).not.toContain(2)
    expect(endsAt('山重水复疑无路，柳暗花明又一村。')).toEqual([4, 12])
  })

  it('costs more to part, wherever it is, than any prose', () => {
    const marks = [...QUATRAIN].flatMap((character, at) => (/[，。]/.test(character) ? [at + 1] : []))
    for (const { end, breakCost } of segmentsOf(QUATRAIN).units)
      if (!marks.includes(end)) expect(breakCost, String(end)).toBeGreaterThanOrEqual(FOOT_END)
  })
})

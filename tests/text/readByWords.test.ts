import { describe, expect, it } from 'vitest'
import sentences from './readSentences.json'
import { dictionary } from '../../src/text/pinyin/dictionary'
import { CHARACTERS } from '../../src/text/traditional/characters'
import { phrases } from '../../src/text/traditional/phrases'
import { traditionalBy } from '../../src/text/traditional/traditional'

const HAN = /\p{sc=Han}/u
const inTraditional = traditionalBy(CHARACTERS, phrases)
const read = (line: string) =>
  dictionary(line)
    .filter((_, at) => HAN.test(line[at]!))
    .join(' ')

describe('544 sentences whose readings and forms were read by hand', () => {
  const right = sentences.map((sentence) => sentence.split('|') as [string, string, string])
  const count = right.reduce((sum, [line]) => sum + [...line].filter((one) => HAN.test(one)).length, 0)

  it('err in at most 0.3 % of the readings', () => {
    const wrong = right.flatMap(([line, , readings]) => {
      const given = read(line).split(' ')
      return readings
        .split(' ')
        .flatMap((reading, at) => (reading === given[at] ? [] : [[line, reading, given[at]]]))
    })
    expect(count).toBeGreaterThan(4_900)
    expect(wrong.length / count, JSON.stringify(wrong)).toBeLessThanOrEqual(0.003)
  })

  it('err in at most 0.3 % of the forms', () => {
    const wrong = right.flatMap(([line, forms]) =>
      Array.from(inTraditional(line)).flatMap((form, at) => (form === [...forms][at] ? [] : [[line, form]])),
    )
    expect(wrong.length / count, JSON.stringify(wrong)).toBeLessThanOrEqual(0.003)
  })
})

describe('where words meet', () => {
  it.each([
    ['展示了如何，学习了如何', '展示了如何，學習了如何'],
    ['被发明，被发掘，被发现', '被發明，被發掘，被發現'],
    ['一只只', '一隻隻'],
    ['参与制造', '參與製造'],
    ['周六，上周日，四周一片安静', '週六，上週日，四周一片安靜'],
    ['艾里克森', '艾里克森'],
    ['加西亚·马里奥', '加西亞·馬里奧'],
    ['里尔克', '里爾克'],
    ['万俟咏', '万俟詠'],
    ['余光中', '余光中'],
    ['范仲淹', '范仲淹'],
    ['钟嵘', '鍾嶸'],
    ['于右任', '于右任'],
    ['郁达夫', '郁達夫'],
    ['沈从文', '沈從文'],
    ['姜夔', '姜夔'],
    ['《聊斋志异》', '《聊齋志異》'],
    ['《后汉书》', '《後漢書》'],
    ['《岳阳楼记》', '《岳陽樓記》'],
  ])('%s is %s', (line, forms) => {
    expect(inTraditional(line)).toBe(forms)
  })

  it.each([
    ['教书育人', 'jiāo shū yù rén'],
    ['我得走了', 'wǒ děi zǒu le'],
    ['他跑得快', 'tā pǎo de kuài'],
    ['你得去看看', 'nǐ děi qù kàn kàn'],
    ['受不了了', 'shòu bù liǎo le'],
    ['将进酒', 'qiāng jìn jiǔ'],
    ['风吹草低见牛羊', 'fēng chuī cǎo dī xiàn niú yáng'],
    ['虚与委蛇', 'xū yǔ wēi yí'],
    ['尉迟恭', 'yù chí gōng'],
    ['单老师', 'shàn lǎo shī'],
    ['万俟卨', 'mò qí xiè'],
    ['长孙无忌', 'zhǎng sūn wú jì'],
    ['䶮', 'yǎn'],
  ])('%s is read %s', (line, readings) => {
    expect(read(line)).toBe(readings)
  })
})

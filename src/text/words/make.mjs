/**
 * Makes words.json, pinyin/characters.json and traditional/forms.json: `node src/text/words/make.mjs`. Frequencies are
 * Jieba's, readings those of pinyin-pro's data, and Traditional forms OpenCC's, in Taiwan's variants; known.json and
 * lightWords.json, which were read by hand, outrank them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import complete from '@pinyin-pro/data/complete'
import { Converter } from 'opencc-js/cn2t'
import formPhrases from 'opencc-js/dict/STPhrases'
import { pinyin } from 'pinyin-pro'

// in counts of a word
const TOTAL = 60_000_000
const COMMON = 150 // A word of the commonest readings only tells where its neighbours end.
const LONG_COMMON = 1000 // It has three characters or more.
const RARE = 5
const RULED_LEAST = 10
const UNCOUNTED = { short: 4, long: 60 } // OpenCC does not count its words.
const KNOWN = 3_000 // known.json has words that must be found.

const COST_BITS = 2 // as in words.ts
/** Words with these are kept, so that no rule takes them apart. */
const RULED = {
  read: '得地着了只还长种重干倒为转处中教过都数背',
  formed: '里后发面范钟余于郁系冲出卷松困只干云',
}
const COMMON_FORMS = new Set('著么吃峰梁床痴皂秘灶粽才群唇核') // They are also characters of their own.
/** A foreign name has only these. */
const SOUNDS =
  /^(?=..)[里阿埃艾爱安奥巴贝比宾波伯布查茨达德迪多厄恩尔法菲费弗福戈格盖古哈汉赫亨霍基吉加贾杰卡喀凯科克肯库廉拉莱兰勒雷利莉林卢鲁罗洛马玛麦曼梅米密莫姆穆娜纳内尼涅诺欧帕佩皮普奇齐乔切茹瑞萨塞森沙瑟施史斯丝松索塔泰坦特提图托瓦威维韦温沃乌西希夏谢辛休雅亚娅扬耶叶伊因尤约扎泽朱兹佐]+$/u
const HAN = /^[\u3007\u3400-\u9fff]+$/u

const known = JSON.parse(readFileSync(new URL('known.json', import.meta.url), 'utf8'))
const light = JSON.parse(readFileSync(new URL('../pinyin/lightWords.json', import.meta.url), 'utf8'))
const table = JSON.parse(readFileSync(new URL('../traditional/table.json', import.meta.url), 'utf8'))
const traditional = new Set(table.traditional)
const simplified = new Set(table.simplified)
const convert = Converter({ from: 'cn', to: 'tw' })
const entries = (dictionary) => dictionary.split('|').map((entry) => entry.split(' '))

const isTraditional = (one) => traditional.has(one) && !simplified.has(one) && !COMMON_FORMS.has(one)
const knownReadings = new Map(Object.entries({ ...light, ...known.readings }))
const knownForms = new Map(Object.entries(known.forms))
const counts = new Map()
for (const [word, [, share]] of Object.entries(complete))
  if (HAN.test(word) && ![...word].some(isTraditional)) counts.set(word, Math.round(share * 1e12))
for (const [word] of entries(formPhrases))
  if (HAN.test(word) && !counts.has(word))
    counts.set(word, word.length === 2 ? UNCOUNTED.short : UNCOUNTED.long)
for (const word of [...knownReadings.keys(), ...knownForms.keys()])
  counts.set(word, Math.max(counts.get(word) ?? 0, word.length === 1 ? 0 : KNOWN))

for (const word of known.apart) counts.delete(word)

const readingOf = (character) => knownReadings.get(character) ?? pinyin(character, { toneSandhi: false })
const formOf = (character) => convert(character)

function readingsOf(word) {
  const given = knownReadings.get(word) ?? (word.length > 1 ? complete[word]?.[0] : readingOf(word))
  const readings = given?.split(' ') ?? []
  if (readings.length !== word.length) return Array.from(word, readingOf)
  return knownReadings.has(word) ? readings : readings.map((reading, at) => inDictionary(word[at], reading))
}

/** 一 and 不 keep the dictionary's tone. */
function inDictionary(character, reading) {
  if (character === '儿' && reading === 'er') return 'r'
  return { 一: 'yī', 不: 'bù' }[character] ?? reading
}

function formsOf(word) {
  if (knownForms.has(word)) return [...knownForms.get(word)]
  return [...(SOUNDS.test(word) ? convert(word).replaceAll('裡', '里') : convert(word))]
}

/** `教书h育f` has 教书 and 教育, each before the letter of its cost; a digit after a character names its alternative. */
function lexicon(words, valuesOf, valueOf) {
  const alternatives = {}
  const groups = new Map()
  for (const word of words.toSorted()) {
    const values = valuesOf(word)
    const marked = [...word].map((character, at) => {
      const value = values[at]
      if (value === valueOf(character)) return at === 0 ? '' : character
      const known = (alternatives[character] ??= [])
      if (!known.includes(value)) known.push(value)
      return `${at === 0 ? '' : character}${known.indexOf(value)}`
    })
    const bits = Math.log2(TOTAL / Math.max(counts.get(word), 1))
    const letter = String.fromCharCode(97 + Math.round(bits / COST_BITS))
    groups.set(word[0], `${groups.get(word[0]) ?? word[0]}${marked.join('')}${letter}`)
  }
  return {
    alternatives: Object.fromEntries(Object.entries(alternatives).map(([key, all]) => [key, all.join(' ')])),
    words: [...groups.values()].join(' '),
  }
}

const differs = (values, valueOf, word) => values.some((value, at) => value !== valueOf(word[at]))
const all = [...counts.keys()]
const hasReading = (word) => knownReadings.has(word) || complete[word] !== undefined
const isRuled = (word, characters) =>
  counts.get(word) >= RULED_LEAST && [...word].some((one) => characters.includes(one))
const isRead = (word) =>
  knownReadings.has(word) ||
  (counts.get(word) >= RARE && complete[word] && differs(readingsOf(word), readingOf, word))
const read = all.filter(
  (word) =>
    hasReading(word) &&
    (counts.get(word) >= (word.length < 3 ? COMMON : LONG_COMMON) ||
      isRuled(word, RULED.read) ||
      isRead(word)),
)
const isFormed = (word) => knownForms.has(word) || differs(formsOf(word), formOf, word)
const formed = all.filter((word) => isFormed(word) || isRuled(word, RULED.formed))
const write = (name, value) => writeFileSync(new URL(name, import.meta.url), `${JSON.stringify(value)}\n`)
write('words.json', lexicon(read, readingsOf, readingOf))
write('../traditional/forms.json', lexicon(formed, formsOf, formOf))

/** These follow one another without their characters; others come after their character. */
const BLOCK = [0x4e00, 0x9fff]
const inOrder = []
for (let code = BLOCK[0]; code <= BLOCK[1]; code += 1) inOrder.push(readIn(String.fromCharCode(code)))
const others = []
for (let code = 0x3007; code < 0x32000; code += 1)
  if (code < BLOCK[0] || (code > BLOCK[1] && (code < 0xd800 || code > 0xdfff))) {
    const reading = readIn(String.fromCodePoint(code))
    if (reading) others.push(String.fromCodePoint(code) + reading)
  }
write('../pinyin/characters.json', { inOrder: inOrder.join(' '), others: others.join(' ') })

/** Returns '' for a Traditional form, which is read as its Simplified one. */
function readIn(character) {
  if (isTraditional(character)) return ''
  const reading = readingOf(character)
  return reading === character ? '' : reading
}

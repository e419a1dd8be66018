/**
 * Makes table.json: `node src/text/traditional/make.mjs`. From OpenCC's dictionaries, in Taiwan's forms; its
 * phrases,
 * corrected by hand, decide between two forms in almanac, dates and names.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { Converter } from 'opencc-js/cn2t'
import characters from 'opencc-js/dict/STCharacters'
import phrases from 'opencc-js/dict/STPhrases'
import formsOfTaiwan from 'opencc-js/dict/TWVariants'

/** OpenCC is wrong here, or uses a rarer form than Taiwan. */
const CORRECTIONS = [
  ['阿利吉耶里', '阿利吉耶里'],
  ['没有云、', '沒有雲、'],
  ['不舍昼夜', '不舍晝夜'],
  ['毁誉', '毀譽'],
  ['蒙住', '蒙住'],
  ['尝到', '嘗到'],
  ['赫里克', '赫里克'],
  ['向往', '嚮往'],
]
/** cards add this text in any context */
const OWN_WORDS = {
  日签: '日籤',
  农历: '農曆',
  谷雨: '穀雨',
  芒种: '芒種',
  ...Object.fromEntries(['乙丑', '丁丑', '己丑', '辛丑', '癸丑'].map((year) => [year, year])),
}

const convert = Converter({ from: 'cn', to: 'tw' })
const entries = (dictionary) => dictionary.split('|').map((entry) => entry.split(' '))
const first = new Map(entries(characters))
const ambiguous = new Set()
for (const [simplified, traditional] of entries(phrases)) {
  const [from, to] = [[...simplified], [...traditional]]
  if (from.length !== to.length) throw new Error(`${simplified} changes its length`)
  from.forEach((character, at) => {
    if ((first.get(character) ?? character) !== to[at]) ambiguous.add(character)
  })
}

const almanac = JSON.parse(readFileSync(new URL('../../quotes/almanac.json', import.meta.url), 'utf8'))
const contexts = {}
for (const line of almanac.flatMap(({ translation, authorZh }) => [translation, authorZh]))
  for (const part of (line ?? '').split('\n')) {
    const drawn = corrected(part, convert(part))
    for (let at = 0; at < part.length; at += 1) {
      if (!ambiguous.has(part[at])) continue
      const context = part.slice(Math.max(0, at - 1), at + 2)
      const key = at === 0 ? `\n${context}` : context
      if (contexts[key] !== undefined && contexts[key] !== drawn[at])
        throw new Error(`${key}: ${contexts[key]} or ${drawn[at]}`)
      contexts[key] = drawn[at]
    }
  }

/** Date lines have weekdays at a start or after a space or a dot. */
for (const before of ['\n', ' ', '·'])
  for (const day of '一二三四五六日') contexts[`${before}周${day}`] = '週'

function corrected(simplified, traditional) {
  return CORRECTIONS.reduce((drawn, [wrong, right]) => {
    const at = simplified.indexOf(wrong)
    return at < 0 ? drawn : drawn.slice(0, at) + right + drawn.slice(at + right.length)
  }, traditional)
}

const pairs = [...new Set([...first.keys(), ...new Map(entries(formsOfTaiwan)).keys()])]
  .map((character) => [character, convert(character)])
  .filter(([from, to]) => from !== to && from.length === 1 && to.length === 1)
writeFileSync(
  new URL('table.json', import.meta.url),
  `${JSON.stringify({
    simplified: pairs.map(([from]) => from).join(''),
    traditional: pairs.map(([, to]) => to).join(''),
    ambiguous: [...ambiguous].join(''),
    words: OWN_WORDS,
    contexts: Object.entries(contexts)
      .map(([key, drawn]) => key + drawn)
      .join('|'),
  })}\n`,
)

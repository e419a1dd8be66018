/**
 * Makes table.json: `node src/text/pinyin/make.mjs`. Readings by pinyin-pro and lightWords.json, proofread
 * and corrected.
 * 一 and 不 keep the dictionary's tone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { customPinyin, pinyin } from 'pinyin-pro'

/**
 * A character in brackets between its neighbours, then its reading. One that corrects nothing is an error.
 */
const CORRECTIONS = `
  照[得]那么远 de · 放[得]下多少 de · 往往深[得]连 de · 犯[得]好 de · 给[得]还 de · 就[得]有人 děi · 算不[得]春天 de · 读[得]多 de
  走[得]远 de · 见[得]多 de · 晒[得]发烫 de · 吹[得]寒冷 de · 活[得]长久 de · 看[得]很轻 de · 听[得]见 de · 活[得]自觉 de
  晒[得]没了 de · 说[得]那样 de · ，[得]有一株 děi · 爬[得]多么 de · 爱[得]最深 de · 说[得]很好 de · 过[得]是快 de · 容[得]下 de
  关[得]一个 de · 活[得]幸福 de · 快活[得]像 de · 刻[得]越深 de · 须[得]携手 děi · 飞[得]太高 de · 学[得]最好 de · 配[得]上 de
  犯不[着]先 zháo · 强大。[只]因 zhǐ · 曲子[只]够 zhǐ · ，[只]可能 zhǐ · 太阳[只]照亮 zhǐ · 看着[只]像 zhǐ · ，[只]因它们 zhǐ
  ，[只]与生活 zhǐ · ，[只]装必需 zhǐ · 我[只]求自由 zhǐ · [只]知道自己 zhǐ · 若[只]为 zhǐ · 都[只]因为 zhǐ · 可爱[只]会 zhǐ
  ，[只]想那些 zhǐ · [只]须试着 zhǐ · 轻轻[地]落着 de · 不住[地]被 de · 尽情[地]活 de · 全意[地]享受 de · 飞快[地]走 de
  跳跳[地]散开 de · 自在[地]闲看 de · 拼命[地]跑 de · 自信[地]朝 de · 自由[地]与 de · 确切[地]说 de · 挡不住[地]感染 de · 盲目[的]尘土 de
  心中[都]有 dōu · 犯[过]一个 guo · 梦见[过]的 guo · 上[过]大学 guo · 从未见[过] guo · 被人想[过] guo · 谢[过]灯火 guo
  不[为]风所动 wéi · 知之[为]知之 wéi · 不知[为]不知 wéi · 那[个]作恶 gè
  [知]者乐水 zhì · 知者[乐]水 yào · 仁者[乐]山 yào · 不亦[说]乎 yuè · 如[好]之者 hào · ，[好]之者 hào · 能[重]活 chóng
  应[和]着 hè · 生命[中]再 zhōng · 灵魂同[行] xíng · 一样一样[数] shǔ · 不[舍]昼夜 shě · 如斯[夫] fú · [曲]则全 qū
  终[朝] zhāo · 一[场]睡眠 cháng · 便[长]不出来 zhǎng · 船[长] zhǎng · 能[长]出来 zhǎng · [种]下玫瑰 zhòng
  与你的[发]丝 fà · [啊]，此刻 ā · [啊]，我们织 ā · [啊]，在哪里 ā · [啊]，旷野 ā · [啊]，人所 ā
  起来[干]吧 gàn · [划]着桨 huá · [划]亮 huá · 便[盛]满 chéng · 能[盛]下 chéng · 都[铺]在 pū · 那[儿]我 r · 活[儿] r
`

const lightWords = JSON.parse(readFileSync(new URL('lightWords.json', import.meta.url), 'utf8'))
customPinyin(lightWords)

const HAN = /\p{Script=Han}/u
const almanac = JSON.parse(readFileSync(new URL('../../quotes/almanac.json', import.meta.url), 'utf8'))
const builtIn = readFileSync(new URL('../../quotes/builtIn.ts', import.meta.url), 'utf8')
const texts = [
  ...almanac.map(({ translation }) => translation),
  ...[...builtIn.matchAll(/translation: '([^']+)'/g)].map(([, translation]) => translation),
]
const lines = [...new Set(texts.flatMap((text) => text.split('\n')))].filter((line) => HAN.test(line))
const read = lines.map((line) => pinyin(line, { type: 'array', toneSandhi: false }))
for (const correction of CORRECTIONS.trim().split(/\s+·\s+|\n\s*/)) correct(correction)

/** The correction applies to every line with this text. */
function correct(correction) {
  const [, before, character, after, reading] = /^(.*)\[(.)\](.*) (\S+)$/.exec(correction) ?? []
  if (!character) throw new Error(`${correction} is no correction`)
  let corrected = 0
  lines.forEach((line, at) => {
    for (let found = -1; (found = line.indexOf(before + character + after, found + 1)) >= 0;) {
      const place = found + before.length
      if (read[at][place] !== reading) corrected += 1
      read[at][place] = reading
    }
  })
  if (corrected === 0) throw new Error(`${correction} corrects nothing`)
}

/** Lines list only exceptions. */
const counts = new Map()
lines.forEach((line, at) =>
  [...line].forEach((character, place) => {
    if (!HAN.test(character)) return
    const readings = counts.get(character) ?? new Map()
    counts.set(character, readings.set(read[at][place], (readings.get(read[at][place]) ?? 0) + 1))
  }),
)
const commonest = new Map(
  [...counts].map(([character, readings]) => [character, [...readings].sort((a, b) => b[1] - a[1])[0][0]]),
)
const characters = new Map()
for (const [character, reading] of commonest)
  characters.set(reading, (characters.get(reading) ?? '') + character)

/** Same hash as in readings.ts. */
function keyOf(line) {
  let hash = 2166136261
  for (let at = 0; at < line.length; at += 1) hash = Math.imul(hash ^ line.charCodeAt(at), 16777619)
  return (hash >>> 0).toString(36)
}

const byKey = lines.map((line, at) => {
  const others = [...line].flatMap((character, place) =>
    HAN.test(character) && commonest.get(character) !== read[at][place] ? [`${place}${read[at][place]}`] : [],
  )
  return [keyOf(line), others.join(' ')]
})
if (new Set(byKey.map(([key]) => key)).size < lines.length) throw new Error('two lines have one key')
writeFileSync(
  new URL('table.json', import.meta.url),
  `${JSON.stringify({
    characters: [...characters]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([reading, all]) => reading + all)
      .join(' '),
    lines: Object.fromEntries(byKey),
  })}\n`,
)

/** With the almanac's readings, 10 KB gz. */
import { memoByObject, whenAsked } from '../../scene/memo'
import { isChinese, type Pinyin, type Syllables } from './pinyin'
import { knowsReadings, readingsOf, type Dictionary } from './readings'
import * as room from './room'
import { averageColour, mixColours, worstContrast } from '../../scene/colour'
import type { Font, TextRun } from '../../scene/nodes'
import { FONTS } from '../fonts'
import type { LinePinyin, TypeStyle } from '../paragraph'
import { spanWidthPx, type ShapedText } from '../shapedText'
import { pinyinNode, riseEm } from './room'

/**
 * Each syllable is centred above its character. If two nearly touch, as in zhuàng shuāng, their characters
 * move apart.
 * A syllable covers at most half of an adjacent mark or letter, and may hang out at a line's edges.
 */

const SYLLABLE_SHARE = 0.4 // × text size
const APART = 0.18 // × syllable size

const NEEDED = 4.8 // above 4.5: a ground is known only to a few percent
const SHARE = 0.55 // × the text's contrast
const TURNS = 12

/** @param dictionary null if not loaded: others get their commonest readings */
export function pinyinBy(dictionary: Dictionary | null): Pinyin {
  return dictionary ? byDictionary(dictionary) : byTable()
}

/** True if the dictionary is not needed. */
export function knowsAllReadings(texts: readonly string[]): boolean {
  return texts.filter(isChinese).every((text) => text.split('\n').every(knowsReadings))
}

const byTable = whenAsked(() => pinyinReadBy(null))
const byDictionary = memoByObject((dictionary: Dictionary) => pinyinReadBy(dictionary))

function pinyinReadBy(dictionary: Dictionary | null): Pinyin {
  return {
    isAbove: isChinese,
    room,
    above: (shaped, style) => syllablesAbove(shaped, style, (line) => readingsOf(line, dictionary)),
    lighter: lighterInk,
  }
}

/** Returns the ink itself if it has no contrast to spare. */
export function lighterInk(ink: string, grounds: readonly string[]): string {
  if (grounds.length === 0) return ink
  const ground = averageColour(grounds)
  const own = worstContrast(ink, grounds)
  const wanted = Math.max(NEEDED, SHARE * own)
  if (own <= wanted) return ink
  let [low, high] = [0, 1]
  for (let turn = 0; turn < TURNS; turn += 1) {
    const middle = (low + high) / 2
    if (worstContrast(mixColours(ink, ground, middle), grounds) >= wanted) low = middle
    else high = middle
  }
  return mixColours(ink, ground, low)
}

interface Syllable {
  text: string
  widthPx: number
}

function syllablesAbove(
  shaped: ShapedText,
  style: TypeStyle,
  readingsOf: (line: string) => readonly string[],
): Syllables | null {
  const { segments, choice, faces, metrics } = shaped
  if (segments.levels) return null
  const font = syllableFont(style)
  const readings = readingsOf(segments.text)
  const syllables = segments.graphemes.map((_, at): Syllable | null => {
    const text = segments.kinds[at] === 'ideograph' ? (readings[segments.offsets[at]!] ?? '') : ''
    return text === '' ? null : { text, widthPx: metrics.widthPx(text, font, 0) }
  })
  if (syllables.every((syllable) => syllable === null)) return null
  const trackingPx = (at: number) => faces[choice.faces[at]!]!.letterSpacingPx
  const advancePx = (at: number) => metrics.widthPx(choice.drawn[at]!, faces[choice.faces[at]!]!.font, 0)
  const apartPx = APART * font.sizePx
  /** Returns how far a grapheme's syllable extends beyond it. */
  const beyondPx = (at: number) => {
    const syllable = syllables[at]
    return syllable ? (syllable.widthPx - advancePx(at)) / 2 : 0
  }
  return {
    gapPx(at) {
      if (at + 1 >= syllables.length) return 0
      const [here, next] = [syllables[at], syllables[at + 1]]
      if (here && next) return Math.max(0, beyondPx(at) + beyondPx(at + 1) + apartPx - trackingPx(at))
      const spacePx = (other: number) => (advancePx(other) - apartPx) / 2
      if (here) return Math.max(0, beyondPx(at) - spacePx(at + 1) - trackingPx(at))
      return next ? Math.max(0, beyondPx(at + 1) - spacePx(at) - trackingPx(at)) : 0
    },
    onLine(start, end) {
      const runs: TextRun[] = []
      spanWidthPx(shaped, start, end, (run, first) => {
        let x = run.x
        let length = 0
        for (let at = first; length < run.text.length; at += 1) {
          const syllable = syllables[at]
          const widthPx = advancePx(at)
          if (syllable)
            runs.push({
              ...syllable,
              x: x + (widthPx - syllable.widthPx) / 2,
              font,
              letterSpacingPx: 0,
            })
          x += widthPx + trackingPx(at)
          length += choice.drawn[at]!.length
        }
      })
      // whole px, to be sharp
      const pinyin: LinePinyin = {
        runs,
        risePx: Math.round(riseEm(style.fontId) * style.sizePx),
        nodesOver: (line) => pinyinNode(line, pinyin),
      }
      return pinyin
    },
  }
}

function syllableFont({ fontId, sizePx }: TypeStyle): Font {
  const { latin, pinyinFace: face = latin } = FONTS[fontId]
  const askedPx = SYLLABLE_SHARE * sizePx
  const grid = face.pixelsPerEm
  return {
    family: face.family,
    weight: face.regular,
    italic: false,
    sizePx: grid ? grid * Math.max(1, Math.round(askedPx / grid)) : askedPx,
  }
}

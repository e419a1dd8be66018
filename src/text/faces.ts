import type { Segments } from './breaks'
import { hasRightToLeftLetter } from './direction'
import {
  EMOJI as EMOJI_FACE,
  FONTS,
  hasTraditional,
  isHanFamily,
  LAST_RESORT,
  type FontId,
  type FontPair,
} from './fonts'
import { type TextMetrics, recentByMetrics } from './metrics/metrics'
import type { TypeStyle } from './paragraph'
import { setEmoji, setHan, setLatin, type StyledFace } from './styledFace'
import { traditionalGraphemes } from './traditional/traditional'

/**
 * Tries the face for the script, the pair's other face, then our largest ones (LAST_RESORT); a letter tries
 * our largest Latin face before the Chinese one, whose few letters match no others. Unknown emoji are split.
 * What no face has is drawn in its plain form (Ⅱ as II, ⽥ as 田); what has none becomes □ and is reported:
 * pictures must never contain device fonts.
 */

export interface FaceChoice {
  faces: Uint8Array // index into facesFor(style)
  drawn: readonly string[] // Traditional form, □, or '' if invisible
  measured: readonly string[] // as drawn, but one ideograph stands for all of its face
  missing: readonly string[]
  besideDashes: string | null // an ideograph, since —— is as long as two; null if not needed
}

const LATIN = 0
export const HAN = 1
/** no tracking: both halves of —— must touch */
export const HAN_SOLID = 2
const EMOJI = 3
const FIRST_SPARE = 4
/** in pairs that have one */
const HAN_MARKS = FIRST_SPARE + LAST_RESORT.length
const RARE_HAN = HAN_MARKS - 1
const SPARE_LATIN =
  FIRST_SPARE + LAST_RESORT.findIndex((face) => !face.isRightToLeft && !isHanFamily(face.family))

const TOFU = '□'
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u
const GLYPH_OF_GLUE = new Map([
  ['\u00a0', '\u00a0'],
  ['\u202f', '\u00a0'],
  ['\u2007', '\u00a0'],
  ['\u2011', '-'],
])
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u
/** would be drawn onto the previous letter; Unicode puts a space under it */
const STRAY_MARK = /^\p{M}/u
/** More than three accents, used in no language, would cover the line above; two are kept. */
const ACCENT = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/.source
const PILED_ACCENTS = new RegExp(`(${ACCENT}{2})${ACCENT}{2,}`, 'g')
const MOST_ACCENTS = 3
const IDEOGRAPH = /\p{Script=Han}/u
const PICTOGRAPH = /\p{Extended_Pictographic}/u

export function facesFor(style: TypeStyle): StyledFace[] {
  const pair: FontPair = FONTS[style.fontId]
  const latin = setLatin(pair.latin, style, pair.latinSizeFactor)
  const han = setHan(pair.han, style, pair.hanSizeFactor)
  return [
    latin,
    han,
    { ...han, letterSpacingPx: 0 },
    setEmoji(style),
    ...LAST_RESORT.map((face) =>
      isHanFamily(face.family)
        ? setHan(face, style, FONTS['font-sans'].hanSizeFactor)
        : setLatin(face, style),
    ),
    ...(pair.hanMarks ? [setHan(pair.hanMarks, style, 1)] : []),
  ]
}

const recentChoices = recentByMetrics<FaceChoice>(40_000, ({ drawn }) => 20 + drawn.length)

/** The choice depends on the family, not on size or weight. */
export function chooseFaces(segments: Segments, fontId: FontId, metrics: TextMetrics): FaceChoice {
  return recentChoices(metrics, `${fontId} ${segments.text}`, () => choose(segments, fontId, metrics))
}

function choose(segments: Segments, fontId: FontId, metrics: TextMetrics): FaceChoice {
  const { kinds, scripts } = segments
  const pair: FontPair = FONTS[fontId]
  const typed = segments.graphemes
  const { traditional } = metrics
  const asked = traditional && hasTraditional(fontId) ? traditionalGraphemes(segments, traditional) : typed
  const spares = LAST_RESORT.map((face) => face.family)
  const families = [
    pair.latin.family,
    pair.han.family,
    '',
    EMOJI_FACE.family,
    ...spares,
    pair.hanMarks?.family ?? '',
  ]
  const has = (face: number, text: string) => covers(metrics, families[face]!, text)
  const orders = pair.hanMarks ? { ...ORDERS, han: HAN_WITH_MARKS } : ORDERS
  const faces = new Uint8Array(typed.length)
  // A form that none of our faces has, but for the one of names, stays Simplified.
  const graphemes =
    asked === typed
      ? typed
      : asked.map((form, at) =>
          form === typed[at] || orders.han.some((face) => face !== RARE_HAN && has(face, form))
            ? form
            : typed[at]!,
        )
  const drawn = graphemes.slice()
  const missing = new Set<string>()
  let hasDashes = false
  let hasSpareLetters = false
  const hasEmoji = (at: number, grapheme: string) => {
    const known = has(EMOJI, grapheme)
      ? grapheme
      : [...grapheme].filter((part) => isSeen(part) && has(EMOJI, part)).join('')
    if (known === '') return false
    faces[at] = EMOJI
    drawn[at] = known
    return true
  }
  const hasPlainForm = (at: number, grapheme: string) => {
    const plain = grapheme.normalize('NFKC').replaceAll('\u2044', '/')
    const face = orders[IDEOGRAPH.test(plain) ? 'han' : 'letter'].find((candidate) => has(candidate, plain))
    if (plain === grapheme || face === undefined) return false
    faces[at] = face
    drawn[at] = plain
    return true
  }
  graphemes.forEach((grapheme, at) => {
    const isHan = scripts[at] === 'han'
    const invisible = INVISIBLE.test(grapheme) ? '' : GLYPH_OF_GLUE.get(grapheme)
    if (kinds[at] === 'space' || invisible !== undefined) {
      faces[at] = isHan ? HAN : LATIN
      if (grapheme !== '\u3000') drawn[at] = invisible ?? ' '
      return
    }
    if (scripts[at] === 'emoji' && hasEmoji(at, grapheme)) return
    const isLetter = kinds[at] === 'letter'
    const order =
      orders[hasRightToLeftLetter(grapheme) ? 'rightToLeft' : isHan ? 'han' : isLetter ? 'letter' : 'mark']
    const face = order.find((candidate) => has(candidate, grapheme))
    if (face !== undefined) {
      const isDashPair =
        kinds[at] === 'dash' && (graphemes[at - 1] === grapheme || graphemes[at + 1] === grapheme)
      hasDashes ||= face === HAN && isDashPair
      faces[at] = face === HAN && isDashPair ? HAN_SOLID : face
      hasSpareLetters ||= face === SPARE_LATIN && isLetter
      const letter = grapheme.length > MOST_ACCENTS ? withFewAccents(grapheme) : grapheme
      drawn[at] = STRAY_MARK.test(grapheme) ? `\u00a0${letter}` : letter
    } else if (!hasPlainForm(at, grapheme) && (!PICTOGRAPH.test(grapheme) || !hasEmoji(at, grapheme))) {
      missing.add(grapheme)
      faces[at] = order.find((candidate) => has(candidate, TOFU)) ?? LATIN
      drawn[at] = TOFU
    }
  })
  if (hasSpareLetters) keepWordsWhole(segments, faces, has)
  joinRightToLeft(segments, faces, has)
  const besideDashes =
    (hasDashes && graphemes.find((_, at) => faces[at] === HAN && kinds[at] === 'ideograph')) || null
  const isHan = families.map(isHanFamily)
  const isIdeograph = (at: number) => kinds[at] === 'ideograph' && isHan[faces[at]!] && drawn[at] !== TOFU
  return { faces, drawn, measured: alike(drawn, faces, isIdeograph), missing: [...missing], besideDashes }
}

/**
 * Ideographs are equally wide in every Chinese face (within 1 %): rare ones would need a hundred files to be
 * measured. The first stands for all, as it is drawn if any is.
 */
function alike(
  drawn: readonly string[],
  faces: Uint8Array,
  isIdeograph: (at: number) => boolean | undefined,
): string[] {
  const firsts = new Map<number, string>()
  return drawn.map((form, at) => {
    if (!isIdeograph(at)) return form
    const first = firsts.get(faces[at]!) ?? form
    firsts.set(faces[at]!, first)
    return first
  })
}

/** Decomposes first, or the accent of an é would not be counted. */
function withFewAccents(grapheme: string): string {
  const few = grapheme.normalize('NFD').replace(PILED_ACCENTS, '$1')
  return few.length < grapheme.length ? few.normalize('NFC') : grapheme
}

/** One face draws the whole word, so that it looks even. */
function keepWordsWhole(
  { graphemes, kinds }: Segments,
  faces: Uint8Array,
  has: (face: number, text: string) => boolean,
): void {
  for (let start = 0; start < graphemes.length; start += 1) {
    let end = start
    while (kinds[end] === 'letter' && !RIGHT_TO_LEFT.has(faces[end]!)) end += 1
    const word = graphemes.slice(start, end)
    if (faces.subarray(start, end).includes(SPARE_LATIN) && word.every((letter) => has(SPARE_LATIN, letter)))
      faces.fill(SPARE_LATIN, start, end)
    start = end
  }
}

/** The engine can order words only within a run. */
function joinRightToLeft(
  { graphemes, kinds, levels }: Segments,
  faces: Uint8Array,
  has: (face: number, text: string) => boolean,
): void {
  if (!levels) return
  let last = -1 // with a right-to-left face
  for (let at = 0; at < graphemes.length; at += 1) {
    const face = faces[at]!
    if (RIGHT_TO_LEFT.has(face)) {
      if (last >= 0) for (let between = last + 1; between < at; between += 1) faces[between] = face
      last = at
      continue
    }
    const isNeutral =
      levels[at]! % 2 === 1 && (kinds[at] === 'space' || !LETTER_OR_DIGIT.test(graphemes[at]!))
    if (last < 0 || !isNeutral || (kinds[at] !== 'space' && !has(faces[last]!, graphemes[at]!))) last = -1
    else if (kinds[at] !== 'space') {
      for (let between = last + 1; between <= at; between += 1) faces[between] = faces[last]!
      last = at
    }
  }
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const RIGHT_TO_LEFT: ReadonlySet<number> = new Set(
  LAST_RESORT.flatMap((face, index) => (face.isRightToLeft ? [FIRST_SPARE + index] : [])),
)

const SPARES = LAST_RESORT.map((_, index) => FIRST_SPARE + index)
/** tried in this order */
const ORDERS = {
  rightToLeft: [...RIGHT_TO_LEFT, ...SPARES], // first, so that one face draws all: Chinese fonts contain a few Arabic forms
  han: [HAN, LATIN, ...SPARES],
  letter: [LATIN, SPARE_LATIN, HAN, ...SPARES],
  mark: [LATIN, HAN, ...SPARES],
}
const HAN_WITH_MARKS = [HAN, HAN_MARKS, LATIN, ...SPARES]

function covers(metrics: TextMetrics, family: string, grapheme: string): boolean {
  if (grapheme.length === 1) return metrics.covers(family, grapheme)
  for (const character of grapheme.normalize('NFC')) {
    if (isSeen(character) && !metrics.covers(family, character)) return false
  }
  return true
}

function isSeen(character: string): boolean {
  return !IGNORABLE.test(character)
}

/**
 * Whether every character that may be written on a card leaves ink in every face, weight and slant: letters that an
 * engine leaves out are missing from a card without a word. `npm run tool glyphs` checks all, the tests some.
 */
import { createCanvas } from '@napi-rs/canvas'
import { faceKey } from '../../src/draw/fonts/fontsOf'
import { cssFont } from '../../src/draw/fonts/typeSetting'
import '../../src/draw/node/nodeCanvas'
import { coversInNode, registerFont, shippedFamilies } from '../../src/draw/node/nodeFonts'
import almanac from '../../src/quotes/almanac.json'
import { FONTS, LAST_RESORT, type FontPair } from '../../src/text/fonts'
import { CHARACTERS as FORMS } from '../../src/text/traditional/characters'
import { traditionalBy } from '../../src/text/traditional/traditional'

export type Face = Parameters<typeof faceKey>[0]

const ALMANAC = almanac.flatMap((quote) => [
  ...`${quote.content}${quote.translation}${quote.author}${quote.authorZh}`,
])
const inTraditional = traditionalBy(FORMS, null)
/** Its Traditional characters, except those kept Simplified since no font has them. */
const TRADITIONAL = almanac
  .flatMap(({ translation, authorZh }) => [...inTraditional(`${translation}${authorZh ?? ''}`)])
  .filter((character) => shippedFamilies().some((family) => coversInNode(family, character)))
const LATIN_1 = [0x20, 0xff]
const LATIN_EXTENDED_A = [0x100, 0x17f]
const VIETNAMESE = [
  [0x1a0, 0x1b0],
  [0x1ea0, 0x1ef9],
]
/** Characters of other scripts that the engine once lost. */
const OTHERS = [...'龙默坐昨做圳麟；！≥ЙйЎΐΎ']
const WEIGHTS = [300, 400, 500, 600, 700, 900]
const SIDE_PX = 80

/** The almanac's characters, also in Traditional, plus Latin-1, Latin Extended-A and Vietnamese. */
export const CHARACTERS: readonly string[] = [
  ...new Set([
    ...ALMANAC,
    ...TRADITIONAL,
    ...[LATIN_1, LATIN_EXTENDED_A, ...VIETNAMESE].flatMap(charactersIn),
    ...OTHERS,
  ]),
].filter((character) => /[^\s\p{C}]/u.test(character))

export const FACES: readonly Face[] = facesToCheck()

/** Number of characters the face covers, and those without ink. Another face draws uncovered ones. */
export function lostGlyphs(face: Face, characters: readonly string[]): { checked: number; blank: string[] } {
  const ctx = createCanvas(SIDE_PX, SIDE_PX).getContext('2d')
  ctx.font = cssFont({ ...face, sizePx: 40 })
  const covered = characters.filter((character) => coversInNode(face.family, character))
  registerFont(face, covered.join(''))
  const blank = covered.filter((character) => {
    ctx.clearRect(0, 0, SIDE_PX, SIDE_PX)
    ctx.fillText(character, 15, 55)
    return !hasInk(ctx.getImageData(0, 0, SIDE_PX, SIDE_PX).data)
  })
  return { checked: covered.length, blank }
}

export function homeless(characters: readonly string[]): string[] {
  const families = [...new Set([...FACES, ...LAST_RESORT].map(({ family }) => family))]
  return characters.filter((character) => !families.some((family) => coversInNode(family, character)))
}

function facesToCheck(): Face[] {
  const pairs = Object.values<FontPair>(FONTS).flatMap(({ latin, han }) => [latin, han])
  return [...new Set(pairs.map(({ family }) => family))].flatMap((family) => {
    const own = pairs.filter((face) => face.family === family)
    const weights = new Set([...WEIGHTS, ...own.flatMap(({ regular, bold }) => [regular, bold])])
    return [...weights].flatMap((weight) => [false, true].map((italic) => ({ family, weight, italic })))
  })
}

function charactersIn([first = 0, last = 0]: readonly number[]): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}

function hasInk({ buffer, byteOffset, byteLength }: Uint8ClampedArray): boolean {
  return new Uint32Array(buffer, byteOffset, byteLength / 4).some((pixel) => pixel !== 0)
}

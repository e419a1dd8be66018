import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font' // HarfBuzz's subsetter
import type { Scene } from '../../scene/nodes'
import type { FirstTypeHeader, FirstTypePart } from '../fonts/firstTypeFile'
import { fontsOf, visibleOf } from '../fonts/fontsOf'
import { isInRanges } from '../fonts/unicodeRanges'
import { filesWith, type FontFile } from './nodeFonts'

/** Browsers apply these by default; glyphs of others are left out. */
const OPTIONS = {
  targetFormat: 'woff2',
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'],
} as const

/** Engines that hint take a file's heights and widths from these. Source: FreeType, afblue.dat and afscript.h */
const MEASURED =
  'THEZOCQSLUfijkdbhuvxzoescnrpqgy他们你來們到和地对對就席我时時會来為能舰說说这這齊军同已愿既星是景民照现現理用置要軍那配里開雷露面顧个为人以個大有主些因它想意生當看着者自著裡过还进進過道還田囗'

/** Each part keeps its file's outlines and axes: a file cut to one weight rounds widths. */
export async function firstTypeFile(scene: Scene): Promise<Uint8Array<ArrayBuffer>> {
  const uses = new Map<FontFile, { family: string; characters: Set<string> }>()
  for (const use of fontsOf(scene))
    for (const character of visibleOf(use.characters))
      for (const file of lastOfEachWeight(filesWith(use, character))) {
        const { characters } = uses.get(file) ?? { characters: new Set<string>() }
        uses.set(file, { family: use.family, characters: characters.add(character) })
      }
  const parts: FirstTypePart[] = []
  for (const [{ path, italic, weight, ranges }, { family, characters }] of uses) {
    const text = [...characters].join('')
    const measured = [...MEASURED]
      .filter((character) => isInRanges(ranges, character.codePointAt(0)!))
      .join('')
    const bytes = await subsetFont(await readFile(path), text + measured, OPTIONS)
    parts.push({ family, italic, weight, characters: text, bytes: new Uint8Array(bytes) })
  }
  return writeFirstType(parts)
}

function lastOfEachWeight(files: readonly FontFile[]): Iterable<FontFile> {
  return new Map(files.map((file) => [file.weight, file])).values()
}

export function writeFirstType(parts: readonly FirstTypePart[]): Uint8Array<ArrayBuffer> {
  const header = parts.map(({ bytes, ...part }): FirstTypeHeader => ({ ...part, length: bytes.length }))
  const line = Buffer.from(`${JSON.stringify(header)}\n`)
  return new Uint8Array(Buffer.concat([line, ...parts.map(({ bytes }) => bytes)]))
}

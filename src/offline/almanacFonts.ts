import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFaceRules } from '../draw/fonts/fontFaceRules.ts'
import { isInRanges } from '../draw/fonts/unicodeRanges.ts'
import entries from '../quotes/almanac.json' with { type: 'json' }

/** Punctuation around the words, and dates. */
const PUNCTUATION = '0123456789-.,:;!?\'"()年月日星期日签，。、；：？！“”‘’「」『』《》（）—…·'

/**
 * The font files that the almanac's words need, in each family: URLs from the root, taken from the built
 * stylesheets. Chinese families are split into a hundred files by how common their characters are: a year of
 * quotes uses two fifths of them, which therefore include most of what is typed in Chinese.
 */
export async function almanacFontFiles(folder: string): Promise<string[]> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'))
  const sheets = await Promise.all(names.map((name) => readFile(join(folder, 'assets', name), 'utf8')))
  return filesFor(almanacCharacters(), sheets.join('\n'))
}

/** @param css with `@font-face` rules; a rule without a unicode-range covers every character */
export function filesFor(characters: Iterable<string>, css: string): string[] {
  const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0)
  const files = fontFaceRules(css)
    .filter(({ ranges }) => !ranges || codePoints.some((codePoint) => isInRanges(ranges, codePoint)))
    .map(({ file }) => file)
  return [...new Set(files)]
}

function almanacCharacters(): Set<string> {
  const words = entries.flatMap(({ content, translation, author, authorZh, work }) => [
    content,
    translation,
    author,
    authorZh,
    work,
  ])
  return new Set([PUNCTUATION, ...words].join(''))
}

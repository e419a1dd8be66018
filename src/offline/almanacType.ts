import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFaceRules } from '../draw/fonts/fontFaceRules.ts'
import { isInRanges } from '../draw/fonts/unicodeRanges.ts'
import entries from '../quotes/almanac.json' with { type: 'json' }

/** What is typed around the words, and dates. */
const ALWAYS = '0123456789-.,:;!?\'"()年月日星期日签，。、；：？！“”‘’「」『』《》（）—…·'

/**
 * The font files that the almanac's words need, in each family: addresses from the root, by the rules of the built
 * stylesheets. Chinese families lie in a hundred files by how common their characters are: a year of quotes takes two
 * fifths of them, and so most of what is typed in Chinese is among them.
 */
export async function almanacTypeFiles(folder: string): Promise<string[]> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'))
  const sheets = await Promise.all(names.map((name) => readFile(join(folder, 'assets', name), 'utf8')))
  return filesFor(almanacCharacters(), sheets.join('\n'))
}

/** @param css with `@font-face` rules; files of rules without a unicode-range have every character */
export function filesFor(characters: Iterable<string>, css: string): string[] {
  const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0)
  const files = fontFaceRules(css)
    .filter(({ ranges }) => !ranges || codePoints.some((codePoint) => isInRanges(ranges, codePoint)))
    .map(({ file }) => file)
  return [...new Set(files)]
}

function almanacCharacters(): Set<string> {
  const words = entries.flatMap(({ content, translation, author, authorZh }) => [
    content,
    translation,
    author,
    authorZh,
  ])
  return new Set([ALWAYS, ...words].join(''))
}

import { GlobalFonts, type FontKey } from '@napi-rs/canvas'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from '../../scene/nodes'
import { EMOJI, isHanFamily, SHIPPED_FACES } from '../../text/fonts'
import { STYLESHEETS } from '../../text/stylesheets'
import { FONT_HOLES } from '../../text/fontHoles'
import { isHole } from '../fonts/fontHoles'
import { faceKey, visibleOf } from '../fonts/fontsOf'
import { fontFaceRules } from '../fonts/fontFaceRules'
import { findLostGlyphs } from './nodeLostGlyphs'
import { isInRanges, mergeRanges, type CodePointRange } from '../fonts/unicodeRanges'

/**
 * A browser loads only those files of a family whose unicode-range contains a character of the text.
 * Node has no stylesheets, so the same choice is made here: a whole Chinese family is a hundred files.
 */
export interface FontFile extends FileRule {
  /** The family under which the engine knows it: one of its own, but for the same characters in other weights. */
  name: string
}

interface FileRule {
  path: string
  italic: boolean
  ranges: readonly CodePointRange[]
}

const EVERY_CHARACTER: readonly CodePointRange[] = [[0, 0x10ffff]]
const filesByFamily = new Map<string, readonly FontFile[]>()
const rangesByFamily = new Map<string, readonly CodePointRange[]>()
const registered = new Map<string, FontKey>() // by path
const seen = new Map<string, Set<string>>() // by faceKey: characters already looked up
const filesByCharacter = new Map<string, Map<string, readonly FontFile[]>>() // by family and slant

/** Registers the files that the characters need. Quick when that has been done. */
export function registerFont(face: Parameters<typeof faceKey>[0], characters: string): void {
  const { family } = face
  const key = faceKey(face)
  const known = seen.get(key) ?? new Set<string>()
  seen.set(key, known)
  const fresh = [...visibleOf(characters)].filter((character) => !known.has(character))
  if (fresh.length === 0) return
  for (const character of fresh) {
    known.add(character)
    for (const file of filesWith(face, character)) {
      if (registered.has(file.path)) continue
      const fontKey = GlobalFonts.registerFromPath(file.path, file.name)
      if (!fontKey) throw new Error(`cannot read the font file ${file.path}`)
      registered.set(file.path, fontKey)
    }
  }
  if (family !== EMOJI.family) findLostGlyphs(face, fresh)
}

/**
 * The names of the files that a text needs, always in one order. Of Chinese families later rules come first, as CSS asks them; of others
 * earlier ones: rare letters, in files without the plain ones of which the engine would otherwise compose ź. None for a family
 * that is not ours.
 */
export function registeredFamilies(face: Pick<Font, 'family' | 'italic'>, text: string): string[] {
  const needed = new Set([...visibleOf(text)].flatMap((character) => filesWith(face, character)))
  if (needed.size === 0) return []
  const inOrder = filesOf(face.family).filter((file) => needed.has(file))
  const names = [...new Set(inOrder.map(({ name }) => name))]
  return isHanFamily(face.family) ? names.toReversed() : names
}

/** The files of a face whose unicode-range has the character. */
function filesWith(
  { family, italic }: Pick<Font, 'family' | 'italic'>,
  character: string,
): readonly FontFile[] {
  const key = `${family}${italic ? ' italic' : ''}`
  const known = filesByCharacter.get(key) ?? new Map<string, readonly FontFile[]>()
  filesByCharacter.set(key, known)
  let files = known.get(character)
  if (!files) {
    const all = filesOf(family)
    const slanted = italic && all.some((file) => file.italic)
    const codePoint = character.codePointAt(0) ?? 0
    files = all.filter((file) => file.italic === slanted && isInRanges(file.ranges, codePoint))
    known.set(character, files)
  }
  return files
}

/**
 * Removes all files if there are more than `most`: each takes 0.4 MB for every weight that was drawn, and the next
 * drawing registers what it needs. For a server, between cards. True if they were removed.
 */
export function forgetFonts(most: number): boolean {
  if (registered.size <= most) return false
  GlobalFonts.removeBatch([...registered.values()])
  registered.clear()
  seen.clear()
  return true
}

/** Whether a file of the family has the character. */
export function coversInNode(family: string, character: string): boolean {
  const ranges = rangesByFamily.get(family) ?? mergeRanges(filesOf(family).flatMap((file) => file.ranges))
  rangesByFamily.set(family, ranges)
  const codePoint = character.codePointAt(0) ?? 0
  return ranges.length === 0 || (isInRanges(ranges, codePoint) && !isHole(FONT_HOLES, family, codePoint))
}

export function shippedFamilies(): string[] {
  return [...new Set(SHIPPED_FACES.map(({ family }) => family))]
}

/** The files of a family that we ship; none for any other. */
export function filesOf(family: string): readonly FontFile[] {
  let files = filesByFamily.get(family)
  if (!files) {
    const rules = (STYLESHEETS[family] ?? []).flatMap(filesOfStylesheet)
    const partOf = ({ italic, ranges }: FileRule) => `${italic} ${ranges.join()}`
    const parts = [...new Set(rules.map(partOf))]
    const nameOf = (rule: FileRule) =>
      parts.length === 1 ? family : `${family} ${parts.indexOf(partOf(rule))}`
    filesByFamily.set(family, (files = rules.map((rule) => ({ ...rule, name: nameOf(rule) }))))
  }
  return files
}

function filesOfStylesheet(stylesheet: string): FileRule[] {
  const { resolve } = createRequire(import.meta.url)
  const path = resolve(stylesheet)
  return fontFaceRules(readFileSync(path, 'utf8')).map(({ file, italic, ranges }) => ({
    path: file.startsWith('@') ? resolve(file) : join(dirname(path), file), // a file of a package, by its name
    italic,
    ranges: ranges ?? EVERY_CHARACTER,
  }))
}

import { clearAllCache, GlobalFonts, type FontKey } from '@napi-rs/canvas'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from '../../scene/nodes'
import { EMOJI, isHanFamily, SHIPPED_FACES } from '../../text/fonts'
import { STYLESHEETS } from '../../text/stylesheets'
import { isHole } from '../fonts/fontHoles'
import { faceKey, visibleOf } from '../fonts/fontsOf'
import { fontFaceRules } from '../fonts/fontFaceRules'
import { findLostGlyphs, forgetLostGlyphs } from './nodeLostGlyphs'
import { isInRanges, mergeRanges, type CodePointRange } from '../fonts/unicodeRanges'
import others from '../../text/fontHoles/others.json'
import sans from '../../text/fontHoles/sans.json'
import serif from '../../text/fontHoles/serif.json'

/** for Node and tests; a browser loads only those it shows */
export const FONT_HOLES = { ...sans, ...serif, ...others }

/** Files are chosen by unicode-range, as in a browser: a whole Chinese family is a hundred files. */
export interface FontFile extends FileRule {
  /** Family name in the engine: unique per file, except that weights with the same characters share it. */
  name: string
}

export interface FileRule {
  path: string
  bytes?: Buffer // in place of a file: the path only names it
  italic: boolean
  weight: string
  ranges: readonly CodePointRange[]
}

const EVERY_CHARACTER: readonly CodePointRange[] = [[0, 0x10ffff]]
const filesByFamily = new Map<string, readonly FontFile[]>()
const rangesByFamily = new Map<string, readonly CodePointRange[]>()
const registered = new Map<string, FontKey>()
const seen = new Map<string, Set<string>>()
const filesByCharacter = new Map<string, Map<string, readonly FontFile[]>>()

export function registerFiles(face: Parameters<typeof faceKey>[0], characters: string): void {
  const key = faceKey(face)
  const known = seen.get(key) ?? new Set<string>()
  seen.set(key, known)
  const unseen = new Set<string>()
  for (const character of characters) if (!known.has(character)) unseen.add(character)
  if (unseen.size === 0) return
  const fresh = [...visibleOf([...unseen].join(''))]
  for (const character of fresh) {
    for (const file of filesWith(face, character)) {
      if (registered.has(file.path)) continue
      const { path, bytes, name } = file
      const fontKey = bytes ? GlobalFonts.register(bytes, name) : GlobalFonts.registerFromPath(path, name)
      if (!fontKey)
        throw Object.assign(new Error(`cannot read the font file ${path}`), { code: 'fonts-offline' })
      registered.set(path, fontKey)
    }
  }
  for (const character of unseen) known.add(character)
}

/** Also finds the glyphs that need another renderer. */
export function registerFont(face: Parameters<typeof faceKey>[0], characters: string): void {
  registerFiles(face, characters)
  if (face.family !== EMOJI.family) findLostGlyphs(face, [...visibleOf(characters)])
}

/** For Chinese later rules win, as in CSS; else earlier ones, or ź would come from a file of rare letters. */
export function registeredFamilies(face: Pick<Font, 'family' | 'italic'>, text: string): string[] {
  const needed = new Set<FontFile>()
  for (const character of new Set(visibleOf(text)))
    for (const file of filesWith(face, character)) needed.add(file)
  if (needed.size === 0) return []
  const inOrder = filesOf(face.family).filter((file) => needed.has(file))
  const names = [...new Set(inOrder.map(({ name }) => name))]
  return isHanFamily(face.family) ? names.toReversed() : names
}

export function filesWith(
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

const MOST_FILES = 96 // about twenty cards; a hundred more take 50 MB

export function keepFewFonts(): void {
  if (forgetFonts(MOST_FILES)) clearAllCache()
}

/** Unregisters all files above `most`: each takes 0.4 MB per weight drawn. */
export function forgetFonts(most: number): boolean {
  if (registered.size <= most) return false
  GlobalFonts.removeBatch([...registered.values()])
  registered.clear()
  seen.clear()
  return true
}

export function coversInNode(family: string, character: string): boolean {
  const ranges = rangesByFamily.get(family) ?? mergeRanges(filesOf(family).flatMap((file) => file.ranges))
  rangesByFamily.set(family, ranges)
  const codePoint = character.codePointAt(0) ?? 0
  return ranges.length === 0 || (isInRanges(ranges, codePoint) && !isHole(FONT_HOLES, family, codePoint))
}

export function shippedFamilies(): string[] {
  return [...new Set(SHIPPED_FACES.map(({ family }) => family))]
}

export function setFontRules(rules: typeof ownRules): void {
  ownRules = rules
  for (const known of [filesByFamily, rangesByFamily, filesByCharacter]) known.clear()
  forgetFonts(0)
  forgetLostGlyphs()
}

let ownRules: (family: string) => readonly FileRule[] | null = () => null

export function filesOf(family: string): readonly FontFile[] {
  let files = filesByFamily.get(family)
  if (!files) {
    const rules = ownRules(family) ?? (STYLESHEETS[family] ?? []).flatMap(filesOfStylesheet)
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
  return fontFaceRules(readFileSync(path, 'utf8')).map(({ file, ranges, ...rule }) => ({
    ...rule,
    path: file.startsWith('@') ? resolve(file) : join(dirname(path), file), // a package's file, by name
    ranges: ranges ?? EVERY_CHARACTER,
  }))
}

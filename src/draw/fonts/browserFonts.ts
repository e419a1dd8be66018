import { SHIPPED_FACES, type FontFace as ShippedFace } from '../../text/fonts'
import type { Scene, SceneNode } from '../../scene/nodes'
import { nextTask } from '../nextTask'
import { cssFont } from './typeSetting'
import { unlessAborted } from '../unlessAborted'
import { facesOf, rangesOf } from './familyRanges'
import { faceKey, fontsOf, visibleOf, type FaceUse } from './fontsOf'
import { holesFileOf, isHole, type FontHoles, type HolesFile } from './fontHoles'
import type { Fonts } from '../readyScene'
import { reviveFaces, reviveStylesheets, twinsLoaded } from './fontRetry'
import { isInRanges } from './unicodeRanges'

/**
 * Fonts loaded by exact text: neither document.fonts.ready nor fonts.check() can be relied on (the first resolves before
 * anything was requested, the second is true for unknown families), so each face is loaded for exactly the
 * characters that the card draws, and what has loaded is noted.
 */
export type FontsOutcome =
  | { status: 'ready' }
  | { status: 'offline'; families: string[]; cause: unknown } // a file or a stylesheet failed to load: offer a retry
  | { status: 'missing-glyphs'; characters: string[] } // all loaded, but no face of the family has these

const TIME_LIMIT_MS = 30_000 // a phone on a bad connection may need long for 800 KB
const POLL_MS = 100
const POLLS = 20 // then a promise that has not settled is requested again

const readyCharacters = new Map<string, Set<string>>() // face → characters known to be loaded
const fontHoles: Partial<Record<HolesFile, FontHoles>> = {}
const HOLES_FILES = {
  sans: () => import('../../text/fontHoles/sans.json'),
  serif: () => import('../../text/fontHoles/serif.json'),
  others: () => import('../../text/fontHoles/others.json'),
} satisfies Record<HolesFile, () => Promise<{ default: FontHoles }>>
const LOADED = Promise.resolve()
const stylesheets = new Map<string, Promise<unknown>>() // family + style → its rules
const listeners = new Set<() => void>()

/** True if every character of the scene can be drawn now without a fallback face. Quick, because typing calls it. */
export function fontsReady(scene: Pick<Scene, 'still' | 'live'>): boolean {
  return scene.still.every(isReady) && scene.live.every(isReady)
}

/** Does not collect all characters first: this runs at every keystroke. */
function isReady(node: SceneNode): boolean {
  if (node.type === 'group') return node.children.every(isReady)
  if (node.type !== 'text') return true
  return node.runs.every(({ font, text }) => {
    const ready = readyCharacters.get(faceKey(font))
    if (!ready) return text === ''
    for (const character of text) if (!ready.has(character)) return false
    return true
  })
}

/** Calls `listener` each time characters of a face have loaded, whoever requested them. */
export function whenGlyphsCome(listener: () => void): void {
  listeners.add(listener)
}

/** Loads what the scene lacks. Rejects only with the signal's reason. To retry, call it again. */
export async function loadFonts(
  scene: Pick<Scene, 'still' | 'live'>,
  signal?: AbortSignal,
): Promise<FontsOutcome> {
  const uses = fontsOf(scene).filter((use) => missingFrom(use) !== '')
  const outcomes = await unlessAborted(Promise.all(uses.map((use) => loadFace(use))), signal)
  const failures = outcomes.filter((outcome) => outcome.status === 'offline')
  const [first] = failures
  if (first) {
    return {
      status: 'offline',
      families: [...new Set(failures.flatMap(({ families }) => families))],
      cause: first.cause,
    }
  }
  const characters = outcomes.flatMap((outcome) =>
    outcome.status === 'missing-glyphs' ? outcome.characters : [],
  )
  return characters.length > 0
    ? { status: 'missing-glyphs', characters: [...new Set(characters)] }
    : { status: 'ready' }
}

/** The browser's fonts. */
export const browserFonts: Fonts = { areReady: fontsReady, load: loadFonts }

/** Whether one of our faces of this family has the character. True as long as its rules have not been imported. */
export function covers(family: string, character: string): boolean {
  const codePoint = character.codePointAt(0)
  if (codePoint === undefined) return true
  const ranges = rangesOf(family)
  if (ranges.length === 0) return true
  return isInRanges(ranges, codePoint) && !isHole(fontHoles[holesFileOf(family)] ?? {}, family, codePoint)
}

async function loadFace(use: FaceUse): Promise<FontsOutcome> {
  const text = missingFrom(use)
  const limit = AbortSignal.timeout(TIME_LIMIT_MS)
  try {
    await unlessAborted(fetchFace(use, text, limit), limit)
  } catch (cause) {
    return { status: 'offline', families: [use.family], cause }
  }
  const without = [...text].filter((character) => !isBlank(character) && !covers(use.family, character))
  remember(use, text)
  return without.length > 0 ? { status: 'missing-glyphs', characters: without } : { status: 'ready' }
}

async function fetchFace(use: FaceUse, text: string, signal: AbortSignal): Promise<void> {
  await importRules(use, signal)
  const seen = visibleOf(text)
  reviveFaces(use.family, seen)
  await facesLoaded(use, seen, signal)
}

/**
 * Resolves when the faces of these characters have loaded; rejects when a file fails. The promise of load() is not
 * enough: of several at a time for one family WebKit never settles some, although every face has loaded (seen in
 * WebKitGTK 2.50, on first visits).
 */
async function facesLoaded({ family, ...use }: FaceUse, text: string, signal: AbortSignal): Promise<void> {
  const font = cssFont({ family, ...use, sizePx: 16 })
  for (;;) {
    const answer = document.fonts.load(font, text).then(
      () => true,
      // It always rejects once a face has failed: then its twin counts.
      () => twinsLoaded(family, text).then(() => true),
    )
    if (await resolvesOr(() => document.fonts.check(font, text), answer, signal)) return
  }
}

/**
 * True as soon as the promise resolves or `holds` is true; false when neither has happened within two seconds, so that
 * the promise can be requested again. Rejects as the promise does, and with the signal's reason.
 */
async function resolvesOr(
  holds: () => boolean,
  promise: Promise<unknown>,
  signal: AbortSignal,
): Promise<boolean> {
  const resolved = promise.then(() => true)
  resolved.catch(() => {}) // nobody may be waiting any more
  for (let poll = 0; poll < POLLS; poll++) {
    signal.throwIfAborted()
    if ((await Promise.race([resolved, falseAfter(POLL_MS)])) || holds()) return true
  }
  return false
}

function falseAfter(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms))
}

/**
 * Imports the family's @font-face rules and finds out which characters they are for. A face that we do not ship (one of the system)
 * has none.
 */
export async function importRules(
  { family, italic }: Pick<FaceUse, 'family' | 'italic'>,
  signal: AbortSignal,
): Promise<void> {
  const shipped = shippedFace(family)
  if (!shipped) return
  const { load, loadItalic } = shipped
  const key = italic && loadItalic ? `${family} italic` : family
  const arrival = stylesheets.get(key) ?? (italic && loadItalic ? loadItalic() : load())
  stylesheets.set(key, arrival)
  const isThere = () => facesOf(family).some(({ style }) => !loadItalic || italic === (style === 'italic'))
  const holes = importHoles(family)
  try {
    // WebKit never reports some stylesheets as loaded: their rules show it.
    while (!(await resolvesOr(isThere, arrival, signal))) continue
    stylesheets.set(key, LOADED) // no more waiting
    await holes
    // after a failed stylesheet, a bundler resolves a second import as if it had loaded
    if (facesOf(family).length === 0) await reviveStylesheets()
    if (facesOf(family).length === 0) throw new Error(`no rules for ${family}`)
  } catch (cause) {
    stylesheets.delete(key)
    throw cause
  }
  await nextTask(signal) // a Chinese family's thousands of ranges are read in a task of their own
  rangesOf(family)
}

/** Without the list, a font of the device may be used where a family has a hole; the card is drawn nevertheless. */
async function importHoles(family: string): Promise<void> {
  const file = holesFileOf(family)
  try {
    fontHoles[file] ??= (await HOLES_FILES[file]()).default
  } catch {
    // offline: the next import of rules tries again
  }
}

function shippedFace(family: string): ShippedFace | undefined {
  return SHIPPED_FACES.find((face) => face.family === family)
}

/** The characters of a use that are not known to be loaded; '' when all are. */
function missingFrom(use: FaceUse): string {
  const ready = readyCharacters.get(faceKey(use))
  return ready ? [...use.characters].filter((character) => !ready.has(character)).join('') : use.characters
}

function remember(use: FaceUse, characters: string): void {
  const ready = readyCharacters.get(faceKey(use)) ?? new Set<string>()
  readyCharacters.set(faceKey(use), ready)
  for (const character of characters) ready.add(character)
  for (const tell of listeners) tell()
}

function isBlank(character: string): boolean {
  return /^[\s\p{Cf}\p{M}]$/u.test(character)
}

import { SHIPPED_FACES } from '../../text/fonts'
import type { Scene, SceneNode } from '../../scene/nodes'
import { nextTask, unlessAborted } from '../tasks'
import { cssFont } from './typeSetting'
import { facesOf, hasAnyOf, rangesOf } from './familyRanges'
import { faceKey, fontsOf, visibleOf, type FaceUse } from './fontsOf'
import { fontSet } from './fontSet'
import { holesFileOf, isHole, type FontHoles, type HolesFile } from './fontHoles'
import type { Fonts } from '../readyScene'
import { reviveFaces, reviveStylesheets, twinsLoaded } from './fontRetry'
import { isInFirstType, partsOf, removeParts } from './firstType'
import { isInRanges } from './unicodeRanges'

/** Per face: `document.fonts.ready` resolves too early and `fonts.check()` is true for unknown ones. */
export type FontsOutcome =
  | { status: 'ready' }
  | { status: 'offline'; families: string[]; cause: unknown } // a file or stylesheet failed to load; the caller offers a retry
  | { status: 'missing-glyphs'; characters: string[] } // all loaded, but no face of the family has these characters

const TIME_LIMIT_MS = 30_000 // a slow phone may need this for 800 KB
const POLL_MS = 100
const POLLS = 20 // after this many polls, request an unsettled promise again

const readyCharacters = new Map<string, Set<string>>()
const fontHoles: Partial<Record<HolesFile, FontHoles>> = {}
const HOLES_FILES = {
  sans: () => import('../../text/fontHoles/sans.json'),
  serif: () => import('../../text/fontHoles/serif.json'),
  others: () => import('../../text/fontHoles/others.json'),
} satisfies Record<HolesFile, () => Promise<{ default: FontHoles }>>
const LOADED = Promise.resolve()
const stylesheets = new Map<string, Promise<unknown>>() // by family + style
const listeners = new Set<() => void>()

/** Must be fast: it runs on every keystroke. */
export function fontsReady(scene: Pick<Scene, 'still' | 'live'>): boolean {
  return scene.still.every(isReady) && scene.live.every(isReady)
}

/** Does not collect the characters first: keystrokes wait for it. */
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

/** Calls `listener` whenever characters of a face have loaded, whoever requested them. */
export function whenGlyphsCome(listener: () => void): void {
  listeners.add(listener)
}

/** Rejects only with the signal's reason; call again to retry. */
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

export const browserFonts: Fonts = { areReady: fontsReady, load: loadFonts }

/** Also true if the rules are not imported yet. */
export function covers(family: string, character: string): boolean {
  const codePoint = character.codePointAt(0)
  if (codePoint === undefined) return true
  const ranges = rangesOf(family)
  if (ranges.length === 0) return true
  return isInRanges(ranges, codePoint) && !isHole(fontHoles[holesFileOf(family)] ?? {}, family, codePoint)
}

async function loadFace(use: FaceUse): Promise<FontsOutcome> {
  const text = missingFrom(use)
  if (await isInFirstType(use, text)) {
    remember(use, text)
    return { status: 'ready' }
  }
  try {
    await loadOwn(use, text)
  } catch (cause) {
    return { status: 'offline', families: [use.family], cause }
  }
  const without = [...text].filter((character) => !isBlank(character) && !covers(use.family, character))
  remember(use, text)
  return without.length > 0 ? { status: 'missing-glyphs', characters: without } : { status: 'ready' }
}

/** So that the card can be drawn without a network later. */
export async function loadOwnFiles(scene: Pick<Scene, 'still' | 'live'>): Promise<void> {
  const spared = fontsOf(scene).filter(({ family }) => partsOf(family).length > 0)
  await Promise.all(spared.map((use) => loadOwn(use, use.characters)))
}

async function loadOwn(use: FaceUse, text: string): Promise<void> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS)
  await unlessAborted(fetchFace(use, text, limit), limit)
  await leaveFirstType(use.family, limit)
}

async function fetchFace(use: FaceUse, text: string, signal: AbortSignal): Promise<void> {
  await importRules(use, signal)
  const seen = visibleOf(text)
  reviveFaces(use.family, seen)
  await facesLoaded(use, seen, signal)
}

/** Two faces of one family do not kern with each other, so its own files take over. */
async function leaveFirstType(family: string, signal: AbortSignal): Promise<void> {
  const parts = partsOf(family)
  if (parts.length === 0) return
  const drawn = (isItalic: boolean) =>
    parts.flatMap(({ italic, characters }) => (italic === isItalic ? [...characters] : []))
  const [upright, slanted] = [drawn(false), drawn(true)]
  const own = facesOf(family).filter((face) => hasAnyOf(face, face.style === 'italic' ? slanted : upright))
  const isThere = () => own.every(({ status }) => status === 'loaded')
  try {
    while (!(await resolvesOr(isThere, Promise.all(own.map((face) => face.load())), signal))) continue
    removeParts(family)
  } catch {
    signal.throwIfAborted()
  }
}

/** Also polls: WebKitGTK 2.50 never settles some concurrent load() promises of one family. */
async function facesLoaded({ family, ...use }: FaceUse, text: string, signal: AbortSignal): Promise<void> {
  const font = cssFont({ family, ...use, sizePx: 16 })
  for (;;) {
    const answer = fontSet()
      .load(font, text)
      .then(
        () => true,
        // load() keeps rejecting once a face has failed, so its twin decides.
        () => twinsLoaded(family, text).then(() => true),
      )
    if (await resolvesOr(() => fontSet().check(font, text), answer, signal)) return
  }
}

/** False after two seconds, so that the caller can retry. Rejects like the promise or signal. */
async function resolvesOr(
  holds: () => boolean,
  promise: Promise<unknown>,
  signal: AbortSignal,
): Promise<boolean> {
  const resolved = promise.then(() => true)
  resolved.catch(() => {}) // Avoids an unhandled rejection after the wait has ended.
  for (let poll = 0; poll < POLLS; poll++) {
    signal.throwIfAborted()
    if ((await Promise.race([resolved, falseAfter(POLL_MS)])) || holds()) return true
  }
  return false
}

function falseAfter(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms))
}

/** Imports the family's rules. System fonts have none. */
export async function importRules(
  { family, italic }: Pick<FaceUse, 'family' | 'italic'>,
  signal: AbortSignal,
): Promise<void> {
  const shipped = SHIPPED_FACES.find((face) => face.family === family)
  if (!shipped) return
  const { load, loadItalic } = shipped
  const key = italic && loadItalic ? `${family} italic` : family
  const arrival = stylesheets.get(key) ?? (italic && loadItalic ? loadItalic() : load())
  stylesheets.set(key, arrival)
  const isThere = () => facesOf(family).some(({ style }) => !loadItalic || italic === (style === 'italic'))
  const holes = importHoles(family)
  try {
    // WebKit never reports some stylesheets as loaded, so check for their rules.
    while (!(await resolvesOr(isThere, arrival, signal))) continue
    stylesheets.set(key, LOADED)
    await holes
    // After a stylesheet has failed, a bundler resolves a second import as if it had loaded.
    if (facesOf(family).length === 0) await reviveStylesheets()
    if (facesOf(family).length === 0) throw new Error(`no rules for ${family}`)
  } catch (cause) {
    stylesheets.delete(key)
    throw cause
  }
  await nextTask(signal) // Parsing a Chinese family's thousands of ranges gets its own task.
  rangesOf(family)
}

/** Without this list, a system font may fill a family's holes; the card is still drawn. */
async function importHoles(family: string): Promise<void> {
  const file = holesFileOf(family)
  try {
    fontHoles[file] ??= (await HOLES_FILES[file]()).default
  } catch {
    // Offline: the next import of rules retries.
  }
}

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

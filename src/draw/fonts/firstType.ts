import { readFirstType, type FirstTypePart } from './firstTypeFile'
import { visibleOf, type FaceUse } from './fontsOf'

declare global {
  interface Window {
    /** The type of home's card, asked for by public/first-card.js. */
    firstType?: Promise<Response>
  }
}

interface Part {
  face: FontFace
  family: string
  italic: boolean
  characters: Set<string>
}

const LIMIT_MS = 5_000 // then the families' own files are asked for, thirty times as large
let parts: readonly Part[] = []
const left = new Set<string>()
let arrival = added(globalThis.window?.firstType)

export function askForFirstType(path: string): void {
  const before = arrival
  arrival = added(fetch(path, { signal: AbortSignal.timeout(LIMIT_MS) })).then(() => before)
}

/** Waits until it has come or failed. */
export async function isInFirstType({ family, italic }: FaceUse, characters: string): Promise<boolean> {
  await arrival
  const own = partsOf(family)
  const isSlanted = italic && own.some((part) => part.italic) // else engines slant the upright
  const isDrawn = (character: string) =>
    own.some((part) => part.italic === isSlanted && part.characters.has(character))
  return own.length > 0 && [...visibleOf(characters)].every(isDrawn)
}

/** Failures are no news: the families' own files draw then. */
async function added(asked: Promise<Response> | undefined): Promise<void> {
  try {
    const answer = await asked
    if (!answer?.ok) return
    const read = readFirstType(new Uint8Array(await answer.arrayBuffer())) ?? []
    const fresh = read.filter(({ family }) => !left.has(family)).map(partOf)
    await Promise.all(fresh.map(({ face }) => face.load()))
    for (const { face } of fresh) document.fonts.add(face)
    parts = [...parts, ...fresh]
  } catch {
    // Offline, or no server.
  }
}

function partOf({ family, italic, weight, characters, bytes }: FirstTypePart): Part {
  const unicodeRange = Array.from(
    characters,
    (character) => `U+${character.codePointAt(0)!.toString(16)}`,
  ).join()
  const face = new FontFace(family, bytes, { weight, style: italic ? 'italic' : 'normal', unicodeRange })
  return { face, family, italic, characters: new Set(characters) }
}

export function hasFirstType(): boolean {
  return parts.length > 0
}

export function isOfFirstType(face: FontFace): boolean {
  return parts.some((part) => part.face === face)
}

export function partsOf(family: string): readonly Part[] {
  return parts.filter((part) => part.family === family)
}

/** Its own files draw the characters from now on. */
export function removeParts(family: string): void {
  left.add(family)
  for (const { face } of partsOf(family)) document.fonts.delete(face)
  parts = parts.filter((part) => part.family !== family)
}

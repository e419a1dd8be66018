import type { ArtFamilyId } from '../look/art'
import type { PaintingAid, Scene, SceneAid, WordAid } from '../scene/nodes'
import { unlessAborted } from './unlessAborted'

const PINYIN = () => import('../text/pinyin/bringReadings')

/** What the words of some cards need beside fonts, each loaded for the first card that lacks it. */
const AIDS: Record<WordAid, () => Promise<unknown>> = {
  'traditional-characters': () => import('../text/traditional/bringTable'),
  'traditional-phrases': () => import('../text/traditional/bringPhrases'),
  'pinyin-readings': PINYIN,
  'pinyin-dictionary': () => PINYIN().then(({ bringDictionary }) => bringDictionary()),
}

const asked = new Map<SceneAid, Promise<unknown>>()
const settled = new Set<SceneAid>()
const listeners = new Set<() => void>()

/** Calls `listener` each time an aid has come: words that were set without it are set anew. */
export function whenWordAidsCome(listener: () => void): void {
  listeners.add(listener)
}

/** Whether a scene is drawn with all that can be had: one that did not come is done without. */
export function wordAidsReady({ lacks = [] }: Pick<Scene, 'lacks'>): boolean {
  return lacks.every((aid) => settled.has(aid))
}

/** Loads what the scene lacks. If it does not come, its words are drawn without until the page is loaded again. */
export async function loadWordAids(
  { lacks = [] }: Pick<Scene, 'lacks'>,
  signal?: AbortSignal,
): Promise<void> {
  await unlessAborted(Promise.all(lacks.map(arrivalOf)), signal)
}

function arrivalOf(aid: SceneAid): Promise<unknown> {
  const arrival = asked.get(aid) ?? load(aid)
  asked.set(aid, arrival)
  return arrival
}

async function load(aid: SceneAid): Promise<void> {
  try {
    await (isPainting(aid) ? bringPainting(aid) : AIDS[aid]())
  } catch (reason) {
    console.warn(`${aid} did not come`, reason)
  }
  settled.add(aid)
  for (const tell of listeners) tell()
}

function isPainting(aid: SceneAid): aid is PaintingAid {
  return aid.startsWith(PAINTING)
}

async function bringPainting(aid: PaintingAid): Promise<void> {
  const { bringArtFamily } = await import('../look/art')
  await bringArtFamily(aid.slice(PAINTING.length) as ArtFamilyId)
}

const PAINTING = 'painting '

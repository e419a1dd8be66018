/**
 * Code and tables that only some cards need. The layout returns what is missing; its caller loads that and
 * tries again (`draw/readyScene.ts`).
 */
import type { ArtOnCard } from '../look/art/artOnCard'
import type { ArtChoice } from '../look/art/choice'
import type { ArtFamily } from '../look/art/family'
import type { Composition } from '../look/compositions/composition'
import type { Frame } from '../look/frames/frame'
import type { ArtFamilyId, CompositionId, FrameId, WeatherId } from '../look/ids'
import type { Mood } from '../look/weather/mood'
import { byId } from '../scene/features'
import { keysOf } from '../scene/values'
import { loadBidi } from '../text/direction'

const MODULES = {
  'backdrop picture': () => import('./backdropPicture'),
  bidi: loadBidi,
  emphasis: () => import('./emphasis/emphasis'),
  'date parts': () => import('../card/dateParts'),
  'pinyin dictionary': () => import('../text/pinyin/dictionary'),
  pinyin: () => import('../text/pinyin/pinyinBy'),
  product: () => import('./product/layoutProduct'),
  seal: () => import('./seal/layoutSeal'),
  looks: () => import('../card/looks'),
  targets: () => import('../look/targets'),
  'traditional characters': () => import('../text/traditional/characters'),
  'traditional phrases': () => import('../text/traditional/phrases'),
}

/** Each frame is a chunk of its own. The plain composition needs none. */
const FRAMES = byId<FrameId, () => Promise<Frame>>(
  import.meta.glob<Frame>('../look/frames/*/frame.ts', { import: 'frame' }),
)
const COMPOSITIONS: Partial<Record<CompositionId, () => Promise<Composition>>> = byId(
  import.meta.glob<Composition>('../look/compositions/*/composition.ts', { import: 'composition' }),
)
const ART_FAMILIES = byId<ArtFamilyId, () => Promise<ArtFamily>>(
  import.meta.glob<ArtFamily>('../look/art/*/family.ts', { import: 'family' }),
)
const MOODS = byId<WeatherId, () => Promise<Mood>>(
  import.meta.glob<Mood>('../look/weather/*/mood.ts', { import: 'mood' }),
)

export interface Paintings {
  family: ArtFamily
  on: (choice: ArtChoice, date: string) => ArtOnCard
}

type ModuleId = keyof typeof MODULES

export const MODULE_IDS = keysOf(MODULES)

export type ResourceId =
  | ModuleId
  | `frame ${FrameId}`
  | `composition ${CompositionId}`
  | `painting ${ArtFamilyId}`
  | `weather ${WeatherId}`

export type Resource<Id extends ResourceId> = Id extends ModuleId
  ? Awaited<ReturnType<(typeof MODULES)[Id]>>
  : Id extends `frame ${string}`
    ? Frame
    : Id extends `composition ${string}`
      ? Composition
      : Id extends `painting ${string}`
        ? Paintings
        : Mood

export interface Features {
  /** undefined: not loaded; null: failed, laid out without it */
  get<Id extends ResourceId>(id: Id): Resource<Id> | null | undefined
}

/** Optional: without them a card has Simplified characters, no pinyin, a plain ground, one direction. */
const DISPENSABLE = /^(?:bidi|pinyin|traditional|painting)\b/

const settled = new Map<ResourceId, unknown>()
const loading = new Map<ResourceId, Promise<void>>()

export const loadedFeatures: Features = {
  get: <Id extends ResourceId>(id: Id) => settled.get(id) as Resource<Id> | null | undefined,
}

/** The next call tries again. @throws if a required resource fails to load */
export async function loadResources(ids: readonly ResourceId[]): Promise<void> {
  await Promise.all(ids.map(load))
}

function load(id: ResourceId): Promise<void> {
  if (settled.has(id)) return Promise.resolve()
  const begun = loading.get(id)
  if (begun) return begun
  const promise = loadOnce(id).finally(() => loading.delete(id))
  loading.set(id, promise)
  return promise
}

async function loadOnce(id: ResourceId): Promise<void> {
  try {
    settled.set(id, await importResource(id))
  } catch (error) {
    if (!DISPENSABLE.test(id)) throw error
    console.warn(`${id} could not be loaded`, error)
    settled.set(id, null)
  }
}

function importResource(id: ResourceId): Promise<unknown> {
  if (isModule(id)) return MODULES[id]()
  const [kind, name] = id.split(' ')
  if (kind === 'frame') return FRAMES[name as FrameId]()
  if (kind === 'composition') return COMPOSITIONS[name as CompositionId]?.() ?? Promise.resolve(null)
  return kind === 'painting' ? importPaintings(name as ArtFamilyId) : MOODS[name as WeatherId]()
}

async function importPaintings(id: ArtFamilyId): Promise<Paintings> {
  const [family, { paintingsOf }] = await Promise.all([ART_FAMILIES[id](), import('../look/art/artOnCard')])
  return { family, on: paintingsOf(family) }
}

function isModule(id: ResourceId): id is ModuleId {
  return MODULE_IDS.some((known) => known === id)
}

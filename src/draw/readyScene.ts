import { loadResources } from '../layout/features'
import { isMissing, type Missing } from '../layout/view'
import type { Scene } from '../scene/nodes'
import type { FontsOutcome } from './fonts/browserFonts'
import type { Pictures } from './pictures/images'
import { picturesOf, type PictureFailure } from './pictures/picture'
import { unlessAborted } from './tasks'

export interface Fonts {
  areReady(scene: Scene): boolean
  load(scene: Scene, signal?: AbortSignal): Promise<FontsOutcome>
}

/** Without `fonts` none are loaded (Node); without `pictures` they are not awaited. */
export interface SceneNeeds {
  fonts?: Fonts
  pictures?: Pictures
}

export interface ReadyScene<S extends Scene | null = Scene> {
  status: 'ready'
  scene: S
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

/** The caller offers a retry. `families` is empty if it was code. */
interface SceneOffline {
  status: 'offline'
  families: string[]
  cause: unknown
}

export type SceneOutcome<S extends Scene | null = Scene> =
  ReadyScene<S> | SceneOffline | { status: 'aborted' }

/** Fonts change line breaks and a picture's luminance the inks, so it repeats until nothing is missing. */
export async function readyScene<S extends Scene | null>(
  layout: () => S | Missing | Promise<S | Missing>,
  { fonts, pictures }: SceneNeeds,
  signal?: AbortSignal,
): Promise<SceneOutcome<S>> {
  const asked = new Set<string>()
  const failedPictures: PictureFailure[] = []
  try {
    for (;;) {
      const answer = await layout()
      signal?.throwIfAborted()
      if (answer === null) return { status: 'ready', scene: answer, failedPictures }
      if (isMissing(answer)) {
        const failure = await unlessAborted(loadOrFail(answer), signal)
        if (failure) return failure
        continue
      }
      const missing = pictures ? picturesOf(answer).filter((src) => !asked.has(src)) : []
      const lacksFonts = fonts !== undefined && !fonts.areReady(answer)
      if (!lacksFonts && missing.length === 0) return { status: 'ready', scene: answer, failedPictures }
      const [outcome, failures = []] = await Promise.all([
        lacksFonts ? fonts.load(answer, signal) : null,
        missing.length > 0 ? pictures?.load(missing, signal) : [],
      ])
      if (outcome?.status === 'offline') return outcome
      for (const src of missing) asked.add(src)
      failedPictures.push(...failures)
    }
  } catch (error) {
    if (signal?.aborted) return { status: 'aborted' }
    throw error
  }
}

async function loadOrFail({ missing }: Missing): Promise<SceneOffline | null> {
  try {
    await loadResources(missing)
    return null
  } catch (cause) {
    return { status: 'offline', families: [], cause }
  }
}

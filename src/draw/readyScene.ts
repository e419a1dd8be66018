import type { Scene } from '../scene/nodes'
import type { FontsOutcome } from './fonts/browserFonts'
import type { Pictures } from './pictures/images'
import type { PictureFailure } from './pictures/picture'
import { picturesOf } from './pictures/picturesOf'
import { loadWordAids, wordAidsReady } from './wordAids'

/** Fonts that have to be loaded before they can be used. */
export interface Fonts {
  /** Whether every character of the scene can be drawn now. */
  areReady(scene: Scene): boolean
  load(scene: Scene, signal?: AbortSignal): Promise<FontsOutcome>
}

/** What a scene waits for. Without `fonts` none are loaded (Node); without `pictures` they are not waited for. */
export interface SceneNeeds {
  fonts?: Fonts
  pictures?: Pictures
}

export interface ReadyScene<S extends Scene | null = Scene> {
  status: 'ready'
  scene: S
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

export type SceneOutcome<S extends Scene | null = Scene> =
  ReadyScene<S> | Extract<FontsOutcome, { status: 'offline' }> | { status: 'aborted' }

/**
 * Lays out a scene, loads what its words need and the fonts and pictures that are missing, and repeats until none is: other widths break lines
 * elsewhere, and how light a picture is decides scrim and inks. Every scene that is saved or shown comes from here.
 */
export async function readyScene<S extends Scene | null>(
  lay: () => S | Promise<S>,
  { fonts, pictures }: SceneNeeds,
  signal?: AbortSignal,
): Promise<SceneOutcome<S>> {
  const asked = new Set<string>()
  const failedPictures: PictureFailure[] = []
  try {
    for (;;) {
      const scene = await lay()
      signal?.throwIfAborted()
      if (scene === null) return { status: 'ready', scene, failedPictures }
      if (!wordAidsReady(scene)) {
        await loadWordAids(scene, signal)
        continue
      }
      const missing = pictures ? picturesOf(scene).filter((src) => !asked.has(src)) : []
      const lacksFonts = fonts !== undefined && !fonts.areReady(scene)
      if (!lacksFonts && missing.length === 0) return { status: 'ready', scene, failedPictures }
      const [outcome, failures = []] = await Promise.all([
        lacksFonts ? fonts.load(scene, signal) : null,
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

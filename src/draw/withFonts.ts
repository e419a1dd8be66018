import type { Scene } from '../scene/nodes'
import { fontsReady, loadFonts, type FontsOutcome } from './browserFonts'

type Offline = Extract<FontsOutcome, { status: 'offline' }>

/**
 * Lays a scene, loads the fonts that it lacks and lays it anew, until its every glyph is there: other widths can break
 * other lines. Rejects only with the signal's reason.
 */
export async function withFonts<S extends Pick<Scene, 'still' | 'live'> | null>(
  lay: () => S | Promise<S>,
  signal: AbortSignal,
): Promise<{ status: 'ready'; scene: S } | Offline> {
  for (;;) {
    const scene = await lay()
    if (scene === null || fontsReady(scene)) return { status: 'ready', scene }
    const outcome = await loadFonts(scene, signal)
    if (outcome.status === 'offline') return outcome
  }
}

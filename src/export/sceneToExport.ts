import type { ReadyScene, SceneOutcome } from '../draw/readyScene'
import type { Scene } from '../scene/nodes'
import { ExportError } from './exportError'

/** @throws {ExportError} if fonts did not load, waiting was aborted, or there is no card */
export function sceneToExport(outcome: SceneOutcome<Scene | null>): ReadyScene {
  if (outcome.status === 'offline') {
    const families = outcome.families.join(', ')
    throw new ExportError('fonts-offline', `fonts did not load: ${families}`, { cause: outcome.cause })
  }
  if (outcome.status === 'aborted') throw new ExportError('aborted', 'the export was aborted')
  const { scene } = outcome
  if (!scene) throw new ExportError('empty', 'there is no card')
  return { ...outcome, scene }
}

import type { ReadyScene, SceneOutcome } from '../draw/readyScene'
import type { Scene } from '../scene/nodes'
import { ExportError } from './exportError'

/** The scene that is to be drawn. @throws {ExportError} where its fonts did not come, or the wait was called off */
export function drawable(outcome: SceneOutcome<Scene | null>): ReadyScene {
  if (outcome.status === 'offline') {
    const families = outcome.families.join(', ')
    throw new ExportError('fonts-offline', `fonts did not come: ${families}`, { cause: outcome.cause })
  }
  if (outcome.status === 'aborted') throw new ExportError('aborted', 'the export was called off')
  const { scene } = outcome
  if (!scene) throw new ExportError('empty', 'there is no card')
  return { ...outcome, scene }
}

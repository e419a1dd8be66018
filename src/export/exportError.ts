import type { ReadyScene, SceneOutcome } from '../draw/readyScene'
import type { Scene } from '../scene/nodes'
import { CodedError } from '../scene/values'

/**
 * `empty`: too little memory, or a canvas beyond its limits; `tainted`: a picture forbids reading the canvas;
 * `encode`: browser and our encoder failed; `different`: the file differs from the request; `aborted`: by the
 * caller's signal.
 */
export type ExportErrorCode = 'fonts-offline' | 'empty' | 'tainted' | 'encode' | 'different' | 'aborted'

export class ExportError<Code extends string = ExportErrorCode> extends CodedError<Code> {
  override readonly name = 'ExportError'
}

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

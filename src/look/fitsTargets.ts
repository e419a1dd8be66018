import { keysOf } from '../scene/values'
import { hasShape, type Target } from './target'
import type { FormatId } from './ids'
import { TARGETS, type TargetId } from './targets'

/** A finished file, as its own bytes tell it. */
export interface FinishedFile {
  widthPx: number
  heightPx: number
  format: FormatId
  bytes: number
}

/** Why a place does not take a file, the first reason that holds. */
export type Misfit =
  | { code: 'format'; wanted: FormatId }
  | { code: 'shape'; widthPx: number; heightPx: number } // what it wants
  | { code: 'pixels'; widthPx: number; heightPx: number }
  | { code: 'bytes'; bytes: number; mostBytes: number }

export interface TargetFit {
  id: TargetId
  misfit: Misfit | null // null: the file meets every limit of the place
  makesJpeg: boolean // the place writes the file anew as JPEG
}

/** Pictures with fewer pixels than this share of the place's are shown blurred there. */
const LEAST_SHARE = 0.5

/** Which places take a file, in the registry's order: those whose limits it meets, and why the others do not. */
export function fitsTargets(file: FinishedFile): TargetFit[] {
  return keysOf(TARGETS).map((id) => {
    const target: Target = TARGETS[id]
    const makesJpeg = target.takes.makesJpeg === true && file.format !== 'jpg'
    return { id, misfit: misfitOf(file, target), makesJpeg }
  })
}

function misfitOf({ widthPx, heightPx, format, bytes }: FinishedFile, target: Target): Misfit | null {
  const wanted = { widthPx: target.widthPx, heightPx: target.heightPx }
  if (!hasShapeFor(widthPx / heightPx, target)) return { code: 'shape', ...wanted }
  if (!target.takes.formats.includes(format)) return { code: 'format', wanted: target.format }
  // A screen of few greys shows a file pixel by pixel.
  const isTooSmall = target.greys
    ? widthPx !== target.widthPx || heightPx !== target.heightPx
    : widthPx * heightPx < LEAST_SHARE ** 2 * target.widthPx * target.heightPx
  if (isTooSmall) return { code: 'pixels', ...wanted }
  const { mostBytes } = target
  return mostBytes !== null && bytes > mostBytes ? { code: 'bytes', bytes, mostBytes } : null
}

function hasShapeFor(shape: number, { takes, ...size }: Target): boolean {
  if (takes.shape === 'any') return true
  if (takes.shape === 'own') return hasShape(size, shape)
  return shape >= takes.shape.from * 0.99 && shape <= takes.shape.to * 1.01
}

import { keysOf } from '../scene/values'
import { hasShape, type Target } from './target'
import type { FormatId } from './ids'
import { TARGETS, type TargetId } from './targets'

export interface FinishedFile {
  widthPx: number
  heightPx: number
  format: FormatId
  bytes: number
}

export type Misfit =
  | { code: 'format'; wanted: FormatId }
  | { code: 'shape'; widthPx: number; heightPx: number } // expected size
  | { code: 'pixels'; widthPx: number; heightPx: number }
  | { code: 'bytes'; bytes: number; mostBytes: number }

export interface TargetFit {
  id: TargetId
  misfit: Misfit | null // null: meets every limit
  makesJpeg: boolean // the target re-encodes as JPEG
}

/** A picture with fewer pixels (× the target's) looks blurred. */
const LEAST_SHARE = 0.5

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
  // A display with few greys shows files pixel by pixel.
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

import type { DrawKit } from '../draw/drawKit'
import type { Pictures } from '../draw/images'
import type { ExportFormat } from './formats'

const kits = new Map<DrawKit['gradients'], WeakMap<Pictures, DrawKit>>()

/** One kit for each purpose: what was worked out for a node is remembered by it. */
export function kitFor({ gradients }: ExportFormat, pictures: Pictures): DrawKit {
  const ofGradients = kits.get(gradients) ?? new WeakMap<Pictures, DrawKit>()
  kits.set(gradients, ofGradients)
  const kit = ofGradients.get(pictures) ?? { gradients, pictures }
  ofGradients.set(pictures, kit)
  return kit
}

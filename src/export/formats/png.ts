import type { ExportFormat } from './index'

export const format: ExportFormat = {
  order: 10,
  label: 'PNG',
  mimeType: 'image/png',
  extension: 'png',
  lossy: false,
  backgroundColour: null,
  gradients: 'grained',
  maxSidePx: 16_384,
}

import type { ExportFormat } from './index'

export const format: ExportFormat = {
  order: 20,
  label: 'JPG',
  mimeType: 'image/jpeg',
  extension: 'jpg',
  otherExtensions: ['jpeg'],
  lossy: true,
  backgroundColour: '#ffffff',
  gradients: 'native',
  maxSidePx: 16_384,
}

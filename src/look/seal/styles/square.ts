import { squareSide, type SealStyle } from '../style'

export const style: SealStyle = {
  order: 20,
  label: { en: 'Square', zh: '方白文' },
  shape: 'square',
  manner: 'carved',
  face: 'brush',
  side: squareSide,
}

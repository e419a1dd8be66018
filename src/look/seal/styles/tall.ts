import { squareSide, type SealStyle } from '../style'

export const style: SealStyle = {
  order: 10,
  label: { en: 'Tall', zh: '长白文' },
  shape: 'tall',
  manner: 'carved',
  face: 'brush',
  side: (count) => (count === 1 ? squareSide(1) : 1),
}

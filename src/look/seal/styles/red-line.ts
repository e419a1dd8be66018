import { squareSide, type SealStyle } from '../style'

export const style: SealStyle = {
  order: 30,
  label: { en: 'Red line', zh: '方朱文' },
  shape: 'square',
  manner: 'raised',
  face: 'kai',
  side: squareSide,
}

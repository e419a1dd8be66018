import { roundSide, type SealStyle } from '../style'

export const style: SealStyle = {
  order: 40,
  label: { en: 'Round', zh: '圆朱文' },
  shape: 'round',
  manner: 'raised',
  face: 'kai',
  side: roundSide,
}

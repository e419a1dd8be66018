import { roundSide, type SealStyle } from '../style'

export const style: SealStyle = {
  order: 50,
  label: { en: 'Gourd', zh: '葫芦' },
  shape: 'gourd',
  manner: 'raised',
  face: 'kai',
  side: (count) => (count === 2 ? 1.18 : roundSide(count)),
}

import { painted } from '../templateRecipes'

export const template = painted({
  order: 510,
  label: { en: 'Lamplight', zh: '灯火' },
  aspectRatio: '16:9',
  family: 'lamps',
  palette: 'violet',
})

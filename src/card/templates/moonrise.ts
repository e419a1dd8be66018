import { painted } from '../templateRecipes'

export const template = painted({
  order: 440,
  label: { en: 'Moonrise', zh: '月出' },
  aspectRatio: '9:16',
  family: 'moon',
  palette: 'midnight',
})

import { painted } from '../templateRecipes'

export const template = painted({
  order: 420,
  label: { en: 'Ink Hills', zh: '水墨' },
  aspectRatio: '4:5',
  family: 'mountains',
  palette: 'ink',
})

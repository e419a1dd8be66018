import { painted } from '../templateRecipes'

export const template = painted({
  order: 480,
  label: { en: 'Koi', zh: '游鱼' },
  aspectRatio: '1:1',
  family: 'pond',
  palette: 'midnight',
})

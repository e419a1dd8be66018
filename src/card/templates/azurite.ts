import { painted } from '../templateRecipes'

export const template = painted({
  order: 430,
  label: { en: 'Azurite', zh: '青绿' },
  aspectRatio: '16:9',
  family: 'mountains',
  palette: 'azurite',
})

import { painted } from '../templateRecipes'

export const template = painted({
  order: 470,
  label: { en: 'Bough', zh: '折枝' },
  aspectRatio: '4:5',
  family: 'branch',
  palette: 'mistblue',
})

import { painted } from '../templateRecipes'

export const template = painted({
  order: 450,
  label: { en: 'Harvest Moon', zh: '秋月' },
  aspectRatio: '1:1',
  family: 'moon',
  palette: 'harvest',
})

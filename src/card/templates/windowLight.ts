import { painted } from '../templateRecipes'

export const template = painted({
  order: 500,
  label: { en: 'Window Light', zh: '窗影' },
  aspectRatio: '3:2',
  family: 'windowLight',
  palette: 'plaster',
})

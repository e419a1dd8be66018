import { painted } from '../templateRecipes'

export const template = painted({
  order: 490,
  label: { en: 'Star Chart', zh: '星图' },
  aspectRatio: '9:16',
  family: 'stars',
  palette: 'lapis',
})

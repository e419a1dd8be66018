import { composed } from '../templateRecipes'

export const template = composed({
  order: 290,
  label: { en: 'Grid', zh: '网格' },
  aspectRatio: '1:1',
  composition: 'numeral',
  ground: '#FF7A5C',
  font: 'font-sans',
  weight: 640,
  inks: ['#17120F', '#17120F', '#17120F', '#17120F'],
})

import { composed } from '../templateRecipes'

export const template = composed({
  order: 320,
  label: { en: 'Two Leaves', zh: '对页' },
  aspectRatio: '16:9',
  composition: 'facing',
  ground: '#F7F1E3',
  colours: { leaf: '#6B1B24', leafInk: '#F8EFDD', leafSmall: '#E3C9B4' },
  font: 'font-serif',
  inks: ['#2A1D18', '#6A5A4E', '#6A5A4E', '#C9A063'],
})

import { composed } from '../templateRecipes'

export const template = composed({
  order: 360,
  label: { en: 'Eight Columns', zh: '八行笺' },
  aspectRatio: '2:3',
  composition: 'eightColumns',
  ground: '#F3E3C2',
  colours: { rule: '#C2463A' },
  font: 'font-brush',
  inks: ['#1D1B1A', '#4A4540', '#1D1B1A', '#B3261E'],
})

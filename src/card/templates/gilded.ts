import { composed } from '../templateRecipes'

export const template = composed({
  order: 310,
  label: { en: 'Gilded', zh: '泥金' },
  aspectRatio: '3:4',
  composition: 'vertical',
  ground: '#182848',
  colours: { rule: '#D9B56B' },
  font: 'font-serif',
  weight: 600,
  inks: ['#E9CB8B', '#C9B48A', '#E9CB8B', '#BE3A2A'],
  card: { theme: 'dark' },
})

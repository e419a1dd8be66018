import { composed } from '../templateRecipes'

export const template = composed({
  order: 410,
  label: { en: 'Evergreen', zh: '诗行' },
  aspectRatio: '3:4',
  composition: 'verse',
  ground: '#143730',
  frameStyle: 'minimal',
  frame: { rule: '#2F5A4C' },
  font: 'font-serif',
  inks: ['#F6EEDC', '#CFD6C4', '#F0B37E', '#F0B37E'],
  card: { theme: 'dark' },
})

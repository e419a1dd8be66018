import { composed } from '../templateRecipes'

export const template = composed({
  order: 370,
  label: { en: 'Daybreak', zh: '画报' },
  aspectRatio: '4:5',
  composition: 'caption',
  ground: '#F7F4EE',
  font: 'font-serif',
  inks: ['#1E2428', '#57605F', '#A34B2A', '#A34B2A'],
})

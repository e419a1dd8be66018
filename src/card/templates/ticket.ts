import { composed } from '../templateRecipes'

export const template = composed({
  order: 390,
  label: { en: 'Ticket', zh: '票根' },
  aspectRatio: '2:1',
  composition: 'ticket',
  ground: '#17463F',
  colours: { ticket: '#F4C95D' },
  font: 'font-serif',
  weight: 640,
  inks: ['#20180C', '#4A3A18', '#20180C', '#8E2417'],
})

import { composed } from '../templateRecipes'

export const template = composed({
  order: 350,
  label: { en: 'Manuscript', zh: '稿纸' },
  aspectRatio: '1:1',
  composition: 'manuscript',
  ground: '#FCFAF0',
  colours: { rule: '#D0523E' },
  font: 'font-kai',
  inks: ['#20305C', '#44507A', '#20305C', '#B2402F'],
})

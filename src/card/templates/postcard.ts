import { composed } from '../templateRecipes'

export const template = composed({
  order: 380,
  label: { en: 'Postcard', zh: '明信片' },
  aspectRatio: '3:2',
  composition: 'postcard',
  ground: '#8FA9B3',
  colours: { paper: '#FAF5E8' },
  font: 'font-kai',
  inks: ['#243056', '#525C78', '#243056', '#B5402F'],
})

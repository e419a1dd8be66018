import { composed } from '../templateRecipes'

export const template = composed({
  order: 300,
  label: { en: 'First Snow', zh: '素笺' },
  aspectRatio: '9:16',
  composition: 'literati',
  ground: 'bg-gradient-to-b from-[#D0DFEC] to-[#E9F0F4]',
  font: 'font-serif',
  inks: ['#1C2226', '#46515A', '#1C2226', '#A8281E'],
})

import { painted } from '../templateRecipes'

export const template = painted({
  order: 460,
  label: { en: 'Open Sea', zh: '沧海' },
  aspectRatio: '3:4',
  family: 'sea',
  palette: 'prussian',
})

import { painted } from '../templateRecipes'

export const template = painted({
  order: 520,
  label: { en: 'Month', zh: '几何' },
  aspectRatio: '4:5',
  family: 'geometry',
  palette: 'bauhaus',
  font: 'font-sans',
  weight: 600,
  trackingEm: -0.02,
})

import { painted } from '../templateRecipes'

export const template = painted({
  order: 530,
  label: { en: 'Aurora', zh: '流光' },
  aspectRatio: '16:9',
  family: 'flow',
  palette: 'iris',
  font: 'font-sans',
  weight: 500,
  trackingEm: -0.02,
})

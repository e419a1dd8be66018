import { basic } from '../templateRecipes'

export const template = basic({
  order: 90,
  label: { en: 'Natural Green', zh: '自然绿' },
  aspectRatio: '3:4',
  frameStyle: 'notebook',
  ground: '#EDF3DE',
  frame: { rule: '#CEDDBF', margin: '#C98B6B', hole: '#A9BF95' },
  type: ['font-hand', 'regular', 'text-left', 36, 27, 24],
  inks: ['#22402B', '#415A44', '#22402B', '#7A9A3B'],
})

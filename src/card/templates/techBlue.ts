import { basic } from '../templateRecipes'

export const template = basic({
  order: 80,
  label: { en: 'Tech Blue', zh: '科技蓝' },
  aspectRatio: '16:9',
  frameStyle: 'pixel',
  ground: '#04122E',
  frame: {
    page: '#071A3F',
    edge: '#0EA5E9',
    seam: '#06224C',
    heart: '#22D3EE',
    dither: '#0B4A8F',
    shadow: '#010817',
  },
  type: ['font-pixel', 'bold', 'text-center', 40, 26, 24],
  inks: ['#E0F2FE', '#8FC7EE', '#22D3EE', '#22D3EE'],
  card: { theme: 'dark', shadow: 'md' },
  marks: false,
})

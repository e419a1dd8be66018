import { basic } from '../templateRecipes'

export const template = basic({
  order: 50,
  label: { en: 'Retro', zh: '复古' },
  aspectRatio: '4:3',
  frameStyle: 'retro',
  ground: '#F3E3C3',
  frame: { field: '#2F5D57', stripe: '#FFFFFF', hard: '#16322E', rule: '#2F5D57', dot: '#B5452A' },
  type: ['font-serif', 'bold', 'text-center', 38, 23, 18],
  inks: ['#3A2417', '#664A33', '#3A2417', '#B5452A'],
  card: { shadow: 'lg' },
})

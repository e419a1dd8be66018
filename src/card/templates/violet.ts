import { basic } from '../templateRecipes'

export const template = basic({
  order: 100,
  label: { en: 'Violet', zh: '紫罗兰' },
  aspectRatio: '16:9',
  frameStyle: 'glassmorphic',
  ground: 'bg-gradient-to-br from-violet-200 via-violet-400 to-violet-600',
  frame: { discA: '#F5D0FE', discB: '#5B21B6', discC: '#F0ABFC', discD: '#DDD6FE' },
  type: ['font-serif', 'bold', 'text-right', 38, 23, 19],
  inks: ['#2E1065', '#40207E', '#2E1065', '#6D28D9'],
  card: { shadow: 'md' },
})

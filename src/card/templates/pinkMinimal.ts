import { basic } from '../templateRecipes'

export const template = basic({
  order: 70,
  label: { en: 'Pink Minimal', zh: '粉色极简' },
  aspectRatio: '1:1',
  frameStyle: 'rounded',
  ground: 'bg-gradient-to-b from-[#FFF1F3] to-[#FFE0E8]',
  frame: { field: '#F7B6CA', border: '#FFFAFB' },
  type: ['font-rounded', 700, 'text-center', 32, 22, 18],
  inks: ['#6B1E3B', '#8A3A58', '#6B1E3B', '#E0527E'],
  card: { shadow: 'sm' },
})

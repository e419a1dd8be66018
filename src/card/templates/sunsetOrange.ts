import { basic } from '../templateRecipes'

export const template = basic({
  order: 120,
  label: { en: 'Sunset Orange', zh: '落日橙' },
  aspectRatio: '1:1',
  frameStyle: 'polaroid',
  ground: 'bg-gradient-to-b from-[#2E1342] via-[#8F2C41] to-[#FFA64D]',
  frame: { desk: '#F3D9BD' },
  type: ['font-sans', 'bold', 'text-center', 30, 20, 24],
  inks: ['#3A1F33', '#6E4A55', '#2B2A33', '#C24A2C'],
  card: { shadow: 'md' },
})

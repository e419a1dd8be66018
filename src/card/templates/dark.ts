import { basic } from '../templateRecipes'

export const template = basic({
  order: 60,
  label: { en: 'Dark', zh: '暗夜' },
  aspectRatio: '2:1',
  frameStyle: 'film',
  ground: 'bg-gradient-to-br from-zinc-800 to-[#0C0C0E]',
  type: ['font-serif', 'regular', 'text-center', 40, 23, 19],
  inks: ['#F4EFE6', '#B9B2A6', '#D8B26A', '#D8B26A'],
  text: { italic: true },
  card: { theme: 'dark' },
})

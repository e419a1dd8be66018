import { basic } from '../templateRecipes'

export const template = basic({
  order: 110,
  label: { en: 'Business Gray', zh: '商务灰' },
  aspectRatio: '4:3',
  frameStyle: 'shadow',
  ground: 'bg-gradient-to-b from-[#C9CED5] to-[#9AA2AD]',
  frame: { sheet: '#FBFBFC' },
  type: ['font-sans', 500, 'text-left', 42, 23, 18],
  inks: ['#1F242C', '#59616C', '#1F242C', '#D9401F'],
  text: { authorCapitals: true, trackingEm: -0.022 },
  card: { shadow: 'lg', textPosition: 'top' },
  marks: false,
})

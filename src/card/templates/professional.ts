import { basic } from '../templateRecipes'

export const template = basic({
  order: 20,
  label: { en: 'Professional', zh: '商务' },
  aspectRatio: '16:9',
  frameStyle: 'window',
  ground: 'bg-gradient-to-b from-slate-700 to-slate-900',
  type: ['font-sans', 'bold', 'text-left', 52, 25, 20],
  inks: ['#0F172A', '#475569', '#1D4ED8', '#1D4ED8'],
  text: { trackingEm: -0.018 },
  card: { shadow: 'lg' },
  marks: false,
})

import { basic } from '../templateRecipes'

export const template = basic({
  order: 30,
  label: { en: 'Creative', zh: '创意' },
  aspectRatio: '1:1',
  frameStyle: 'brush',
  ground: '#FFF6E5',
  frame: { ink: '#F2542D', secondInk: '#1F4BD8', seal: '#1F4BD8' },
  type: ['font-modern', 'bold', 'text-left', 42, 26, 19],
  inks: ['#1B1F3B', '#3E4470', '#1B1F3B', '#F2542D'],
})

import type { ArtPalette } from '../family'

export const PALETTES = {
  plaster: {
    label: { en: 'Plaster', zh: '灰泥' },
    theme: 'light',
    colours: { wall: '#d9d1c7', wall2: '#c9bbb0', light: '#fffaee', ink: '#271d17', accent: '#953b17' },
  },
  clay: {
    label: { en: 'Clay', zh: '陶' },
    theme: 'light',
    colours: { wall: '#d6a085', wall2: '#c5876f', light: '#ffd6a8', ink: '#2f140e', accent: '#7f211b' },
  },
  sage: {
    label: { en: 'Sage', zh: '鼠尾草' },
    theme: 'light',
    colours: { wall: '#afc0af', wall2: '#95ab99', light: '#edf2d7', ink: '#0c2217', accent: '#235430' },
  },
  sky: {
    label: { en: 'Sky', zh: '天' },
    theme: 'light',
    colours: { wall: '#aec0d0', wall2: '#97aabe', light: '#f9f3e5', ink: '#0f1d32', accent: '#265085' },
  },
  moon: {
    label: { en: 'Moon', zh: '月' },
    theme: 'dark',
    colours: { wall: '#1b253f', wall2: '#10182e', light: '#587896', ink: '#e9f2f7', accent: '#e3cb99' },
  },
  ember: {
    label: { en: 'Ember', zh: '余晖' },
    theme: 'dark',
    colours: { wall: '#43201a', wall2: '#2f1412', light: '#db7c3d', ink: '#fbf2e9', accent: '#fed29c' },
  },
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['sage', 'plaster', 'sky', 'moon'],
  summer: ['sky', 'sage', 'plaster', 'ember'],
  autumn: ['clay', 'ember', 'plaster', 'moon'],
  winter: ['sky', 'moon', 'plaster', 'ember'],
} as const

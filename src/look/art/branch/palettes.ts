import type { ArtPalette } from '../family'

export const PALETTES = {
  rice: {
    label: { en: 'Rice', zh: '宣纸' },
    theme: 'light',
    colours: {
      paper: '#f3eee4',
      low: '#ede5d8',
      limb: '#2d2420',
      disc: '#e9dcc7',
      ink: '#241e1a',
      accent: '#b63325',
    },
  },
  celadon: {
    label: { en: 'Celadon', zh: '青瓷' },
    theme: 'light',
    colours: {
      paper: '#d2e5da',
      low: '#e3ede0',
      limb: '#192b26',
      disc: '#eef2e5',
      ink: '#0d2721',
      accent: '#206345',
    },
  },
  blush: {
    label: { en: 'Blush', zh: '绯' },
    theme: 'light',
    colours: {
      paper: '#f7e0dc',
      low: '#f8eadf',
      limb: '#3d2323',
      disc: '#fdf3ed',
      ink: '#3e1e23',
      accent: '#ae3b4c',
    },
  },
  gold: {
    label: { en: 'Gold', zh: '金' },
    theme: 'light',
    colours: {
      paper: '#ebdbb6',
      low: '#e6cea2',
      limb: '#321f14',
      disc: '#f3e4b8',
      ink: '#301c0e',
      accent: '#9d2e1c',
    },
  },
  mistblue: {
    label: { en: 'Mist Blue', zh: '雾蓝' },
    theme: 'light',
    colours: {
      paper: '#ccdce8',
      low: '#ddebef',
      limb: '#1c2735',
      disc: '#f3f2e9',
      ink: '#142234',
      accent: '#2c6194',
    },
  },
  indigo: {
    label: { en: 'Indigo', zh: '靛蓝' },
    theme: 'dark',
    colours: {
      paper: '#142038',
      low: '#21304c',
      limb: '#03050f',
      disc: '#f0e8ce',
      ink: '#f1eee6',
      accent: '#e6ce9d',
    },
  },
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_PLANT = {
  plum: ['rice', 'indigo', 'blush', 'mistblue'],
  cherry: ['mistblue', 'celadon', 'rice', 'indigo'],
  willow: ['celadon', 'rice', 'mistblue'],
  wisteria: ['rice', 'celadon', 'mistblue'],
  bamboo: ['celadon', 'rice', 'mistblue', 'indigo'],
  lotus: ['celadon', 'mistblue', 'rice'],
  reed: ['gold', 'indigo', 'blush'],
  persimmon: ['rice', 'mistblue', 'gold'],
  maple: ['gold', 'rice', 'blush'],
  ginkgo: ['mistblue', 'rice', 'indigo'],
  pine: ['mistblue', 'indigo', 'rice'],
} as const

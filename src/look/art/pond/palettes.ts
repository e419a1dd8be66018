import type { ArtPalette } from '../family'

export const PALETTES = {
  jade: {
    label: { en: 'Jade', zh: '碧玉' },
    theme: 'dark',
    colours: {
      deep: '#053631',
      mid: '#174941',
      glint: '#84afa3',
      pad: '#42774e',
      padDark: '#1a5439',
      shade: '#001b1a',
      ink: '#edf6ee',
      accent: '#e1d195',
    },
  },
  midnight: {
    label: { en: 'Midnight', zh: '子夜' },
    theme: 'dark',
    colours: {
      deep: '#0a1829',
      mid: '#10253a',
      glint: '#7598ad',
      pad: '#164547',
      padDark: '#083138',
      shade: '#020713',
      ink: '#e8f2f7',
      accent: '#e6ce9d',
    },
  },
  celadon: {
    label: { en: 'Celadon', zh: '青瓷' },
    theme: 'light',
    colours: {
      deep: '#bbd9cd',
      mid: '#d1e6d9',
      glint: '#f6fcf7',
      pad: '#719f7a',
      padDark: '#467c5e',
      shade: '#709d93',
      ink: '#012b27',
      accent: '#b23a26',
    },
  },
  silk: {
    label: { en: 'Silk', zh: '绢' },
    theme: 'light',
    colours: {
      deep: '#e6d8bc',
      mid: '#ede4cf',
      glint: '#fdfaf1',
      pad: '#728867',
      padDark: '#476348',
      shade: '#bca78c',
      ink: '#2f2115',
      accent: '#b6341f',
    },
  },
  rain: {
    label: { en: 'Rain', zh: '雨' },
    theme: 'light',
    colours: {
      deep: '#b1c0ca',
      mid: '#c4d2d9',
      glint: '#f5f9fc',
      pad: '#60827d',
      padDark: '#3f6262',
      shade: '#73838e',
      ink: '#142332',
      accent: '#a83825',
    },
  },
  ink: {
    label: { en: 'Ink', zh: '墨' },
    theme: 'light',
    colours: {
      deep: '#e8e6e0',
      mid: '#f1eee9',
      glint: '#b4b8ba',
      pad: '#5f6467',
      padDark: '#33393c',
      shade: '#c6c4be',
      ink: '#211c18',
      accent: '#be311f',
    },
  },
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['celadon', 'jade', 'silk', 'rain'],
  summer: ['jade', 'celadon', 'rain', 'midnight'],
  autumn: ['silk', 'midnight', 'jade', 'ink'],
  winter: ['ink', 'midnight', 'rain', 'silk'],
} as const

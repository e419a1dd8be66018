import type { ArtPalette } from '../family'

export const PALETTES = {
  lapis: {
    label: { en: 'Lapis', zh: '青金' },
    theme: 'dark',
    colours: {
      deep: '#081333',
      mid: '#12244d',
      disc: '#0c1b41',
      line: '#ddc084',
      star: '#fbf3dd',
      milk: '#92add1',
      ink: '#f5f0e1',
      accent: '#eec474',
    },
  },
  black: {
    label: { en: 'Black', zh: '玄' },
    theme: 'dark',
    colours: {
      deep: '#0c0b09',
      mid: '#171614',
      disc: '#11100f',
      line: '#a19e99',
      star: '#f7f5ef',
      milk: '#888682',
      ink: '#f0eeea',
      accent: '#f67d51',
    },
  },
  pine: {
    label: { en: 'Pine', zh: '松' },
    theme: 'dark',
    colours: {
      deep: '#03241f',
      mid: '#0b362e',
      disc: '#042c26',
      line: '#d4c390',
      star: '#f9f6e3',
      milk: '#729d90',
      ink: '#f0f1e4',
      accent: '#e8cf8c',
    },
  },
  wine: {
    label: { en: 'Wine', zh: '酒红' },
    theme: 'dark',
    colours: {
      deep: '#310c14',
      mid: '#491821',
      disc: '#3d121b',
      line: '#ebc1a0',
      star: '#fef3e5',
      milk: '#b98184',
      ink: '#faf0e7',
      accent: '#fbc99e',
    },
  },
  paper: {
    label: { en: 'Paper', zh: '纸' },
    theme: 'light',
    colours: {
      deep: '#f2ece1',
      mid: '#f6f1e8',
      disc: '#eee7d9',
      line: '#3e4e63',
      star: '#121b29',
      milk: '#798898',
      ink: '#171f2e',
      accent: '#c13522',
    },
  },
  silk: {
    label: { en: 'Silk', zh: '绢' },
    theme: 'light',
    colours: {
      deep: '#e8d5b3',
      mid: '#ecdcbd',
      disc: '#e7cfa8',
      line: '#593a2c',
      star: '#2c1a14',
      milk: '#a67c5b',
      ink: '#301c13',
      accent: '#af2d1b',
    },
  },
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['pine', 'lapis', 'paper', 'wine'],
  summer: ['lapis', 'pine', 'black', 'paper'],
  autumn: ['wine', 'silk', 'lapis', 'black'],
  winter: ['black', 'lapis', 'paper', 'silk'],
} as const

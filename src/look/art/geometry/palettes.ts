import type { ArtPalette } from '../family'

export const PALETTES = {
  bauhaus: {
    label: { en: 'Bauhaus', zh: '包豪斯' },
    theme: 'light',
    colours: {
      paper: '#f2ece0',
      a: '#1d2229',
      b: '#2460b7',
      d: '#f3c443',
      today: '#ed3726',
      ink: '#13161c',
      accent: '#d42515',
    },
  },
  ulm: {
    label: { en: 'Ulm', zh: '乌尔姆' },
    theme: 'light',
    colours: {
      paper: '#e2e9eb',
      a: '#2e3f4f',
      b: '#589eaf',
      d: '#9cc7c9',
      today: '#f87103',
      ink: '#121e2b',
      accent: '#be4b10',
    },
  },
  riso: {
    label: { en: 'Riso', zh: '孔版' },
    theme: 'light',
    colours: {
      paper: '#f3f0e6',
      a: '#2855ad',
      b: '#fa86b6',
      d: '#e5d67f',
      today: '#fc4451',
      ink: '#0d2769',
      accent: '#d31d4b',
    },
  },
  garden: {
    label: { en: 'Garden', zh: '园' },
    theme: 'light',
    colours: {
      paper: '#eceddb',
      a: '#19482c',
      b: '#6da361',
      d: '#d6cf6e',
      today: '#f5642b',
      ink: '#0a2b1a',
      accent: '#b8431a',
    },
  },
  terracotta: {
    label: { en: 'Terracotta', zh: '赤陶' },
    theme: 'light',
    colours: {
      paper: '#f0decd',
      a: '#572825',
      b: '#b55e43',
      d: '#e2ab70',
      today: '#016c96',
      ink: '#391917',
      accent: '#005b88',
    },
  },
  night: {
    label: { en: 'Night', zh: '夜' },
    theme: 'dark',
    colours: {
      paper: '#121625',
      a: '#ede8d6',
      b: '#4f6dcc',
      d: '#48b7c2',
      today: '#fb7949',
      ink: '#f4f2e9',
      accent: '#fc905e',
    },
  },
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['garden', 'riso', 'bauhaus', 'ulm'],
  summer: ['riso', 'bauhaus', 'night', 'ulm'],
  autumn: ['terracotta', 'bauhaus', 'garden', 'night'],
  winter: ['ulm', 'night', 'bauhaus', 'terracotta'],
} as const

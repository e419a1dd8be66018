import type { ArtPalette } from '../family'

export const PALETTES = {
  morning: {
    label: { en: 'Morning', zh: '晨' },
    theme: 'light',
    colours: {
      top: '#c7e3ef',
      low: '#feefdc',
      far: '#91c0d1',
      near: '#08557e',
      line: '#eef9fb',
      sun: '#fffaed',
      ink: '#0c2842',
      accent: '#076798',
    },
  },
  prussian: {
    label: { en: 'Prussian', zh: '普蓝' },
    theme: 'light',
    colours: {
      top: '#eee7d9',
      low: '#ebdec8',
      far: '#6998bd',
      near: '#062a64',
      line: '#f3eee1',
      sun: '#d94e33',
      ink: '#0c2348',
      accent: '#bd3c22',
    },
  },
  jade: {
    label: { en: 'Jade', zh: '碧玉' },
    theme: 'light',
    colours: {
      top: '#cee8e0',
      low: '#eff2e2',
      far: '#8cc1b4',
      near: '#005351',
      line: '#effaf4',
      sun: '#fffdec',
      ink: '#002a2d',
      accent: '#086961',
    },
  },
  sumi: {
    label: { en: 'Sumi', zh: '水墨' },
    theme: 'light',
    colours: {
      top: '#f3f0ea',
      low: '#ede9e1',
      far: '#a6acaf',
      near: '#181e23',
      line: '#f3f0ea',
      sun: '#cc3f2c',
      ink: '#211c18',
      accent: '#c13522',
    },
  },
  dusk: {
    label: { en: 'Dusk', zh: '暮' },
    theme: 'dark',
    colours: {
      top: '#2b1746',
      low: '#e67d58',
      far: '#974c72',
      near: '#120826',
      line: '#feccaa',
      sun: '#ffe8c3',
      ink: '#fdf3eb',
      accent: '#ffd5ae',
    },
  },
  night: {
    label: { en: 'Night', zh: '夜' },
    theme: 'dark',
    colours: {
      top: '#050d1e',
      low: '#1b3850',
      far: '#0f304a',
      near: '#010512',
      line: '#a0c4d4',
      sun: '#f6f0da',
      ink: '#e6f1f4',
      accent: '#a1d8e6',
    },
  },
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['morning', 'jade', 'prussian', 'sumi'],
  summer: ['jade', 'prussian', 'morning', 'night'],
  autumn: ['dusk', 'prussian', 'morning', 'sumi'],
  winter: ['sumi', 'night', 'prussian', 'dusk'],
} as const

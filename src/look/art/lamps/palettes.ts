import type { ArtPalette } from '../family'

export const PALETTES = {
  bluehour: {
    label: { en: 'Blue Hour', zh: '蓝时' },
    theme: 'dark',
    colours: {
      top: '#0f1f45',
      low: '#4c78a5',
      far: '#3f5c82',
      near: '#0b152d',
      lamp: '#fecc6b',
      tree: '#002635',
      ink: '#ecf5fa',
      accent: '#fad280',
    },
  },
  violet: {
    label: { en: 'Violet', zh: '紫' },
    theme: 'dark',
    colours: {
      top: '#2d1a49',
      low: '#df8071',
      far: '#8f517b',
      near: '#1b0e2d',
      lamp: '#ffd897',
      tree: '#2d1b39',
      ink: '#fff2ee',
      accent: '#fed7a2',
    },
  },
  forest: {
    label: { en: 'Forest', zh: '林' },
    theme: 'dark',
    colours: {
      top: '#001b1b',
      low: '#33655f',
      far: '#204e4b',
      near: '#001213',
      lamp: '#fdd674',
      tree: '#002117',
      ink: '#ecf5ed',
      accent: '#f4d485',
    },
  },
  snow: {
    label: { en: 'Snow', zh: '雪' },
    theme: 'dark',
    colours: {
      top: '#212e45',
      low: '#8095aa',
      far: '#627389',
      near: '#1a263c',
      lamp: '#ffcf84',
      tree: '#1a3040',
      ink: '#f0f6fa',
      accent: '#fed899',
    },
  },
  amber: {
    label: { en: 'Amber', zh: '琥珀' },
    theme: 'light',
    colours: {
      top: '#f3e6d2',
      low: '#fac597',
      far: '#d9906f',
      near: '#642724',
      lamp: '#feeebd',
      tree: '#6e4015',
      ink: '#421c19',
      accent: '#a8372a',
    },
  },
  dawn: {
    label: { en: 'Dawn', zh: '晓' },
    theme: 'light',
    colours: {
      top: '#d1dff2',
      low: '#fee3d7',
      far: '#c2b8d7',
      near: '#494772',
      lamp: '#feedc4',
      tree: '#426882',
      ink: '#262445',
      accent: '#aa3f4e',
    },
  },
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['dawn', 'bluehour', 'violet', 'forest'],
  summer: ['bluehour', 'violet', 'dawn', 'forest'],
  autumn: ['amber', 'violet', 'amber', 'bluehour'],
  winter: ['snow', 'bluehour', 'snow', 'violet', 'forest'],
} as const

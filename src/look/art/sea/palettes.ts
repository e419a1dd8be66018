import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf('top', 'low', 'far', 'near', 'line', 'sun', 'ink', 'accent')

export const PALETTES = {
  morning: light('Morning', '晨', 'c7e3ef feefdc 91c0d1 08557e eef9fb fffaed 0c2842 076798'),
  prussian: light('Prussian', '普蓝', 'eee7d9 ebdec8 6998bd 062a64 f3eee1 d94e33 0c2348 bd3c22'),
  jade: light('Jade', '碧玉', 'cee8e0 eff2e2 8cc1b4 005351 effaf4 fffdec 002a2d 086961'),
  sumi: light('Sumi', '水墨', 'f3f0ea ede9e1 a6acaf 181e23 f3f0ea cc3f2c 211c18 c13522'),
  dusk: dark('Dusk', '暮', '2b1746 e67d58 974c72 120826 feccaa ffe8c3 fdf3eb ffd5ae'),
  night: dark('Night', '夜', '050d1e 1b3850 0f304a 010512 a0c4d4 f6f0da e6f1f4 a1d8e6'),
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['morning', 'jade', 'prussian', 'sumi'],
  summer: ['jade', 'prussian', 'morning', 'night'],
  autumn: ['dusk', 'prussian', 'morning', 'sumi'],
  winter: ['sumi', 'night', 'prussian', 'dusk'],
} as const

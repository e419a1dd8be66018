import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf('deep', 'mid', 'disc', 'line', 'star', 'milk', 'ink', 'accent')

export const PALETTES = {
  lapis: dark('Lapis', '青金', '081333 12244d 0c1b41 ddc084 fbf3dd 92add1 f5f0e1 eec474'),
  black: dark('Black', '玄', '0c0b09 171614 11100f a19e99 f7f5ef 888682 f0eeea f67d51'),
  pine: dark('Pine', '松', '03241f 0b362e 042c26 d4c390 f9f6e3 729d90 f0f1e4 e8cf8c'),
  wine: dark('Wine', '酒红', '310c14 491821 3d121b ebc1a0 fef3e5 b98184 faf0e7 fbc99e'),
  paper: light('Paper', '纸', 'f2ece1 f6f1e8 eee7d9 3e4e63 121b29 798898 171f2e c13522'),
  silk: light('Silk', '绢', 'e8d5b3 ecdcbd e7cfa8 593a2c 2c1a14 a67c5b 301c13 af2d1b'),
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['pine', 'lapis', 'paper', 'wine'],
  summer: ['lapis', 'pine', 'black', 'paper'],
  autumn: ['wine', 'silk', 'lapis', 'black'],
  winter: ['black', 'lapis', 'paper', 'silk'],
} as const

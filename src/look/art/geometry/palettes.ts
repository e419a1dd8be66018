import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf('paper', 'a', 'b', 'd', 'today', 'ink', 'accent')

export const PALETTES = {
  bauhaus: light('Bauhaus', '包豪斯', 'f2ece0 1d2229 2460b7 f3c443 ed3726 13161c d42515'),
  ulm: light('Ulm', '乌尔姆', 'e2e9eb 2e3f4f 589eaf 9cc7c9 f87103 121e2b be4b10'),
  riso: light('Riso', '孔版', 'f3f0e6 2855ad fa86b6 e5d67f fc4451 0d2769 d31d4b'),
  garden: light('Garden', '园', 'eceddb 19482c 6da361 d6cf6e f5642b 0a2b1a b8431a'),
  terracotta: light('Terracotta', '赤陶', 'f0decd 572825 b55e43 e2ab70 016c96 391917 005b88'),
  night: dark('Night', '夜', '121625 ede8d6 4f6dcc 48b7c2 fb7949 f4f2e9 fc905e'),
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['garden', 'riso', 'bauhaus', 'ulm'],
  summer: ['riso', 'bauhaus', 'night', 'ulm'],
  autumn: ['terracotta', 'bauhaus', 'garden', 'night'],
  winter: ['ulm', 'night', 'bauhaus', 'terracotta'],
} as const

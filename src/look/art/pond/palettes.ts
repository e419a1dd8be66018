import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf('deep', 'mid', 'glint', 'pad', 'padDark', 'shade', 'ink', 'accent')

export const PALETTES = {
  jade: dark('Jade', '碧玉', '053631 174941 84afa3 42774e 1a5439 001b1a edf6ee e1d195'),
  midnight: dark('Midnight', '子夜', '0a1829 10253a 7598ad 164547 083138 020713 e8f2f7 e6ce9d'),
  celadon: light('Celadon', '青瓷', 'bbd9cd d1e6d9 f6fcf7 719f7a 467c5e 709d93 012b27 b23a26'),
  silk: light('Silk', '绢', 'e6d8bc ede4cf fdfaf1 728867 476348 bca78c 2f2115 b6341f'),
  rain: light('Rain', '雨', 'b1c0ca c4d2d9 f5f9fc 60827d 3f6262 73838e 142332 a83825'),
  ink: light('Ink', '墨', 'e8e6e0 f1eee9 b4b8ba 5f6467 33393c c6c4be 211c18 be311f'),
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['celadon', 'jade', 'silk', 'rain'],
  summer: ['jade', 'celadon', 'rain', 'midnight'],
  autumn: ['silk', 'midnight', 'jade', 'ink'],
  winter: ['ink', 'midnight', 'rain', 'silk'],
} as const

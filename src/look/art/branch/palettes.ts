import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf('paper', 'low', 'limb', 'disc', 'ink', 'accent')

export const PALETTES = {
  rice: light('Rice', '宣纸', 'f3eee4 ede5d8 2d2420 e9dcc7 241e1a b63325'),
  celadon: light('Celadon', '青瓷', 'd2e5da e3ede0 192b26 eef2e5 0d2721 206345'),
  blush: light('Blush', '绯', 'f7e0dc f8eadf 3d2323 fdf3ed 3e1e23 ae3b4c'),
  gold: light('Gold', '金', 'ebdbb6 e6cea2 321f14 f3e4b8 301c0e 9d2e1c'),
  mistblue: light('Mist Blue', '雾蓝', 'ccdce8 ddebef 1c2735 f3f2e9 142234 2c6194'),
  indigo: dark('Indigo', '靛蓝', '142038 21304c 03050f f0e8ce f1eee6 e6ce9d'),
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

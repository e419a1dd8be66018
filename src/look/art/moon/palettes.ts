import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf('top', 'mid', 'low', 'moon', 'sea', 'fore', 'haze', 'ink', 'accent')

export const PALETTES = {
  midnight: dark('Midnight', '子夜', '080e21 121e39 253e5f f5f0e0 c7bcaa 030511 4e6486 f2eee3 ebd6a3'),
  teal: dark('Teal', '黛青', '001d22 01383d 296362 f8f4de c7c6ac 000a0e 588b87 f4f5e9 eadfaa'),
  harvest: dark('Harvest', '秋收', '1a1029 481a37 9e4421 fdd89e e39851 0d0410 c56a3e fcf2e5 fed89d'),
  sumi: dark('Sumi', '水墨', '0e0d0b 1c1a18 373531 f0ece4 b5b0a9 040302 66635e f1eee9 eb9070'),
  plum: dark('Plum', '梅紫', '23112f 492952 94597b fff0e5 e7c0be 110519 bc7b9a fdf1f8 ffd6d5'),
  day: light('Day', '昼', 'accde1 c1ddea f2eddd fbfaf4 cee2ed 354f6a f7f5ec 15273e 1d5b92'),
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['plum', 'day', 'midnight', 'teal'],
  summer: ['teal', 'midnight', 'day', 'sumi'],
  autumn: ['harvest', 'midnight', 'plum', 'harvest', 'sumi'],
  winter: ['midnight', 'day', 'sumi', 'plum'],
} as const

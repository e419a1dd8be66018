import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf(
  'ground',
  'ground2',
  'sheet1',
  'sheet2',
  'sheet3',
  'sheet4',
  'sheet5',
  'sheet6',
  'ink',
  'accent',
)

export const PALETTES = {
  iris: dark('Iris', '鸢尾', '121130 1f1848 2b1b6a 5020a2 902cab d84497 fc8179 fec391 f3f2fb fdbca6'),
  abyss: dark('Abyss', '深海', '011526 002237 012c46 00486a 046b87 1797a3 4dc8ba abedc1 ebf6f8 92e8d1'),
  peach: light('Peach', '桃', 'fdf1e8 fee8db fee1d1 ffd3c0 feb6a4 ff898b e2699d a95cbb 3e1b2d c03a51'),
  spring: light('Spring', '春', 'eaf8ec dbf4e6 ccf3d8 adecc9 78dac0 3fbfcc 2a9ad0 406ec5 002934 007176'),
  dawn: light('Dawn', '晓', 'ebebfc ebe4fb e6dafe e4c6fc fbaad8 feb0a9 ffc393 fee296 2c2049 9c4297'),
  lava: dark('Lava', '熔岩', '200e0d 331414 4f1218 86101f c22823 e95c12 fb9a32 fdd57f fbf1ea fdc584'),
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['spring', 'dawn', 'peach', 'iris'],
  summer: ['abyss', 'spring', 'iris', 'peach'],
  autumn: ['lava', 'peach', 'iris', 'dawn'],
  winter: ['abyss', 'dawn', 'iris', 'lava'],
} as const

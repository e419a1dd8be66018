import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf('wall', 'wall2', 'light', 'ink', 'accent')

export const PALETTES = {
  plaster: light('Plaster', '灰泥', 'd9d1c7 c9bbb0 fffaee 271d17 953b17'),
  clay: light('Clay', '陶', 'd6a085 c5876f ffd6a8 2f140e 7f211b'),
  sage: light('Sage', '鼠尾草', 'afc0af 95ab99 edf2d7 0c2217 235430'),
  sky: light('Sky', '天', 'aec0d0 97aabe f9f3e5 0f1d32 265085'),
  moon: dark('Moon', '月', '1b253f 10182e 587896 e9f2f7 e3cb99'),
  ember: dark('Ember', '余晖', '43201a 2f1412 db7c3d fbf2e9 fed29c'),
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['sage', 'plaster', 'sky', 'moon'],
  summer: ['sky', 'sage', 'plaster', 'ember'],
  autumn: ['clay', 'ember', 'plaster', 'moon'],
  winter: ['sky', 'moon', 'plaster', 'ember'],
} as const

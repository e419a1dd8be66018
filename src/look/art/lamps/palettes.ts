import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf('top', 'low', 'far', 'near', 'lamp', 'tree', 'ink', 'accent')

export const PALETTES = {
  bluehour: dark('Blue Hour', '蓝时', '0f1f45 4c78a5 3f5c82 0b152d fecc6b 002635 ecf5fa fad280'),
  violet: dark('Violet', '紫', '2d1a49 df8071 8f517b 1b0e2d ffd897 2d1b39 fff2ee fed7a2'),
  forest: dark('Forest', '林', '001b1b 33655f 204e4b 001213 fdd674 002117 ecf5ed f4d485'),
  snow: dark('Snow', '雪', '212e45 8095aa 627389 1a263c ffcf84 1a3040 f0f6fa fed899'),
  amber: light('Amber', '琥珀', 'f3e6d2 fac597 d9906f 642724 feeebd 6e4015 421c19 a8372a'),
  dawn: light('Dawn', '晓', 'd1dff2 fee3d7 c2b8d7 494772 feedc4 426882 262445 aa3f4e'),
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['dawn', 'bluehour', 'violet', 'forest'],
  summer: ['bluehour', 'violet', 'dawn', 'forest'],
  autumn: ['amber', 'violet', 'amber', 'bluehour'],
  winter: ['snow', 'bluehour', 'snow', 'violet', 'forest'],
} as const

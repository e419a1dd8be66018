import type { ArtFamily } from '../family'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'

export const stars: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'below', wideWidth: 0.43, from: [0.16, 0.53, 0.53], to: [0.82, 0.865, 0.9] },
  paint: ({ box, palette }) => ({
    nodes: [{ type: 'rect', id: 'art-ground', ...box, fill: palette.colours.deep! }],
    isMassLeft: false,
  }),
}

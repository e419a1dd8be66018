import type { ArtFamily } from '../family'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'

export const flow: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'above', wideWidth: 0.44, from: [0.15, 0.1, 0.1], to: [0.6, 0.44, 0.44] },
  paint: ({ box, palette }) => ({
    nodes: [{ type: 'rect', id: 'art-ground', ...box, fill: palette.colours.ground! }],
    isMassLeft: false,
  }),
}

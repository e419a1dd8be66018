import { palettesOf, type ArtPalette } from '../family'

const { dark, light } = palettesOf('paper', 'low', 'far', 'near', 'foot', 'sun', 'ink', 'accent', 'shade')

export const PALETTES = {
  ink: light('Ink', '墨', 'f2eee6 ece7de b4b8bc 1b2025 7d8185 c53825 231e1b be311f'),
  azurite: light('Azurite', '青绿', 'ede0c5 e8d7b7 63aea9 014671 cba36d ca4a27 122334 99351b'),
  dawn: light('Dawn', '晓', 'f9dbd4 feedd7 e3b7bb 3a2e50 e1a79d f8875a 342038 af3c40'),
  mist: light('Mist', '雾', 'dae9e2 ebf3ea b5c9c3 173a30 94aba0 fdfbec 0f2a23 22664d'),
  snow: light('Snow', '雪', 'acbdcc c0ccd7 e0e7ec fafcfe c3d0da d95737 111b28 a52b1e 313e4f'),
  night: dark('Night', '夜', '0e1529 39526d 385573 040712 263952 f8eed5 f1eee6 e6ca91'),
  ember: dark('Ember', '余晖', '32173a d77343 9c4246 14061c b05139 ffe0ad faf2e9 fed7a2'),
} satisfies Record<string, ArtPalette>

export const PALETTES_OF_SEASON = {
  spring: ['mist', 'azurite', 'ink', 'dawn'],
  summer: ['azurite', 'mist', 'night', 'ink', 'dawn'],
  autumn: ['dawn', 'ember', 'ink', 'azurite', 'night'],
  winter: ['ink', 'snow', 'night', 'snow', 'dawn'],
} as const

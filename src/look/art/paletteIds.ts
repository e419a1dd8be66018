import type { ArtFamilyId } from './index'

/** The palettes of each family, for those who choose one without the family's code. */
export const PALETTE_IDS: Readonly<Record<ArtFamilyId, readonly string[]>> = {
  mountains: ['ink', 'azurite', 'dawn', 'mist', 'snow', 'night', 'ember'],
  moon: ['midnight', 'teal', 'harvest', 'sumi', 'plum', 'day'],
  sea: ['morning', 'prussian', 'jade', 'sumi', 'dusk', 'night'],
  branch: ['rice', 'celadon', 'blush', 'gold', 'mistblue', 'indigo'],
  pond: ['jade', 'midnight', 'celadon', 'silk', 'rain', 'ink'],
  stars: ['lapis', 'black', 'pine', 'wine', 'paper', 'silk'],
  windowLight: ['plaster', 'clay', 'sage', 'sky', 'moon', 'ember'],
  lamps: ['bluehour', 'violet', 'forest', 'snow', 'amber', 'dawn'],
  geometry: ['bauhaus', 'ulm', 'riso', 'garden', 'terracotta', 'night'],
  flow: ['iris', 'abyss', 'peach', 'spring', 'dawn', 'lava'],
}

import type { ArtFamilyId } from '../ids'

export interface ArtChoice {
  family: ArtFamilyId
  palette: string // '': chosen by date from its season
  seed: number // 0: chosen by date
}

export const THE_DAYS_OWN: ArtChoice = { family: 'mountains', palette: '', seed: 0 }

export const MAX_SEED = 9_999

export function chosenArt(
  own: ArtChoice,
  family: ArtFamilyId,
  { seed, palette }: { seed: number | undefined; palette: string | undefined },
): ArtChoice {
  const kept = family === own.family ? own : THE_DAYS_OWN
  return { family, seed: seed ?? kept.seed, palette: palette ?? kept.palette }
}

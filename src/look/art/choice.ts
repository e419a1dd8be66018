import type { ArtFamilyId } from '../ids'

/** What a visitor chooses of a painting; the date is the card's. */
export interface ArtChoice {
  family: ArtFamilyId
  palette: string // '': by the day, in its season's turn
  seed: number // 0: the day's own
}

export const THE_DAYS_OWN: ArtChoice = { family: 'mountains', palette: '', seed: 0 }

export const MAX_SEED = 9_999

/** A choice as it is asked for: another family is the day's own, and keeps neither palette nor seed. */
export function chosenArt(
  own: ArtChoice,
  family: ArtFamilyId,
  { seed, palette }: { seed: number | undefined; palette: string | undefined },
): ArtChoice {
  const kept = family === own.family ? own : THE_DAYS_OWN
  return { family, seed: seed ?? kept.seed, palette: palette ?? kept.palette }
}

import type { ArtFamilyId } from './index'

/** What a visitor chooses of a painting; the date is the card's. */
export interface ArtChoice {
  family: ArtFamilyId
  palette: string // '': by the day, in its season's turn
  seed: number // 0: the day's own
}

export const THE_DAYS_OWN: ArtChoice = { family: 'mountains', palette: '', seed: 0 }

export const MAX_SEED = 9_999

/** Home does not load these: its look is fixed. */
import { BACKGROUNDS } from '../look/backgrounds'
import { ART_FAMILY_IDS, COMPOSITION_IDS, FRAME_IDS, TARGET_IDS } from '../look/ids'
import { TEXT_COLOURS } from '../look/palette'
import { PRINTS } from '../look/prints'
import { RATIOS } from '../look/ratios'
import { SEAL_PLACES, SEAL_STYLES } from '../look/seal/styles'
import { MARGINS, SHADOWS } from '../look/shadows'
import { keysOf } from '../scene/values'
import { ALIGNMENTS } from '../text/alignments'
import { CHARACTER_FORMS } from '../text/characterForms'
import { FONTS } from '../text/fonts'
import { TEXT_SIZES } from '../text/sizes'
import { DATE_PART_IDS } from './dateLine'
import { PRIMARY_LANGUAGES } from './primaryLanguages'

export const IDS = {
  alignments: keysOf(ALIGNMENTS),
  artFamilies: ART_FAMILY_IDS,
  backgrounds: keysOf(BACKGROUNDS),
  characterForms: keysOf(CHARACTER_FORMS),
  compositions: COMPOSITION_IDS,
  dateParts: DATE_PART_IDS,
  fonts: keysOf(FONTS),
  frames: FRAME_IDS,
  leads: keysOf(PRIMARY_LANGUAGES),
  margins: keysOf(MARGINS),
  prints: keysOf(PRINTS),
  ratios: keysOf(RATIOS),
  sealPlaces: keysOf(SEAL_PLACES),
  sealStyles: keysOf(SEAL_STYLES).toSorted(),
  shadows: keysOf(SHADOWS),
  targets: TARGET_IDS,
  textColours: keysOf(TEXT_COLOURS),
  textSizes: keysOf(TEXT_SIZES),
} as const

export type Ids = { [Name in keyof typeof IDS]: (typeof IDS)[Name][number] }

export function choicesOf(of: keyof Ids | readonly string[]): readonly string[] {
  return typeof of === 'string' ? IDS[of] : of
}

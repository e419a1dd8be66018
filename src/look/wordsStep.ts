/**
 * Text boxes are rounded to this step before measuring contrast, so the scrim does not flicker while typing.
 */
export const WORDS_STEP_PX = 24

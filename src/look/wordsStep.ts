/** The scrim does not flicker while typing. */
export const WORDS_STEP_PX = 24

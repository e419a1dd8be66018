/**
 * Words on pictures are held against what lies under them in steps of this, so that a scrim does not change with every letter. A
 * painting's calm part ends on one.
 */
export const WORDS_STEP_PX = 24

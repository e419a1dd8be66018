import others from './others.json'
import sans from './sans.json'
import serif from './serif.json'

/** Of all families, for Node and tests; a browser loads those of the families that it shows. */
export const FONT_HOLES = { ...sans, ...serif, ...others }

import others from './others.json'
import sans from './sans.json'
import serif from './serif.json'

/** for Node and tests; a browser loads only those it shows */
export const FONT_HOLES = { ...sans, ...serif, ...others }

/**
 * `npm run tool glyphs`: draws every character of the almanac and of the Latin alphabets in every face, weight and slant, and
 * names those that leave no ink. Exit code 1 if there is one.
 */
import { faceKey } from '../../src/draw/fonts/fontsOf'
import { CHARACTERS, FACES, homeless, lostGlyphs } from './glyphs'

let checked = 0
let lost = 0
for (const face of FACES) {
  const found = lostGlyphs(face, CHARACTERS)
  checked += found.checked
  lost += found.blank.length
  console.info(`${faceKey(face)}: ${found.checked} characters, ${found.blank.join('') || 'none'} lost`)
}
const without = homeless(CHARACTERS)
console.info(`\n${checked} checks of ${CHARACTERS.length} characters in ${FACES.length} faces; ${lost} lost.`)
if (without.length > 0) console.info(`In no face of ours: ${without.join(' ')}`)
process.exitCode = lost + without.length > 0 ? 1 : 0

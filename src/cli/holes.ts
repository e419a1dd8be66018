/**
 * Writes down which characters the families' unicode-ranges promise and their files lack, in src/text/fontHoles.json: `npm run holes`
 * after a font was added or updated.
 */
import { writeFileSync } from 'node:fs'
import { packedHoles } from '../draw/fonts/fontHoles'
import { foundHoles } from './fontHoles/foundHoles'

const holes = Object.fromEntries(foundHoles().map(([family, ranges]) => [family, packedHoles(ranges)]))
writeFileSync('src/text/fontHoles.json', `${JSON.stringify(holes)}\n`)

/**
 * Writes down where the marks of the Chinese faces have their ink, in src/text/vertical/markInks.json: `npm run tool marks` after a font was
 * added or updated.
 */
import { writeFileSync } from 'node:fs'
import { foundMarkInks } from './markInks/foundMarkInks'

writeFileSync('src/text/vertical/markInks.json', `${JSON.stringify(foundMarkInks())}\n`)

/** `npm run tool marks`: where the marks of the Chinese faces have their ink. */
import { writeFileSync } from 'node:fs'
import { foundMarkInks } from './markInks/foundMarkInks'

writeFileSync('src/text/vertical/markInks.json', `${JSON.stringify(foundMarkInks())}\n`)

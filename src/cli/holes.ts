/** `npm run tool holes`: which characters the families' unicode-ranges promise and their files lack. */
import { writeFileSync } from 'node:fs'
import { holesFileOf, packedHoles } from '../draw/fonts/fontHoles'
import { foundHoles } from './fontHoles/foundHoles'

const found = foundHoles()
for (const file of ['sans', 'serif', 'others'] as const) {
  const own = found.filter(([family]) => holesFileOf(family) === file)
  const holes = Object.fromEntries(own.map(([family, ranges]) => [family, packedHoles(ranges)]))
  writeFileSync(`src/text/fontHoles/${file}.json`, `${JSON.stringify(holes)}\n`)
}

/**
 * Contact sheets, for the eye to judge: `npm run tool sheet` writes them all to dist/sheets; `-- frames` only
 * those named.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCENE_SHEETS, SHEETS } from './sheets'
import { sheetPng } from './sheets/sheetPng'

const ALL = { ...SHEETS, ...SCENE_SHEETS }
const FOLDER = join('dist', 'sheets')

await main(process.argv.slice(2))

async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !Object.hasOwn(ALL, name))
  if (unknown.length > 0) {
    console.error(`No such sheet: ${unknown.join(', ')}. There are: ${Object.keys(ALL).join(', ')}.`)
    process.exitCode = 1
    return
  }
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, rows] of Object.entries(ALL)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const file = join(FOLDER, `${name}.png`)
    writeFileSync(file, await sheetPng(rows()))
    console.info(file)
  }
}

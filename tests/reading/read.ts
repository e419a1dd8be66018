/**
 * `npm run tool read`: the words of every template's cards read back from their 2x export by OCR. Ends with a table, the
 * worst blocks, and exit code 1 when a template in one of the languages is read less well than it must be.
 * `npm run tool read -- minimal dusk` reads only these. What was misread lies in dist/reading.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { idsOf } from '../layout/cards'
import { readCards, type BlockReading, type ReadCard } from './readCards'
import { SAMPLES } from './samples'
import { isReadWell, reportOf } from './report'

const FOLDER = join('dist', 'reading')

await main(process.argv.slice(2))

async function main(wanted: readonly string[]): Promise<void> {
  const all = idsOf(TEMPLATES)
  const unknown = wanted.filter((name) => !all.includes(name as TemplateId))
  if (unknown.length > 0) {
    console.error(`No such template: ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
    process.exitCode = 1
    return
  }
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const readings: BlockReading[] = []
  const templates = all.filter((id) => wanted.length === 0 || wanted.includes(id))
  for await (const reading of readCards(cardsOf(templates))) {
    readings.push(reading)
    const isRight = reading.tally.errors === 0
    process.stdout.write(isRight ? '.' : 'x')
    if (!isRight) keepLines(reading, readings.length)
  }
  console.info(`\n\n${reportOf(readings)}`)
  process.exitCode = isReadWell(readings) ? 0 : 1
}

function cardsOf(templates: readonly TemplateId[]): ReadCard[] {
  return templates.flatMap((template) =>
    idsOf(SAMPLES).flatMap((length) => SAMPLES[length].map((quote) => ({ template, length, quote }))),
  )
}

function keepLines({ template, length, language, lines }: BlockReading, index: number): void {
  lines.forEach((line, at) => {
    const name = [template, language, length, index, at + 1].join('-')
    writeFileSync(join(FOLDER, `${name}.png`), line.toBuffer('image/png'))
  })
}

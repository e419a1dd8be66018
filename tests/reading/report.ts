import { idsOf } from '../layout/cards'
import { accuracyOf, comparable, type ReadLanguage } from './accuracy'
import type { BlockReading } from './readCards'
import { SAMPLES } from './samples'

/** Lowest accuracy of a template in each language. */
export const MIN_ACCURACY = 0.98
/** lowest accuracy of all templates together */
const MIN_OF_ALL = 0.995

const LANGUAGES: Record<ReadLanguage, string> = { en: 'English', zh: 'Chinese' }
const SHOWN_WORST = 50

/**
 * True if each template was read well in each language, all lengths together: in a short Chinese quote, one
 * confusion (千 and 干) is 10 %.
 */
export function isReadWell(readings: readonly BlockReading[]): boolean {
  const rows = rowsOf(readings)
  return (
    rows.length > 0 &&
    rows.every(
      ({ cells, all }) => cells.every(({ length }) => length > 0) && shareRight(all) >= MIN_ACCURACY,
    ) &&
    idsOf(LANGUAGES).every(
      (language) => shareRight(readings.filter((one) => one.language === language)) >= MIN_OF_ALL,
    )
  )
}

/** Percentages by template, language and length, and the blocks with most errors. */
export function reportOf(readings: readonly BlockReading[]): string {
  const heads = [...idsOf(SAMPLES), 'all'].map((name) => name.padStart(6))
  return [
    ['template'.padEnd(16), 'language', ...heads].join('  '),
    ...rowsOf(readings).map(({ name, cells, all }) => [name, ...[...cells, all].map(percentOf)].join('  ')),
    '',
    ...idsOf(LANGUAGES).map((language) => totalOf(readings, language)),
    '',
    ...worstOf(readings),
  ].join('\n')
}

function rowsOf(readings: readonly BlockReading[]) {
  return [...new Set(readings.map(({ template }) => template))].flatMap((template) =>
    idsOf(LANGUAGES).map((language) => {
      const all = readings.filter((one) => one.template === template && one.language === language)
      const cells = idsOf(SAMPLES).map((length) => all.filter((one) => one.length === length))
      return { name: `${template.padEnd(16)}  ${LANGUAGES[language].padEnd(8)}`, cells, all }
    }),
  )
}

function totalOf(readings: readonly BlockReading[], language: ReadLanguage): string {
  const own = readings.filter((reading) => reading.language === language)
  const characters = own.reduce((sum, { tally }) => sum + tally.characters, 0)
  const wrong = own.reduce((sum, { tally }) => sum + tally.errors, 0)
  const under = own.filter((reading) => shareRight([reading]) < MIN_ACCURACY)
  return `${LANGUAGES[language]}: ${percentOf(own).trim()} % right, ${wrong} wrong of ${characters} characters; ${under.length} of ${own.length} blocks under 98 %`
}

function worstOf(readings: readonly BlockReading[]): string[] {
  return readings
    .filter(({ tally }) => tally.errors > 0)
    .toSorted((a, b) => shareRight([a]) - shareRight([b]))
    .slice(0, SHOWN_WORST)
    .flatMap(({ template, language, written, read, tally }) => [
      `${template}, ${LANGUAGES[language]}: ${tally.errors} wrong of ${tally.characters}`,
      `  written  ${comparable(written, language)}`,
      `  read     ${comparable(read, language)}`,
    ])
}

function shareRight(readings: readonly BlockReading[]): number {
  return accuracyOf(readings.map(({ tally }) => tally))
}

/** Rounded down, so that 100 means every character. */
function percentOf(readings: readonly BlockReading[]): string {
  return (Math.floor(shareRight(readings) * 10_000) / 100).toFixed(2).padStart(6)
}

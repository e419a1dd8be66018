import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import type { FontId } from '../../src/text/fonts'
import { idsOf } from '../layout/cards'
import { accuracyOf, comparable, type ReadLanguage } from './accuracy'
import type { BlockReading } from './readCards'
import { SAMPLES } from './samples'

/** At least so much of what is read of the same words in the same type black on white, in both languages. */
const MIN_ACCURACY = 0.98
/**
 * The engine has learnt print: it takes an s of handwriting for a c, a p on a rule for a b, 12 pixels for another character, 山 of
 * a brush for 小. These are read again in print at the same place.
 */
const MIN_OF_OTHER_TYPE: Partial<Record<FontId, number>> = {
  'font-hand': 0.95,
  'font-pixel': 0.9,
  'font-brush': 0.95,
  'font-running': 0.9,
}

/** What share of a template's characters must be read right, of those that are black on white. */
export function minAccuracyOf(template: TemplateId, inPrint = false): number {
  return (inPrint ? undefined : MIN_OF_OTHER_TYPE[familyOf(template)]) ?? MIN_ACCURACY
}

/** Whether the engine has learnt a template's type. */
export function isInPrint(template: TemplateId): boolean {
  return MIN_OF_OTHER_TYPE[familyOf(template)] === undefined
}

function familyOf(template: TemplateId): FontId {
  return TEMPLATES[template].settings.textSettings.fontFamily
}

/** The same for all templates together. */
const MIN_OF_PLAIN: Record<ReadLanguage, number> = { en: 0.999, zh: 0.995 }

const LANGUAGES: Record<ReadLanguage, string> = { en: 'English', zh: 'Chinese' }
const SHOWN_WORST = 50

/**
 * True when each template was read in each language at each length, and in each language well, short to long together:
 * a short Chinese quote has eight to ten characters, and one that the engine takes for its twin (千 and 干) is 10 %.
 */
export function isReadWell(readings: readonly BlockReading[]): boolean {
  const rows = rowsOf(readings)
  return (
    rows.length > 0 &&
    rows.every(
      ({ template, inPrint, cells, all }) =>
        cells.every(({ length }) => length > 0) && shareOfPlain(all) >= minAccuracyOf(template, inPrint),
    ) &&
    idsOf(LANGUAGES).every(
      (language) =>
        shareOfPlain(readings.filter((one) => one.language === language)) >= MIN_OF_PLAIN[language],
    )
  )
}

/** Template × language × length in percent, how much that is of the same words black on white, and the blocks with most errors, as written and as read. */
export function reportOf(readings: readonly BlockReading[]): string {
  const heads = [...idsOf(SAMPLES), 'all', 'of plain'].map((name) => name.padStart(6))
  return [
    ['template'.padEnd(22), 'language', ...heads].join('  '),
    ...rowsOf(readings).map(({ name, cells, all }) =>
      [name, ...[...cells, all].map(percentOf), inPercent(shareOfPlain(all)).padStart(8)].join('  '),
    ),
    '',
    ...idsOf(LANGUAGES).map((language) => totalOf(readings, language)),
    '',
    ...worstOf(readings),
  ].join('\n')
}

/** A row for each template and language, in its own face and in print, a cell for each length. */
function rowsOf(readings: readonly BlockReading[]) {
  const names = new Map(readings.map((reading) => [nameOf(reading), reading]))
  return [...names].flatMap(([name, { template, inPrint }]) =>
    idsOf(LANGUAGES).map((language) => {
      const all = readings.filter((one) => nameOf(one) === name && one.language === language)
      const cells = idsOf(SAMPLES).map((length) => all.filter((one) => one.length === length))
      return { template, inPrint, name: `${name.padEnd(22)}  ${LANGUAGES[language].padEnd(8)}`, cells, all }
    }),
  )
}

function nameOf({ template, inPrint }: Pick<BlockReading, 'template' | 'inPrint'>): string {
  return inPrint ? `${template}, in print` : template
}

function totalOf(readings: readonly BlockReading[], language: ReadLanguage): string {
  const own = readings.filter((reading) => reading.language === language)
  const characters = own.reduce((sum, { tally }) => sum + tally.characters, 0)
  const wrong = own.reduce((sum, { tally }) => sum + tally.errors, 0)
  const under = own.filter((reading) => shareRight([reading]) < MIN_ACCURACY)
  const ofPlain = (100 * shareOfPlain(own)).toFixed(2)
  return `${LANGUAGES[language]}: ${percentOf(own).trim()} % right, ${wrong} wrong of ${characters} characters; ${ofPlain} % of what is read black on white; ${under.length} of ${own.length} blocks under 98 %`
}

function worstOf(readings: readonly BlockReading[]): string[] {
  return readings
    .filter(({ tally }) => tally.errors > 0)
    .toSorted((a, b) => shareRight([a]) - shareRight([b]))
    .slice(0, SHOWN_WORST)
    .flatMap(({ language, written, read, tally, ...reading }) => [
      `${nameOf(reading)}, ${LANGUAGES[language]}: ${tally.errors} wrong of ${tally.characters}`,
      `  written  ${comparable(written, language)}`,
      `  read     ${comparable(read, language)}`,
    ])
}

function shareOfPlain(readings: readonly BlockReading[]): number {
  return shareRight(readings) / accuracyOf(readings.map(({ plain }) => plain))
}

function shareRight(readings: readonly BlockReading[]): number {
  return accuracyOf(readings.map(({ tally }) => tally))
}

function percentOf(readings: readonly BlockReading[]): string {
  return inPercent(shareRight(readings)).padStart(6)
}

/** Rounded down, so that 100 is every character. */
function inPercent(share: number): string {
  return (Math.floor(share * 10_000) / 100).toFixed(2)
}

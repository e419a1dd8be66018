import { readFileSync } from 'node:fs'

export const ZONES = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']

const almanac = JSON.parse(readFileSync(new URL('../../src/quotes/almanac.json', import.meta.url), 'utf8'))
const byLength = almanac.toSorted((a, b) => [...a.content].length - [...b.content].length)

/** `2027-05-15T09:00:00` */
const morningOf = ({ day }) => `2027-${day}T09:00:00`

/** `{name, at, ...}`: local time and any other conditions. */
export const MOMENTS = [
  { name: 'the year’s last minutes', at: '2026-12-31T23:58:00', passesMidnight: true },
  { name: 'New Year', at: '2027-01-01T00:00:30' },
  { name: 'February’s last day', at: '2027-02-28T12:00:00' },
  { name: 'a leap day', at: '2028-02-29T12:00:00' },
  { name: 'a clock change', at: '2027-03-14T02:30:00' }, // Los Angeles skips this hour.
  { name: 'the longest quote', at: morningOf(byLength.at(-1)) },
  { name: 'the shortest quote', at: morningOf(byLength[0]) },
  { name: 'verse', at: morningOf(almanac.find(({ content }) => content.includes('\n'))) },
  { name: 'no Chinese name', at: '2027-08-08T09:00:00', provider: true },
]

export function almanacQuote(day) {
  return almanac.find((entry) => entry.day === day.slice(5))
}

/** Instant (ms) of a local time in a zone. A skipped time shifts by the clock change: 2:30 becomes 3:30. */
export function instantOf(localTime, zone) {
  const asUtc = Date.parse(`${localTime}Z`)
  const before = asUtc - aheadMs(asUtc - 86_400_000, zone)
  const guess = asUtc - aheadMs(before, zone)
  return localTimeAt(guess, zone) === localTime ? guess : before
}

/** `2027-03-14T03:30:00` */
export function localTimeAt(instantMs, zone) {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instantMs)
  return parts.replace(' ', 'T')
}

function aheadMs(instantMs, zone) {
  return Date.parse(`${localTimeAt(instantMs, zone)}Z`) - Math.floor(instantMs / 1000) * 1000
}

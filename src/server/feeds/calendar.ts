import { BUILT_DAY } from '../../calendar/builtDay'
import { LANGUAGES } from '../../language/languages'
import { dayAfter } from '../../quotes/dates'
import { entryText, type Feed, FEED_DESCRIPTION, FEED_TITLE, type FeedEntry } from './entries'
import { plainText } from './markup'

const LINE_BYTES = 75

/** iCalendar, RFC 5545 and 7986: all-day events that mark nobody as busy. */
export function calendarFeed({ id, language, zone, url, todayStartsAt, entries }: Feed): string {
  const name = FEED_TITLE[language]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quotidian//A quote for each day//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `UID:${id}`,
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(FEED_DESCRIPTION[language])}`,
    ...(zone === null ? [] : [`X-WR-TIMEZONE:${zone}`]),
    `SOURCE;VALUE=URI:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...entries.flatMap((entry) => event(entry, LANGUAGES[language].htmlLang, stampOf(entry, todayStartsAt))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function event(entry: FeedEntry, htmlLang: string, stamp: string): string[] {
  const { id, day, revision, url, title, author, picture } = entry
  const summary = author === '' ? title : `${title} — ${author}`
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${revision}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(dayAfter(day, 1))}`,
    `SUMMARY;LANGUAGE=${htmlLang}:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${entryText(entry)}\n\n${url}`)}`,
    `URL:${url}`,
    `ATTACH;FMTTYPE=${picture.type}:${picture.url}`,
    `IMAGE;VALUE=URI;DISPLAY=FULLSIZE;FMTTYPE=${picture.type}:${picture.url}`,
    'CLASS:PUBLIC',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** When the words were last changed: by a build, or a second later by the provider. Readers ignore what is of the future. */
function stampOf({ revision, startsAt, updatedAt }: FeedEntry, todayStartsAt: Date): string {
  const builtAt = Date.parse(`${BUILT_DAY}T00:00:00Z`)
  const changedAt = revision === 0 ? builtAt : Math.max(builtAt, startsAt.getTime())
  const at = Math.min(changedAt, todayStartsAt.getTime()) + (updatedAt.getTime() - startsAt.getTime())
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** `20261122` */
function dateOf(day: string): string {
  return day.replaceAll('-', '')
}

/** Escapes a TEXT value; RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return plainText(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', ' ')
}

/** Folds lines at 75 bytes, without splitting characters or escapes, which some readers lose; RFC 5545, 3.1. */
export function folded(line: string): string {
  let [written, bytes] = ['', 0]
  let isEscape = false
  for (const character of line) {
    const size = utf8Bytes(character)
    isEscape = character === '\\' && !isEscape
    if (bytes + size > (isEscape ? LINE_BYTES - 1 : LINE_BYTES)) [written, bytes] = [`${written}\r\n `, 1]
    written += character
    bytes += size
  }
  return written
}

/** An encoder per character took two thirds of a feed's time. */
function utf8Bytes(character: string): number {
  const code = character.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

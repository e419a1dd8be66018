import { BUILT_DAY } from '../../calendar/builtDay'
import { LANGUAGES } from '../../language/languages'
import { dayAfter } from '../../quotes/dates'
import { momentAt } from '../zones'
import { entryText, type Feed, FEED_DESCRIPTION, type FeedEntry } from './entries'
import { plainText } from '../../export/xmlText'

const LINE_BYTES = 75

const REMINDER_MS = 15 * 60_000 // how long an event with a reminder lasts

/** iCalendar, RFC 5545 and 7986: all-day events, or at a time with a reminder, that mark nobody as busy. */
export function calendarFeed(feed: Feed): string {
  const { id, title, language, zone, url, entries } = feed
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quotidian//A quote for each day//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `UID:${id}`,
    `NAME:${escaped(title)}`,
    `X-WR-CALNAME:${escaped(title)}`,
    `DESCRIPTION:${escaped(FEED_DESCRIPTION[language])}`,
    ...(zone === null ? [] : [`X-WR-TIMEZONE:${zone}`]),
    `SOURCE;VALUE=URI:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...entries.flatMap((entry) => event(entry, feed)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function event(entry: FeedEntry, feed: Feed): string[] {
  const { id, revision, url, title, author, picture } = entry
  const { htmlLang } = LANGUAGES[feed.language]
  const stamp = stampOf(entry, feed.todayStartsAt)
  const summary = author === '' ? title : `${title} — ${author}`
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${revision}`,
    ...timesOf(entry, feed),
    `SUMMARY;LANGUAGE=${htmlLang}:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${entryText(entry)}\n\n${url}`)}`,
    `URL:${url}`,
    `ATTACH;FMTTYPE=${picture.type}:${picture.url}`,
    `IMAGE;VALUE=URI;DISPLAY=FULLSIZE;FMTTYPE=${picture.type}:${picture.url}`,
    'CLASS:PUBLIC',
    'TRANSP:TRANSPARENT',
    ...(feed.remindAt === null ? [] : reminder(summary)),
    'END:VEVENT',
  ]
}

/** Moments are in UTC, so that no zone has to be described. */
function timesOf({ day }: FeedEntry, { remindAt, zone }: Feed): string[] {
  if (remindAt === null)
    return [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(dayAfter(day, 1))}`]
  const start = momentAt(day, remindAt, zone)
  return [`DTSTART:${momentOf(start)}`, `DTEND:${momentOf(new Date(start.getTime() + REMINDER_MS))}`]
}

/** RFC 5545, 3.6.6: shown when the event begins. */
function reminder(summary: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:PT0S', 'END:VALARM']
}

/** When the words were last changed: by a build, or a second later by the provider. Readers ignore what is of the future. */
function stampOf({ revision, startsAt, updatedAt }: FeedEntry, todayStartsAt: Date): string {
  const builtAt = Date.parse(`${BUILT_DAY}T00:00:00Z`)
  const changedAt = revision === 0 ? builtAt : Math.max(builtAt, startsAt.getTime())
  const at = Math.min(changedAt, todayStartsAt.getTime()) + (updatedAt.getTime() - startsAt.getTime())
  return momentOf(new Date(at))
}

function momentOf(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

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

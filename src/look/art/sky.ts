import { dateParts, dayNamed, dayOfYear, daysInMonth, weekdayOf } from '../../calendar/day'

/** At 20:00 UTC+8. Sources: J2000 mean elements (sun); Meeus, Astronomical Algorithms, 48 (moon). */
export interface Sky {
  date: string // yyyy-mm-dd
  dayOfYear: number // 1-366
  daysOfYear: number // 365 or 366
  dayOfMonth: number // 1-31
  daysOfMonth: number // 28-31
  weekday: number // 0 Monday .. 6 Sunday
  season: Season
  sunDeg: number // ecliptic longitude, 0 at 春分
  term: number // 0 小寒 .. 23 冬至
  moonElongationDeg: number // 0 new, 90 first quarter, 180 full, 270 last quarter
  moonLit: number // lit share of its disc, 0..1
  siderealDeg: number // right ascension due south, at 120° east
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

const DAY_MS = 86_400_000
const J2000_MS = Date.UTC(2000, 0, 1, 12)
const EIGHT_IN_THE_EVENING = 12 // hours UTC
const LONGITUDE_DEG = 120
const JULIAN_CENTURY = 36_525
const SEASONS = [
  { from: 315, season: 'spring' },
  { from: 45, season: 'summer' },
  { from: 135, season: 'autumn' },
  { from: 225, season: 'winter' },
] as const

export function skyOf(date: string): Sky {
  const { year, month, day } = dateParts(date)
  const days = (Date.UTC(year, month - 1, day, EIGHT_IN_THE_EVENING) - J2000_MS) / DAY_MS
  const sun = sunLongitudeDeg(days / JULIAN_CENTURY)
  const moonElongationDeg = moonElongation(days / JULIAN_CENTURY)
  return {
    date,
    dayOfYear: dayOfYear(date),
    daysOfYear: dayOfYear(dayNamed(year, 12, 31)),
    dayOfMonth: day,
    daysOfMonth: daysInMonth(year, month),
    weekday: (weekdayOf(date) + 6) % 7,
    season: SEASONS.find(({ from }) => turned(sun - from) < 90)!.season,
    sunDeg: sun,
    term: Math.floor(turned(sun - 285) / 15),
    moonElongationDeg,
    moonLit: (1 - cos(moonElongationDeg)) / 2,
    siderealDeg: turned(280.461 + 360.98564737 * days + LONGITUDE_DEG),
  }
}

function sunLongitudeDeg(centuries: number): number {
  const anomaly = 357.529 + 35_999.05 * centuries
  return turned(280.466 + 36_000.77 * centuries + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly))
}

function moonElongation(centuries: number): number {
  const mean = 297.8502 + 445_267.1115 * centuries // mean angle from the sun to the moon
  const sun = 357.5291 + 35_999.0503 * centuries
  const moon = 134.9634 + 477_198.8676 * centuries
  const phase =
    180 -
    mean -
    6.289 * sin(moon) +
    2.1 * sin(sun) -
    1.274 * sin(2 * mean - moon) -
    0.658 * sin(2 * mean) -
    0.214 * sin(2 * moon) -
    0.11 * sin(mean)
  return turned(180 - phase)
}

function turned(deg: number): number {
  return ((deg % 360) + 360) % 360
}

function sin(deg: number): number {
  return Math.sin((deg * Math.PI) / 180)
}

function cos(deg: number): number {
  return Math.cos((deg * Math.PI) / 180)
}

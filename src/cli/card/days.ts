const DAY_MS = 86_400_000

/** The calendar days (yyyy-mm-dd) from one to another, inclusive. */
export function daysBetween(from: string, to: string): string[] {
  const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number]
  return Array.from({ length: Math.max(0, Math.round((last - first) / DAY_MS) + 1) }, (_, nth) =>
    new Date(first + nth * DAY_MS).toISOString().slice(0, 10),
  )
}

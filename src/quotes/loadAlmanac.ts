/**
 * The almanac in the browser: 50 KB gz, one chunk that only the calendar and the pages of its days ask for. All else shows a
 * quote at a time, which comes from the endpoint (chain.ts).
 */
type Almanac = typeof import('./almanac')

let coming: Promise<Almanac> | null = null

/** Loads the almanac, once; after a failure the next call tries again. */
export function loadAlmanac(): Promise<Almanac> {
  coming ??= import('./almanac').catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}

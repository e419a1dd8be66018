/** 50 KB gz, loaded only by the calendar and day pages; others ask the endpoint (chain.ts). */
type Almanac = typeof import('./almanac')

let coming: Promise<Almanac> | null = null

export function loadAlmanac(): Promise<Almanac> {
  coming ??= import('./almanac').catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}

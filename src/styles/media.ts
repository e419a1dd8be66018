import sheet from './media.css?raw'

const QUERIES = new Map(
  [...sheet.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name, query]) => [name, query]),
)

/**
 * The media query that styles/media.css gives a name.
 * @throws {Error} if it has no such name
 */
export function mediaQuery(name: `--${string}`): string {
  const query = QUERIES.get(name)
  if (query === undefined) throw new Error(`styles/media.css has no ${name}`)
  return query
}

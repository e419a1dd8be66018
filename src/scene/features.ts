/** Names what Vite's glob found by folder or file: './film/meta.ts' is `film`. */
export function byId<Id extends string, Found>(found: Record<string, Found>): Record<Id, Found> {
  const entries = Object.entries(found).map(([path, feature]) => [nameOf(path), feature])
  return Object.fromEntries(entries) as Record<Id, Found>
}

export function inOrder<Id extends string, Meta extends { order: number }>(
  found: Record<string, Meta>,
): Record<Id, Meta> {
  return byId(
    Object.fromEntries(Object.entries(found).toSorted(([, one], [, other]) => one.order - other.order)),
  )
}

function nameOf(path: string): string {
  const [file = '', folder = '.'] = path.split('/').toReversed()
  return folder === '.' ? file.replace(/\.ts$/, '') : folder
}

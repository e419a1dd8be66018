/**
 * Keeps what was expensive to draw, least recently used out first. `weigh` lets large things count for more
 * than one of the capacity; a thing heavier than the whole capacity is made but not kept. `find` makes nothing.
 */
export function remembering<T>({
  capacity,
  weigh = () => 1,
}: {
  capacity: number
  weigh?: (made: T) => number
}) {
  const kept = new Map<string, { made: T; weight: number }>()
  let load = 0
  const find = (key: string): T | undefined => {
    const known = kept.get(key)
    if (!known) return undefined
    kept.delete(key)
    kept.set(key, known)
    return known.made
  }
  const ask = (key: string, make: () => T): T => {
    const known = find(key)
    if (known !== undefined) return known
    const made = make()
    const weight = weigh(made)
    if (weight > capacity) return made
    kept.set(key, { made, weight })
    load += weight
    for (const [oldest, entry] of kept) {
      if (load <= capacity) break
      kept.delete(oldest)
      load -= entry.weight
    }
    return made
  }
  return Object.assign(ask, { find })
}

/** Results for an object live as long as it; results for a string are bounded. */

export function whenAsked<Result extends {}>(compute: () => Result): () => Result {
  let result: Result | undefined
  return () => (result ??= compute())
}

export function memoByObject<Owner extends WeakKey, Result extends {}>(
  compute: (owner: Owner) => Result,
): (owner: Owner) => Result {
  const results = new WeakMap<Owner, Result>()
  return (owner) => {
    const known = results.get(owner)
    if (known !== undefined) return known
    const result = compute(owner)
    results.set(owner, result)
    return result
  }
}

/** Reuses the latest result while the other arguments are the same. */
export function latestByObject<Owner extends WeakKey, Rest extends readonly unknown[], Result>(
  compute: (owner: Owner, ...rest: Rest) => Result,
  keyOf: (owner: Owner, ...rest: Rest) => string,
): (owner: Owner, ...rest: Rest) => Result {
  const latest = new WeakMap<Owner, { key: string; result: Result }>()
  return (owner, ...rest) => {
    const key = keyOf(owner, ...rest)
    const known = latest.get(owner)
    if (known?.key === key) return known.result
    const result = compute(owner, ...rest)
    latest.set(owner, { key, result })
    return result
  }
}

export interface BoundedMemo<Result> {
  (key: string, compute: () => Result): Result
  find(key: string): Result | undefined
}

/** With `weigh`, capacity is the total weight. Recency counts once half full: hits are five times faster. */
export function boundedMemo<Result extends {} | null>(
  capacity: number,
  weigh: (result: Result) => number = () => 1,
): BoundedMemo<Result> {
  const kept = new Map<string, { result: Result; weight: number }>() // least recently used first
  let load = 0
  const find = (key: string): Result | undefined => {
    const entry = kept.get(key)
    if (!entry) return undefined
    if (2 * load > capacity) {
      kept.delete(key)
      kept.set(key, entry)
    }
    return entry.result
  }
  const ask = (key: string, compute: () => Result): Result => {
    const known = find(key)
    if (known !== undefined) return known
    const result = compute()
    const weight = weigh(result)
    if (weight > capacity) return result
    kept.set(key, { result, weight })
    load += weight
    for (const [oldest, entry] of kept) {
      if (load <= capacity) break
      kept.delete(oldest)
      load -= entry.weight
    }
    return result
  }
  return Object.assign(ask, { find })
}

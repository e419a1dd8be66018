/**
 * Memoised functions. Results for an object live as long as the object; those for a string are bounded.
 */

/** `compute`, called once per object. */
export function memoByObject<Subject extends WeakKey, Result extends {}>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const results = new WeakMap<Subject, Result>()
  return (subject) => {
    const known = results.get(subject)
    if (known !== undefined) return known
    const result = compute(subject)
    results.set(subject, result)
    return result
  }
}

/** `compute` for results that also depend on a key: the latest is kept, and reused for the same key. */
export function latestByObject<Subject extends WeakKey, Rest extends readonly unknown[], Result>(
  compute: (subject: Subject, ...rest: Rest) => Result,
  keyOf: (subject: Subject, ...rest: Rest) => string,
): (subject: Subject, ...rest: Rest) => Result {
  const latest = new WeakMap<Subject, { key: string; result: Result }>()
  return (subject, ...rest) => {
    const key = keyOf(subject, ...rest)
    const known = latest.get(subject)
    if (known?.key === key) return known.result
    const result = compute(subject, ...rest)
    latest.set(subject, { key, result })
    return result
  }
}

/** Results by string key. */
export interface BoundedMemo<Result> {
  /** The cached result, or else what `compute` returns. */
  (key: string, compute: () => Result): Result
  /** The cached result; undefined if there is none. */
  find(key: string): Result | undefined
}

/**
 * An LRU cache of up to `capacity` results. With `weigh` the capacity is their total weight, for example
 * pixels; a result that exceeds it alone is returned but not kept.
 */
export function boundedMemo<Result extends {} | null>(
  capacity: number,
  weigh: (result: Result) => number = () => 1,
): BoundedMemo<Result> {
  const kept = new Map<string, { result: Result; weight: number }>() // least recently used first
  let load = 0
  const find = (key: string): Result | undefined => {
    const entry = kept.get(key)
    if (!entry) return undefined
    kept.delete(key)
    kept.set(key, entry)
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

/**
 * The two kinds of cache: results for an object live as long as the object, those for a string are bounded.
 */

/** `compute`, called when its result is first asked for, and never again. */
export function whenAsked<Result extends {}>(compute: () => Result): () => Result {
  let result: Result | undefined
  return () => (result ??= compute())
}

/** `compute`, called once per object. */
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

/** `compute` for results that also depend on a key: the latest is kept, and reused for the same key. */
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

/** Results by string key. */
export interface BoundedMemo<Result> {
  /** The cached result, or else what `compute` returns. */
  (key: string, compute: () => Result): Result
  /** The cached result; undefined if there is none. */
  find(key: string): Result | undefined
}

/**
 * An LRU cache of up to `capacity` results. With `weigh` the capacity is their total weight, for example
 * pixels; a result that exceeds it alone is returned but not kept. Uses are noted only once it is half full: that makes a hit five
 * times as quick.
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

import { usageError } from './commandError'

/** The nth of so many parts, from 1. */
export interface Shard {
  nth: number
  of: number
}

const MAX_SHARDS = 100_000

/** @throws {CommandError} */
export function parseShard(value: string): Shard {
  const [, nth = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? []).map(Number)
  if (nth >= 1 && nth <= of && of <= MAX_SHARDS) return { nth, of }
  throw usageError(`--shard is "${value}": it must be a part of so many, from 1/1, such as 3/8`)
}

/** Every `of`th item, beginning with the nth: the parts together are all items, and none is in two. */
export async function* shardOf<T>(
  items: AsyncIterable<T> | Iterable<T>,
  { nth, of }: Shard,
): AsyncGenerator<T> {
  let at = 0
  for await (const item of items) if (at++ % of === nth - 1) yield item
}

/** How many of so many items a part has. */
export function shardCount(count: number, { nth, of }: Shard): number {
  return Math.max(0, Math.ceil((count - nth + 1) / of))
}

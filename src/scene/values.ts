export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

export function keysOf<Registry extends object>(registry: Registry): (keyof Registry & string)[] {
  return Object.keys(registry) as (keyof Registry & string)[]
}

/** False for null and arrays. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSameJson(item, b[at]))
  if (!isRecord(a) || !isRecord(b)) return false
  return (
    Object.keys(a).every((key) => isSameJson(a[key], ownValue(b, key))) &&
    Object.keys(b).every((key) => b[key] === undefined || Object.hasOwn(a, key))
  )
}

/** Ignores inherited properties: a frame's colour may be called "constructor". */
export function ownValue(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** Avoids `URL.canParse`: once V8 has optimised it, Node 20 rejects https://münchen.example. */
export function parsedUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** An http(s) URL, else null. Callers check ports, credentials etc. */
export function webAddress(text: string): URL | null {
  return /^https?:\/\//i.test(text) ? parsedUrl(text) : null
}

export function redisAddress(text: string): URL | null {
  const url = /^rediss?:\/\/\S+$/i.test(text) ? parsedUrl(text) : null
  return url?.hostname ? url : null
}

const MAX_LEVELS = 100 // Ours have ten at most; code that compares or writes values recurses.

/** Returns null if invalid, or nested deeper than anything that we read. */
export function parsedJson(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text)
    return isDeeperThan(data, MAX_LEVELS) ? null : data
  } catch {
    return null
  }
}

export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

/** A pattern such as /[.,]+$/ rescans each run of stops; pasted text may be only these. */
export function withoutEnd(text: string, loose: RegExp): string {
  let end = text.length
  while (end > 0 && loose.test(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** `message` is for developers; visitors see words for `code`. */
export class CodedError<Code extends string> extends Error {
  constructor(
    readonly code: Code,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

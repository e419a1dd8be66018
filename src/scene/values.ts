export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** The registry's ids, in order. */
export function keysOf<Registry extends object>(registry: Registry): (keyof Registry & string)[] {
  return Object.keys(registry) as (keyof Registry & string)[]
}

/** True for a JSON object; false for null and arrays. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True if both are equal as JSON; key order is ignored, and undefined values count as absent. */
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

/**
 * The parsed URL, or null if invalid. Not `URL.canParse`: once V8 has optimised it, Node 20 rejects
 * https://münchen.example.
 */
export function parsedUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/**
 * The http(s) URL in a text, or null if it is none. Without a base it must contain `//`: the URL standard
 * accepts `http:example.com`, and nobody else does. Callers check ports, credentials and the like.
 */
export function webAddress(text: string, base?: string | URL): URL | null {
  if (base === undefined && !/^https?:\/\//i.test(text)) return null
  const url = parsedUrl(text, base)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null
}

/** The address of a Redis, redis:// or rediss:// with a host; null if it is none. */
export function redisAddress(text: string): URL | null {
  const url = /^rediss?:\/\/\S+$/i.test(text) ? parsedUrl(text) : null
  return url?.hostname ? url : null
}

/** The parsed JSON; null if invalid. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The text without what is loose at its end. Not by a pattern such as /[.,]+$/: that goes through each run of stops in the
 * text once for each of them, and a pasted text may be nothing else.
 */
export function withoutEnd(text: string, loose: RegExp): string {
  let end = text.length
  while (end > 0 && loose.test(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** Data as the text of a script element. "</script>" in a text would end it; JSON allows "<" to be escaped. */
export function jsonInScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** The number, or the end of the range that it lies beyond. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** A registry's ids, in its order. */
export function keysOf<Registry extends object>(registry: Registry): (keyof Registry & string)[] {
  return Object.keys(registry) as (keyof Registry & string)[]
}

/** True for an object that is no array, as JSON has them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The address in a text; null where it is none. Not by `URL.canParse`: once V8 has optimised it, Node 20 says of
 * https://münchen.example that it is none.
 */
export function parsedUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/**
 * The http(s) address in a text; null where it is none. Without a base it must be written out: `http:example.com` is an
 * address to the URL standard and to nobody else. Stricter rules, as of ports and credentials, are their callers'.
 */
export function webAddress(text: string, base?: string | URL): URL | null {
  if (base === undefined && !/^https?:\/\//i.test(text)) return null
  const url = parsedUrl(text, base)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null
}

/** What the text says, where it is JSON; null otherwise. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

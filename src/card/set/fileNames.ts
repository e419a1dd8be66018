/** Names of files that Windows, macOS, Linux, Android and iOS all take, none of them twice in a folder. */

/** What a pattern of names may hold in braces. */
export const NAME_PARTS = ['date', 'target', 'number', 'ext'] as const
export type NamePart = (typeof NAME_PARTS)[number]

export const DEFAULT_PATTERN = '{date}-{target}.{ext}'

/** Of a name without its extension: file systems hold 255 bytes, and a number may be added. */
const MOST_BYTES = 200
/** Devices of Windows, whatever stands after their first full stop. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=$|\.)/i
const FORBIDDEN = /[\p{Cc}\p{Cs}<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** Whether a pattern is one: with something besides the extension, and no unknown part in braces. */
export function unknownParts(pattern: string): string[] {
  const named = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  return named.filter((name) => !(NAME_PARTS as readonly string[]).includes(name))
}

/** The names of files by a pattern, in their order. Parts that a pattern does not name are left out; equal names get a number. */
export function fileNames(
  pattern: string,
  files: readonly { date: string; target: string; ext: string }[],
): string[] {
  const taken = new Set<string>()
  const digits = String(files.length).length
  return files.map(({ date, target, ext }, at) => {
    const number = String(at + 1).padStart(digits, '0')
    const parts: Record<NamePart, string> = { date, target, number, ext: '' }
    const filled = pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(parts, name) ? parts[name as NamePart] : whole,
    )
    const base = safeName(filled, `card-${number}`)
    return firstFree((count) => (count === 1 ? `${base}.${ext}` : `${base}-${count}.${ext}`), taken)
  })
}

/** A text as the name of a file without its extension; `fallback` where nothing of it can stay. */
export function safeName(text: string, fallback: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/-{2,}/g, '-')
  const cut = trimmed(withinBytes(trimmed(plain)))
  const name = cut === '' ? fallback : cut
  return RESERVED.test(name) ? `_${name}` : name
}

/** Neither hidden nor ending in what Windows drops. */
function trimmed(name: string): string {
  let [from, to] = [0, name.length]
  while (from < to && ' .-~'.includes(name[from]!)) from += 1
  while (to > from && ' .-'.includes(name[to - 1]!)) to -= 1
  return name.slice(from, to)
}

function withinBytes(name: string): string {
  let bytes = 0
  let kept = ''
  for (const character of name) {
    bytes += new TextEncoder().encode(character).length
    if (bytes > MOST_BYTES) break
    kept += character
  }
  return kept
}

/** Most file systems hold `A.png` and `a.png` to be one name, and macOS other forms of an accent. */
function firstFree(nameBy: (count: number) => string, taken: Set<string>): string {
  for (let count = 1; ; count++) {
    const name = nameBy(count)
    const key = name.normalize('NFKC').toLowerCase().toUpperCase()
    if (taken.has(key)) continue
    taken.add(key)
    return name
  }
}

/** Valid on Windows, macOS, Linux, Android and iOS, unique within a folder. */

export const NAME_PARTS = ['date', 'target', 'author', 'words', 'number', 'ext'] as const
export type NamePart = (typeof NAME_PARTS)[number]

export const DEFAULT_PATTERN = '{date}-{target}.{ext}'
export const PATTERN_OF_PAGES = '{date}-{number}.{ext}'
export const PATTERN_OF_QUOTES = '{author}-{words}-{target}.{ext}'

/** without extension; file systems allow 255, and a number may be added */
const MOST_BYTES = 200
/** Windows devices, with any extension */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=$|\.)/i
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*\ufff9-\ufffb\ufffe\uffff]/gu
/** Hides or turns round a part of a name; emoji may have a selector, and a joiner between two. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic})\ufe0f|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?!\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu

export function unknownParts(pattern: string): string[] {
  const named = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  return named.filter((name) => !(NAME_PARTS as readonly string[]).includes(name))
}

export function fileNames(
  pattern: string,
  files: readonly { date: string; target: string; ext: string; author?: string; words?: string }[],
): string[] {
  const taken = new Set<string>()
  const digits = String(files.length).length
  return files.map(({ date, target, ext, author = '', words = '' }, at) => {
    const number = String(at + 1).padStart(digits, '0')
    const parts: Record<NamePart, string> = { date, target, author, words, number, ext: '' }
    const filled = pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(parts, name) ? parts[name as NamePart] : whole,
    )
    const base = safeName(filled, `card-${number}`)
    return firstFree((count) => (count === 1 ? `${base}.${ext}` : `${base}-${count}.${ext}`), taken)
  })
}

export function safeName(text: string, fallback: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/-{2,}/g, '-')
  const cut = trimmed(withinBytes(trimmed(plain)))
  const name = cut === '' ? fallback : cut
  return RESERVED.test(name) ? `_${name}` : name
}

/** null without any, such as an override of direction. */
export function unseenIn(text: string): string | null {
  return text.match(UNSEEN)?.[0] ?? null
}

/** Windows drops trailing dots. */
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

/** Most file systems ignore case, and macOS different forms of an accent. */
function firstFree(nameBy: (count: number) => string, taken: Set<string>): string {
  for (let count = 1; ; count++) {
    const name = nameBy(count)
    const key = name.normalize('NFKC').toLowerCase().toUpperCase()
    if (taken.has(key)) continue
    taken.add(key)
    return name
  }
}

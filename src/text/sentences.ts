/**
 * Browsers stop a voice after about 15 seconds. Joined, the parts are the text; long sentences are split at
 * semicolons and dashes, then at commas.
 */

const LONGEST_UNITS = 220 // letters; a Chinese character takes as long as three
const HAN = /\p{Script=Han}/gu
const CLOSING = `[”’"'」』）)]*`
const LATIN_END = String.raw`[.!?…]+${CLOSING}(?=\s|$)`
const CHINESE_END = String.raw`[。！？…]+${CLOSING}`
const END = new RegExp(`(?:${CHINESE_END}|${LATIN_END})\\s*`, 'gu')
/** no sentence ends after these: titles, initials */
const ABBREVIATED = /(?:^|[\s(“‘"'])(?:Mr|Mrs|Ms|Dr|St|Mt|vs|etc|viz|cf|No|[A-Z])\.\s*$/u
const PARTS = [/[；;：:]\s*|——\s*|\s[—–]\s|—/gu, /[，,、]\s*/gu]

export function sentencesOf(text: string): string[] {
  return partsAt(text, END)
    .reduce<string[]>((sentences, part) => {
      const last = sentences.at(-1)
      if (last !== undefined && (ABBREVIATED.test(last) || continues(last, part)))
        return [...sentences.slice(0, -1), last + part]
      return [...sentences, part]
    }, [])
    .flatMap((sentence) => shortParts(sentence))
}

/** “Who is there?” he asked: no sentence begins with a small letter. */
function continues(before: string, part: string): boolean {
  return /[.!?…]["”’']*\s*$/u.test(before) && /^\p{Ll}/u.test(part)
}

function shortParts(sentence: string, ways: readonly RegExp[] = PARTS): string[] {
  const [way, ...rest] = ways
  if (!way || lengthOf(sentence) <= LONGEST_UNITS) return [sentence]
  return joined(partsAt(sentence, way)).flatMap((part) => shortParts(part, rest))
}

function joined(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((all, part) => {
    const last = all.at(-1)
    if (last === undefined || lengthOf(last + part) > LONGEST_UNITS) return [...all, part]
    return [...all.slice(0, -1), last + part]
  }, [])
}

function partsAt(text: string, end: RegExp): string[] {
  const parts: string[] = []
  let start = 0
  for (const { 0: mark, index } of text.matchAll(end)) {
    parts.push(text.slice(start, index + mark.length))
    start = index + mark.length
  }
  if (start < text.length) parts.push(text.slice(start))
  return parts
}

function lengthOf(text: string): number {
  return text.length + 2 * (text.match(HAN)?.length ?? 0)
}

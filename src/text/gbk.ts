/**
 * GBK has two bytes per Chinese character: a fifth shorter than UTF-8 once deflated. Control bytes, absent
 * from JSON, encode the commonest characters: another tenth. Engines decode GBK (Encoding standard) but never
 * encode it, so the table is inverted on first use.
 */

/** bytes 1 to 31; existing links depend on the order */
const COMMON = '，。的一是不我了人有在你自们得天上就心这来生着个也都要他为、说'

/** same place in all editions of the table */
const STEADY = /^[\u2014\u2018\u2019\u201c\u201d\u2026\u3000-\u3017\u3041-\u30f6\u4e00-\u9fa5\uff01-\uff5e]$/
const CONTROLS = /\p{Cc}/gu
const FIRST = { lead: 0x81, trail: 0x40 }
const LAST = 0xfe
const LINE_FEED = 0x0a

let bytesByCharacter: ReadonlyMap<string, readonly number[]> | null = null

/**
 * Escapes characters that GBK lacks.
 * @throws {RangeError} if this engine has no GBK
 */
export function gbkOfJson(json: string): Uint8Array<ArrayBuffer> {
  bytesByCharacter ??= turnedRound()
  const bytes: number[] = []
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at)
    const common = unit < 0x80 ? -1 : COMMON.indexOf(json.charAt(at))
    if (unit < 0x80) bytes.push(unit)
    else if (common >= 0) bytes.push(common + 1)
    else bytes.push(...(bytesByCharacter.get(json.charAt(at)) ?? escaped(unit)))
  }
  return Uint8Array.from(bytes)
}

export function jsonOfGbk(bytes: Uint8Array<ArrayBuffer>): string {
  const text = new TextDecoder('gbk').decode(bytes)
  return text.replace(CONTROLS, (sign) => COMMON[sign.charCodeAt(0) - 1] ?? sign)
}

function escaped(unit: number): number[] {
  return Array.from(String.raw`\u${unit.toString(16).padStart(4, '0')}`, (sign) => sign.charCodeAt(0))
}

/** One pair per line; an undefined pair decodes its second byte alone. */
function turnedRound(): Map<string, readonly number[]> {
  const pairs: number[][] = []
  for (let lead = FIRST.lead; lead <= LAST; lead += 1)
    for (let trail = FIRST.trail; trail <= LAST; trail += 1) pairs.push([lead, trail])
  const lines = new TextDecoder('gbk')
    .decode(Uint8Array.from(pairs.flatMap((pair) => [...pair, LINE_FEED])))
    .split('\n')
  const entries = pairs.map((pair, at) => [lines[at] ?? '', pair] as const)
  return new Map(entries.filter(([character]) => STEADY.test(character)).toReversed())
}

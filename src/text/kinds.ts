import { asidesIn } from './asides'
import { type CharKind, kindOf } from './characters'

/** A grapheme's kind depends on where it stands: a smiley's bracket opens nothing. */
interface Kinds {
  kinds: CharKind[]
  isWhole: boolean[] // no line breaks after it but at a space; empty if none
}

const QUOTATION_MARK = /^[“”‘’]$/
const WORD = /^[\p{L}\p{N}]/u
const BULLET = /^[•∙⋅]$/

export function kindsOf(
  text: string,
  graphemes: readonly string[],
  offsets: readonly number[],
  isRightToLeft: boolean,
): Kinds {
  const kinds = graphemes.map(kindOf)
  const isWhole: boolean[] = []
  graphemes.forEach((grapheme, at) => {
    const [before, after] = [WORD.test(graphemes[at - 1] ?? ''), WORD.test(graphemes[at + 1] ?? '')]
    if (BULLET.test(grapheme) && !(before && after)) kinds[at] = 'symbol'
    // Arabic opens with ” and closes with “, Hebrew has ” twice.
    if (isRightToLeft && QUOTATION_MARK.test(grapheme) && !(before && after))
      kinds[at] = after ? 'open' : 'close'
  })
  for (const { kind, start, end } of asidesIn(text)) {
    if (kind === 'name') continue
    const [first, next] = [offsets.indexOf(start), offsets.indexOf(end)]
    for (let at = first; at >= 0 && at < next; at += 1) {
      isWhole[at] = at < next - 1 // A line may break after it.
      if (kind === 'face') kinds[at] = 'face'
    }
    if (kind === 'tag' && kinds[next - 1] === 'prefix') kinds[next - 1] = 'close'
  }
  return { kinds, isWhole }
}

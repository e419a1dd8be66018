import { FONTS, type FontId, type FontPair } from '../../text/fonts'
import { importRules } from './browserFonts'

const TIME_LIMIT_MS = 30_000
const AT_A_TIME = 3 // fonts: for the rules of all at once a phone computes styles for a tenth of a second
const requested = new Set<FontId>()

/**
 * Asks for the rules of these fonts, several at a time. Each stylesheet that comes has the browser lay the whole page out again, those
 * that come together once: so who is about to draw many fonts asks for all before the first. A failure shows when the font
 * itself is loaded.
 */
export async function requestRules(fontIds: Iterable<FontId>): Promise<void> {
  const wanted = [...fontIds].filter((fontId) => !requested.has(fontId))
  for (const fontId of wanted) requested.add(fontId)
  while (wanted.length > 0) await Promise.allSettled(wanted.splice(0, AT_A_TIME).flatMap(rulesOf))
}

function rulesOf(fontId: FontId): Promise<void>[] {
  const { latin, han }: FontPair = FONTS[fontId]
  return [latin, han].flatMap(({ family, loadItalic }) =>
    (loadItalic ? [false, true] : [false]).map((italic) =>
      importRules({ family, italic }, AbortSignal.timeout(TIME_LIMIT_MS)),
    ),
  )
}

import { FONTS, type FontFace, type FontId, type FontPair } from '../../text/fonts'
import { importRules } from './browserFonts'

const TIME_LIMIT_MS = 30_000
const requested = new Set<FontId>()

/**
 * Asks for the rules of these fonts: those of all Latin faces together, as the browser lays the whole page out again for each
 * stylesheet that comes, once for those that come together; then the Chinese ones, of up to two hundred rules each, one by one,
 * as for the rules of all at once a phone computes styles for a tenth of a second. Each time after a `turn`. A failure shows when
 * the font itself is loaded.
 */
export async function requestRules(fontIds: Iterable<FontId>, turn: () => Promise<void>): Promise<void> {
  const wanted = [...fontIds].filter((fontId) => !requested.has(fontId))
  for (const fontId of wanted) requested.add(fontId)
  const pairs = wanted.map((fontId): FontPair => FONTS[fontId])
  if (pairs.length === 0) return
  await turn()
  await Promise.all(pairs.map(({ latin }) => rulesOf(latin)))
  for (const { han } of pairs) {
    await turn()
    await rulesOf(han)
  }
}

async function rulesOf({ family, loadItalic }: FontFace): Promise<void> {
  const styles = loadItalic ? [false, true] : [false]
  const asked = styles.map((italic) => importRules({ family, italic }, AbortSignal.timeout(TIME_LIMIT_MS)))
  await Promise.allSettled(asked)
}

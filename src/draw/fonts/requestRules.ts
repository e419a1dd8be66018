import { FONTS, type FontId, type FontPair } from '../../text/fonts'
import { importRules } from './browserFonts'

const TIME_LIMIT_MS = 30_000
const requested = new Set<FontId>()

/**
 * Asks for the rules of these fonts at once. Each stylesheet that comes has the browser lay the whole page out again, those that
 * come together once: so who is about to draw many fonts asks for all before the first. A failure shows when the font
 * itself is loaded.
 */
export function requestRules(fontIds: Iterable<FontId>): void {
  for (const fontId of fontIds) {
    if (requested.has(fontId)) continue
    requested.add(fontId)
    const { latin, han }: FontPair = FONTS[fontId]
    for (const { family, loadItalic } of [latin, han]) {
      for (const italic of loadItalic ? [false, true] : [false]) {
        importRules({ family, italic }, AbortSignal.timeout(TIME_LIMIT_MS)).catch(() => undefined)
      }
    }
  }
}

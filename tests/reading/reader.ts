import type { ReadLanguage } from './accuracy'
import { openEngine } from './engine'
import { placed, type Picture } from './picture'
import { slantOf } from './slant'
import { votedText } from './vote'

/** Heights of ink the engine was trained on, and around them. It tells fewer Chinese characters apart: more may vote. */
const LINE_HEIGHTS_PX = { en: [30, 36, 42], zh: [28, 32, 36, 40, 44] } satisfies Record<
  ReadLanguage,
  number[]
>

export interface Reader {
  read: (picture: Picture) => Promise<string>
  close: () => Promise<void>
}

/**
 * Reads as a scanning program does: find the lines, put the letters upright and at the height the engine knows, read
 * at several heights, and let the readings vote. Nothing here knows what is written.
 */
export async function openReader(language: ReadLanguage): Promise<Reader> {
  const engine = await openEngine(language)
  return {
    read: async (picture) => {
      const first = await engine.read(placed(picture, 1).toBuffer('image/png'))
      if (first.lineHeightPx === 0) return first.text
      const slant = slantOf(picture, first.lineHeightPx)
      const readings: string[] = []
      for (const undone of slant === 0 ? [0] : [slant, slant / 2]) {
        for (const heightPx of LINE_HEIGHTS_PX[language]) {
          const view = placed(picture, heightPx / first.lineHeightPx, undone)
          readings.push((await engine.read(view.toBuffer('image/png'))).text.trim())
        }
      }
      return votedText(readings)
    },
    close: engine.close,
  }
}

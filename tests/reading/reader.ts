import type { Canvas } from '@napi-rs/canvas'
import { comparable, type ReadLanguage } from './accuracy'
import { openEngines } from './engine'
import { placed } from './picture'
import { slantOf } from './slant'
import { votedText } from './vote'

const LINE_HEIGHTS_PX = [30, 36, 42] // of ink: what the engine was trained on, and around it

export interface Reader {
  read: (picture: Canvas) => Promise<string>
  close: () => Promise<void>
}

/**
 * Reads as a scanning program does: find the lines, put the letters upright and at the height the engine knows, read
 * at several heights, and let the readings vote. Nothing here knows what is written.
 */
export async function openReader(language: ReadLanguage): Promise<Reader> {
  const engines = await openEngines(language)
  const [finder] = engines
  if (!finder) throw new Error(`no engine for ${language}`)
  return {
    read: async (picture) => {
      const first = await finder.read(placed(picture, 1).toBuffer('image/png'))
      if (first.lineHeightPx === 0) return first.text
      const slant = slantOf(picture, first.lineHeightPx)
      const readings: string[] = []
      for (const undone of slant === 0 ? [0] : [slant, slant / 2]) {
        for (const heightPx of LINE_HEIGHTS_PX) {
          const view = placed(picture, heightPx / first.lineHeightPx, undone).toBuffer('image/png')
          const read = await Promise.all(engines.map((engine) => engine.read(view)))
          readings.push(...read.map(({ text }) => text))
        }
      }
      return votedText(readings.map((text) => comparable(text, language)))
    },
    close: async () => {
      await Promise.all(engines.map(({ close }) => close()))
    },
  }
}

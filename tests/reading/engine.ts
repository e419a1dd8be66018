import english from '@tesseract.js-data/eng'
import chinese from '@tesseract.js-data/chi_sim'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { ReadLanguage } from './accuracy'

const DATA = { en: english, zh: chinese } satisfies Record<ReadLanguage, unknown>

export interface EngineReading {
  text: string
  lineHeightPx: number // of ink, the median line; 0 where no line was found
}

export interface Engine {
  read: (png: Buffer) => Promise<EngineReading>
  close: () => Promise<void>
}

/** Tesseract for one language, with the data of its package: nothing is downloaded, nothing is written. */
export async function openEngine(language: ReadLanguage): Promise<Engine> {
  const { code, langPath, gzip } = DATA[language]
  const worker = await createWorker(code, OEM.LSTM_ONLY, { langPath, gzip, cacheMethod: 'none' })
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    tessedit_char_blacklist: '|', // no prose has it, and in many faces an I looks the same
    user_defined_dpi: '150',
  })
  return {
    read: async (png) => {
      const { data } = await worker.recognize(png, {}, { text: true, blocks: true })
      const heights = (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
        .map(({ bbox }) => bbox.y1 - bbox.y0)
        .toSorted((a, b) => a - b)
      return { text: data.text, lineHeightPx: heights[Math.floor(heights.length / 2)] ?? 0 }
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

import english from '@tesseract.js-data/eng'
import chinese from '@tesseract.js-data/chi_sim'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { ReadLanguage } from './accuracy'

/** Trained networks by language, on disk beside their packages. Two that err apart tell more Chinese characters from their twins. */
const NETWORKS: Record<ReadLanguage, { code: string; folders: string[] }> = {
  en: { code: english.code, folders: [english.langPath] },
  zh: { code: chinese.code, folders: [chinese.langPath, `${chinese.langPath}_best_int`] },
}

export interface EngineReading {
  text: string
  lineHeightPx: number // of ink, the median line; 0 where no line was found
}

export interface Engine {
  read: (png: Buffer) => Promise<EngineReading>
  close: () => Promise<void>
}

/** Tesseract with each network for the language: nothing is downloaded, nothing is written. */
export function openEngines(language: ReadLanguage): Promise<Engine[]> {
  const { code, folders } = NETWORKS[language]
  return Promise.all(folders.map((folder) => openEngine(code, folder)))
}

async function openEngine(code: string, langPath: string): Promise<Engine> {
  const worker = await createWorker(code, OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' })
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

import { snapdom } from '@zumer/snapdom'
import { getFontEmbedCSS, toCanvas } from 'html-to-image'
import { domToBlob } from 'modern-screenshot'
import { browserFonts } from '../../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../../src/draw/fonts/browserMetrics'
import { sceneCanvas } from '../../../src/draw/konva/exportStage'
import { createPaintContext } from '../../../src/draw/paintContext'
import { pictures } from '../../../src/draw/pictures/images'
import { readyScene } from '../../../src/draw/readyScene'
import { sceneToExport } from '../../../src/export/exportError'
import { exportCard } from '../../../src/export/exportCard'
import { FORMATS, type FormatId } from '../../../src/export/formats'
import { layoutCard } from '../../layout/withFeatures'
import type { Card } from '../../../src/card/card'
import { flushed } from './flushed'

/** `prepare` is not timed; the function it returns is. */
type Exporter = (job: Job) => Promise<() => Promise<Blob>>

export interface Job {
  card: Card
  twin: HTMLElement // the same card in CSS
  format: FormatId
  scale: number
}

const QUALITY = 0.92

/** Other libraries are used as documented, with their options for cached fonts and speed. */
export const EXPORTERS = {
  ours: async ({ card, format, scale }) => {
    return () => saved(card, { format, scale })
  },

  raw: async ({ card, format, scale }) => {
    const { gradients } = FORMATS[format]
    const scene = layoutCard(card, browserMetrics)
    const canvas = flushed(sceneCanvas(scene, createPaintContext(gradients, pictures), scale))
    return () => blobOf(canvas, format)
  },

  snapdom: async ({ twin, format, scale }) => {
    return async () => {
      const result = await snapdom(twin, { scale, dpr: 1, embedFonts: true, backgroundColor: '#ffffff' })
      return result.toBlob({ format, quality: QUALITY })
    }
  },

  'modern-screenshot': async ({ twin, format, scale }) => {
    const type = FORMATS[format].mimeType
    return () => domToBlob(twin, { scale, type, quality: QUALITY })
  },

  'html-to-image': async ({ twin, format, scale }) => {
    embeddedFonts ??= await getFontEmbedCSS(twin)
    const fontEmbedCSS = embeddedFonts
    // Its toBlob ignores the type.
    return async () => blobOf(await toCanvas(twin, { pixelRatio: scale, fontEmbedCSS }), format)
  },
} satisfies Record<string, Exporter>

export type ExporterId = keyof typeof EXPORTERS

export async function saved(card: Card, { format, scale }: Pick<Job, 'format' | 'scale'>): Promise<Blob> {
  const outcome = await readyScene(() => layoutCard(card, browserMetrics), { fonts: browserFonts, pictures })
  return (await exportCard(sceneToExport(outcome), { format, scale, quality: QUALITY })).blob
}

let embeddedFonts: string | undefined

function blobOf(canvas: HTMLCanvasElement, format: FormatId): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error(`no ${format}`)))
    canvas.toBlob(take, FORMATS[format].mimeType, QUALITY)
  })
}

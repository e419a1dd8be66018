import { browserFonts } from '../../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../../src/draw/fonts/browserMetrics'
import { createPaintContext } from '../../../src/draw/paintContext'
import { sceneCanvas } from '../../../src/draw/konva/exportStage'
import { pictures } from '../../../src/draw/pictures/images'
import { readyScene } from '../../../src/draw/readyScene'
import { blobOfDataUrl } from '../../../src/export/dataUrl'
import { type ExportFormat, FORMATS, type FormatId } from '../../../src/export/formats'
import { sceneToExport } from '../../../src/export/exportError'
import { layoutCard } from '../../layout/withFeatures'
import type { Scene, SceneNode } from '../../../src/scene/nodes'
import { benchCard } from './benchCard'
import { flushed } from './flushed'

/**
 * Export time in ms by stage. Browsers defer drawing, so each kind of node gets its own canvas; the stages
 * add up to slightly more than an export.
 */
export async function exportStages(edition: number, format: FormatId, scale: number) {
  const { mimeType, gradients, backgroundColour }: ExportFormat = FORMATS[format]
  const stages: Record<string, number> = {}
  const timed = <T>(stage: string, run: () => T): T => {
    const from = performance.now()
    const result = run()
    stages[stage] = performance.now() - from
    return result
  }
  const from = performance.now()
  const outcome = await readyScene(() => layoutCard(benchCard(edition), browserMetrics), {
    fonts: browserFonts,
    pictures,
  })
  const { scene } = sceneToExport(outcome)
  stages['layout, fonts'] = performance.now() - from
  const paintContext = createPaintContext(gradients, pictures)
  const draw = (part: Scene) => flushed(sceneCanvas(part, paintContext, scale, backgroundColour ?? undefined))
  const nothing = { ...scene, still: [], live: [] }
  draw(nothing)
  timed('canvas', () => draw(nothing))
  for (const [kind, nodes] of kindsOf([...scene.still, ...scene.live])) {
    timed(`draw ${kind}`, () => draw({ ...scene, still: nodes, live: [] }))
    stages[`draw ${kind}`] = Math.max(0, (stages[`draw ${kind}`] ?? 0) - (stages.canvas ?? 0))
  }
  const canvas = draw(scene)
  const dataUrl = timed('toDataURL', () => canvas.toDataURL(mimeType, 0.92))
  timed('base64 → Blob', () => blobOfDataUrl(dataUrl))
  const rawFrom = performance.now()
  await new Promise((resolve) => canvas.toBlob(resolve, mimeType, 0.92))
  stages.toBlob = performance.now() - rawFrom
  return stages
}

function kindsOf(nodes: readonly SceneNode[]): Map<string, SceneNode[]> {
  const kinds = new Map<string, SceneNode[]>()
  for (const node of nodes) {
    const fill = 'fill' in node && typeof node.fill === 'object' ? `, ${node.fill.type}` : ''
    const kind = `${node.type}${fill}${node.type === 'rect' && node.shadows ? ', shadows' : ''}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), node])
  }
  return kinds
}

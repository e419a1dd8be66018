import { loadFonts } from '../../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../../src/draw/fonts/browserMetrics'
import type { FormatId } from '../../../src/export/formats'
import { layoutCard, loadFeatures } from '../../layout/withFeatures'
import { pictureFile } from '../../fixtures/pictureFile'
import { cssTwin } from '../../browser/cssTwin'
import { benchCard } from './benchCard'
import { compositions } from './compositions'
import { EXPORTERS, type ExporterId } from './exporters'
import { exportStages } from './exportStages'
import { exportTime, type ExportTime } from './exportTime'
import { layoutTimes } from './layoutTimes'
import { looks } from './looks'
import { paintings } from './paintings'
import { sets } from './sets'

const bench = { prepare, exportOnce, pngOf, layoutTimes, exportStages, looks, compositions, paintings, sets }
export type Bench = typeof bench
Object.assign(window, { bench })

let twin: HTMLElement
let edition = 0

/** Shows the CSS card with its fonts loaded; returns the boxes of text and card, in CSS px. */
async function prepare() {
  await loadFeatures()
  await settleFonts()
  const scene = sceneOf(edition)
  twin = cssTwin(scene)
  document.body.replaceChildren(twin)
  await document.fonts.ready
  return { width: scene.width, height: scene.height, still: scene.still, blocks: scene.blocks }
}

async function exportOnce(id: ExporterId, format: FormatId, scale: number): Promise<ExportTime> {
  const blobNow = await EXPORTERS[id](nextJob(format, scale))
  const { blob, ...time } = await exportTime(blobNow)
  await insistOn(blob, format, scale)
  return time
}

async function pngOf(id: ExporterId, scale: number): Promise<string> {
  const blob = await (await EXPORTERS[id]({ card: benchCard(edition), twin, format: 'png', scale }))()
  const reader = new FileReader()
  reader.readAsDataURL(blob)
  await new Promise((resolve) => reader.addEventListener('load', resolve))
  return String(reader.result).split(',')[1] ?? ''
}

/** Changes the text in place, which favours exporters that cache unchanged parts. */
function nextJob(format: FormatId, scale: number) {
  edition += 1
  const fresh = cssTwin(sceneOf(edition))
  for (const [index, element] of [...twin.children].entries()) {
    const wanted = fresh.children[index] as HTMLElement
    if (element.textContent === wanted.textContent) continue
    element.firstChild?.replaceWith(wanted.textContent)
    ;(element as HTMLElement).style.left = wanted.style.left
  }
  return { card: benchCard(edition), twin, format, scale }
}

function sceneOf(edition: number) {
  return layoutCard(benchCard(edition), browserMetrics)
}

async function settleFonts() {
  for (let round = 0; round < 3; round++) {
    const { status } = await loadFonts(sceneOf(1_234_567_890))
    if (status !== 'ready') throw new Error(`fonts: ${status}`)
    browserMetrics.clear()
  }
}

async function insistOn(blob: Blob, format: FormatId, scale: number) {
  const file = pictureFile(new Uint8Array(await blob.slice(0, 65_536).arrayBuffer()))
  const { width, height } = sceneOf(edition)
  if (file.widthPx !== width * scale || file.heightPx !== height * scale) {
    throw new Error(`a ${format} of ${file.widthPx}×${file.heightPx} at ${scale}x, got ${blob.type}`)
  }
}

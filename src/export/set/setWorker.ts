/** Draws the pictures of sets beside the page, one task at a time, by the engine of every export. */
import { setCanvasEngine } from '../../draw/canvasEngine'
import type { FaceRule } from '../../draw/fonts/fontRetry'
import { fontsOf, visibleOf } from '../../draw/fonts/fontsOf'
import { cssFont } from '../../draw/fonts/typeSetting'
import type { ExportStage } from '../../draw/konva/exportStage'
import { setKonvaEngine } from '../../draw/konva/konvaEngine'
import { newCanvas } from '../../draw/newCanvas'
import type { Pictures } from '../../draw/pictures/images'
import type { Picture } from '../../draw/pictures/picture'
import type { Scene } from '../../scene/nodes'
import { encodeCard, type ExportedCard } from '../encodeCard'
import { exportCard } from '../exportCard'
import { ExportError } from '../exportError'
import { previewOf } from './previewOf'
import type { DrawnPicture } from './setDrawer'
import { refuseSmoothClips, SmoothClip } from './sharpClips'
import type { DrawTask, EncodeTask, SetAnswer, SetGreeting, SetTask } from './workerTask'

const { fonts } = self as unknown as { fonts?: FontFaceSet } // DOM's types know it of documents alone
// Konva and our paint ask of a canvas what both kinds have, and Konva a style to set a margin in.
const createCanvas = () =>
  Object.assign(new OffscreenCanvas(1, 1), { style: {} }) as unknown as HTMLCanvasElement

refuseSmoothClips(OffscreenCanvasRenderingContext2D.prototype)
setCanvasEngine(createCanvas)
setKonvaEngine({
  createCanvas,
  createImage: () => {
    throw new Error('a worker has no image elements')
  },
})

const ruleOfFace = new Map<FontFace, FaceRule>()
const held = new Map<string, Picture>()
/** One object for all tasks: what is drawn of it is kept by it. */
const pictures: Pictures = {
  find: (src) => held.get(src) ?? 'failed',
  load: async () => [],
  subscribe: () => () => {},
}

self.onmessage = async ({ data }: MessageEvent<SetTask>) => {
  const { id } = data
  try {
    answer({ id, drawn: await (data.kind === 'draw' ? drawn(data) : encoded(data)) })
  } catch (error) {
    const problem = error instanceof ExportError ? error.code : 'empty'
    answer({ id, problem: isOfSmoothClip(error) ? 'smooth-clip' : problem, message: wordsOf(error) })
  }
}

self.postMessage({ canDraw: fonts !== undefined && hasContext() } satisfies SetGreeting)

async function drawn({
  scene,
  request,
  faces,
  pictures: shown,
  newPictures,
}: DrawTask): Promise<DrawnPicture> {
  holdOnly(shown, newPictures)
  await loadFaces(scene, faces)
  return finished(
    await exportCard({ status: 'ready', scene, failedPictures: [] }, { ...request, images: pictures }),
  )
}

/** The page's pixels, as they are. */
async function encoded({ bitmap, size, request }: EncodeTask): Promise<DrawnPicture> {
  const ctx = newCanvas(bitmap.width, bitmap.height)
  ctx.drawImage(bitmap, 0, 0)
  bitmap.close()
  const stage = { toCanvas: () => ctx.canvas, toDataURL: () => '', destroy: () => {} }
  const made = await encodeCard(stage as unknown as ExportStage, size, request, [])
  ctx.canvas.width = 1 // its pixels are free at once
  return finished(made)
}

async function finished({ blob, width, height }: ExportedCard): Promise<DrawnPicture> {
  return { file: blob, preview: await previewOf(blob, width, height), widthPx: width, heightPx: height }
}

function holdOnly(shown: DrawTask['pictures'], added: DrawTask['newPictures']): void {
  for (const src of held.keys()) if (!shown.includes(src)) held.delete(src)
  for (const [src, picture] of added) held.set(src, picture)
}

/** Exactly the characters that the scene draws: the page has loaded them, so they come from its cache. */
async function loadFaces(scene: Scene, rules: readonly FaceRule[]): Promise<void> {
  reviveFaces()
  for (const rule of rules) addFace(rule)
  try {
    await Promise.all(
      fontsOf(scene).map(({ family, weight, italic, characters }) =>
        fonts?.load(cssFont({ family, weight, italic, sizePx: 16 }), visibleOf(characters)),
      ),
    )
  } catch (cause) {
    throw new ExportError('fonts-offline', 'fonts did not load in the worker', { cause })
  }
}

/** A face that failed once stays failed: another takes its place. */
function reviveFaces(): void {
  for (const [face, rule] of ruleOfFace) {
    if (face.status !== 'error') continue
    fonts?.delete(face)
    ruleOfFace.delete(face)
    addFace(rule)
  }
}

function addFace(rule: FaceRule): void {
  const { family, source, weight, style, unicodeRange } = rule
  const face = new FontFace(family, source, { weight, style, ...(unicodeRange !== '' && { unicodeRange }) })
  fonts?.add(face)
  ruleOfFace.set(face, rule)
}

function hasContext(): boolean {
  try {
    return new OffscreenCanvas(1, 1).getContext('2d') !== null
  } catch {
    return false
  }
}

function isOfSmoothClip(error: unknown): boolean {
  return error instanceof SmoothClip || (error instanceof Error && isOfSmoothClip(error.cause))
}

/** With what lies behind it: for developers, to whom a worker's errors do not come by themselves. */
function wordsOf(error: unknown): string {
  return error instanceof Error && error.cause ? `${error}: ${wordsOf(error.cause)}` : String(error)
}

function answer(message: SetAnswer): void {
  self.postMessage(message)
}

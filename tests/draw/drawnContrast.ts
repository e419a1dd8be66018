/**
 * Paints the card without text, then compares each line's ink with the pixels under and around its letters.
 * Frame overlays count: pixels fully inside a letter show the remaining ink.
 */
import { sceneCanvas } from '../../src/draw/konva/exportStage'
import type { PaintContext } from '../../src/draw/paintContext'
import { newCanvas } from '../../src/draw/newCanvas'
import { formatColour, parseColour, type Rgba } from '../../src/scene/colour'
import type { GroupNode, Scene, SceneNode, TextNode } from '../../src/scene/nodes'
import { pixelsOf } from './pixels'

export interface LineContrast {
  id: string
  text: string
  ratio: number // WCAG 2.2 ratio, ignoring the permitted share of worst pixels
  ink: string
  ground: string
}

const WORST_SHARE = 0.04
const AROUND_PX = 2 // the surroundings against which the eye sees a letter
const LETTER = { some: 128, all: 254 }
const CODE = { step: 5, count: 50 } // difference in red and green between lines in the mask

/** All lines of text, lowest contrast first, without ornaments and a seal's worn characters. */
export function drawnContrast(scene: Scene, paintContext: PaintContext): LineContrast[] {
  if (linesIn(scene.still).length > 0) throw new Error('words below the words: they are not measured')
  const lines = linesIn(scene.live)
  const below = stillOf(scene, paintContext)
  const ground = painted({ ...scene, still: [], live: mapLines(scene.live, () => []) }, paintContext, below)
  const card = painted({ ...scene, still: [] }, paintContext, below)
  const letters = lettersOf(codedMask(scene, lines, paintContext), lines.length)
  return lines
    .map((line, at) => measured(line, letters[at]!, ground, card))
    .toSorted((a, b) => a.ratio - b.ratio)
}

interface Line {
  node: TextNode
  ink: Rgba
}

/** Pixel indices. */
interface Letters {
  cores: number[]
  around: number[]
}

function measured(
  { node, ink }: Line,
  { cores, around }: Letters,
  ground: ImageData,
  card: ImageData,
): LineContrast {
  const expected = worst(around, (at) => contrast(luminanceAt(ground, at, ink), luminanceAt(ground, at)))
  const drawn = worst(cores, (at) => contrast(luminanceAt(card, at), luminanceAt(ground, at)))
  const found = drawn && expected && drawn.ratio < expected.ratio ? drawn : expected
  if (!found) throw new Error(`${node.id} is not drawn: ${node.runs.map(({ text }) => text).join('')}`)
  const [r = 0, g = 0, b = 0] = ground.data.subarray(found.at * 4)
  return {
    id: node.id,
    text: node.runs.map(({ text }) => text).join(''),
    ratio: found.ratio,
    ink: formatColour(ink),
    ground: formatColour({ r, g, b, a: 1 }),
  }
}

function worst(
  pixels: readonly number[],
  ratioAt: (at: number) => number,
): { at: number; ratio: number } | undefined {
  const ratios = Float64Array.from(pixels, ratioAt)
  const ratio = ratios.toSorted()[Math.floor(pixels.length * WORST_SHARE)]
  return ratio === undefined ? undefined : { ratio, at: pixels[ratios.indexOf(ratio)] ?? 0 }
}

function lettersOf(mask: ImageData, count: number): Letters[] {
  const { width, height, data } = mask
  const some = Array.from({ length: count }, (): number[] => [])
  for (let at = 0; at < width * height; at++) {
    if ((data[at * 4 + 3] ?? 0) >= LETTER.some)
      some[codedLine(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0)]?.push(at)
  }
  return some.map((pixels) => ({
    cores: pixels.filter((at) => (data[at * 4 + 3] ?? 0) >= LETTER.all),
    around: dilated(pixels, mask),
  }))
}

function dilated(pixels: readonly number[], { width, height }: ImageData): number[] {
  const isSeen = new Uint8Array(width * height)
  const all: number[] = []
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)]
    for (let nearY = Math.max(0, y - AROUND_PX); nearY <= Math.min(height - 1, y + AROUND_PX); nearY++) {
      for (let nearX = Math.max(0, x - AROUND_PX); nearX <= Math.min(width - 1, x + AROUND_PX); nearX++) {
        const near = nearY * width + nearX
        if (isSeen[near] === 0) all.push(near)
        isSeen[near] = 1
      }
    }
  }
  return all
}

/** Pixels of a scene as exported at 1x. Frees the engine's memory at once, since the GC does not know it. */
function painted(scene: Scene, paintContext: PaintContext, below?: ImageData): ImageData {
  const ctx = newCanvas(scene.width, scene.height)
  const canvas = sceneCanvas(scene, paintContext, 1)
  try {
    if (below) ctx.putImageData(below, 0, 0)
    ctx.drawImage(canvas, 0, 0)
    return pixelsOf(ctx.canvas)
  } finally {
    for (const used of [canvas, ctx.canvas]) used.width = used.height = 0
  }
}

let lastStill: { nodes: Scene['still']; pixels: ImageData } | undefined

/** Cards of one look share it. */
function stillOf(scene: Scene, paintContext: PaintContext): ImageData {
  if (lastStill?.nodes !== scene.still) {
    lastStill = { nodes: scene.still, pixels: painted({ ...scene, live: [] }, paintContext) }
  }
  return lastStill.pixels
}

function codeOf(line: number): string {
  const [r, g] = [(line % CODE.count) + 1, Math.floor(line / CODE.count)]
  return formatColour({ r: r * CODE.step, g: g * CODE.step, b: 0, a: 1 })
}

function codedLine(red: number, green: number): number {
  const [r, g] = [red, green].map((value) => Math.round(value / CODE.step)) as [number, number]
  return r - 1 + g * CODE.count
}

function codedMask(scene: Scene, lines: readonly Line[], paintContext: PaintContext): ImageData {
  const codes = new Map(lines.map(({ node }, at) => [node.id, codeOf(at)]))
  const coded = mapLines(
    scene.live,
    (node) => [{ ...node, opacity: 1, fill: codes.get(node.id) ?? '' }],
    true,
  )
  return painted({ ...scene, still: [], live: coded }, paintContext)
}

function linesIn(nodes: readonly SceneNode[], opacity = 1): Line[] {
  return nodes.flatMap((node) => {
    const share = opacity * (node.opacity ?? 1)
    if (node.type === 'group') return isCarved(node) ? [] : linesIn(node.children, share)
    if (!isLine(node)) return []
    const ink = parseColour(node.fill)
    if (!ink) throw new Error(`${node.id} is written in ${node.fill}`)
    return [{ node, ink: { ...ink, a: ink.a * share } }]
  })
}

function mapLines(
  nodes: readonly SceneNode[],
  replaced: (line: TextNode) => SceneNode[],
  alone = false,
): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.type === 'group') {
      if (isCarved(node)) return alone ? [] : [node]
      const opacity = alone ? 1 : (node.opacity ?? 1)
      return [{ ...node, opacity, children: mapLines(node.children, replaced, alone) }]
    }
    if (isLine(node)) return replaced(node)
    return alone ? [] : [node]
  })
}

/** A stretched, worn character of a seal counts as a picture. */
function isCarved(node: GroupNode): boolean {
  return node.scale !== undefined
}

function isLine(node: SceneNode): node is TextNode {
  return node.type === 'text' && node.isDecoration !== true
}

function luminanceAt({ data }: ImageData, at: number, ink?: Rgba): number {
  if (data[at * 4 + 3] !== 255) throw new Error('words on nothing')
  const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
  if (!ink) return luminance(r, g, b)
  const over = (own: number, below: number) => Math.round(below + (own - below) * ink.a)
  return luminance(over(ink.r, r), over(ink.g, g), over(ink.b, b))
}

/** WCAG 2.2, from two luminances. */
function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0)
}

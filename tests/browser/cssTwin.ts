import { cssFont } from '../../src/draw/fonts/typeSetting'
import type {
  BoxShadow,
  GroupNode,
  LinearGradient,
  RectNode,
  Scene,
  SceneNode,
  TextNode,
} from '../../src/scene/nodes'

/**
 * Renders a scene of rects and text as positioned elements, the reference for our drawing.
 * @public imported by a page at run time
 */
export function cssTwin(scene: Scene): HTMLElement {
  const card = document.createElement('div')
  card.id = 'twin'
  Object.assign(card.style, {
    position: 'relative',
    overflow: 'hidden',
    width: `${scene.width}px`,
    height: `${scene.height}px`,
  })
  for (const node of [...scene.still, ...scene.live]) card.append(...elementsOf(node))
  return card
}

function elementsOf(node: SceneNode): HTMLElement[] {
  if (node.type === 'rect') return [box(node)]
  if (node.type === 'group' && !node.rotation) return [group(node)]
  if (node.type === 'text') return node.runs.map((_, index) => run(node, index))
  throw new Error(`no twin for ${node.type}`)
}

function box({ x, y, width, height, radiusPx = 0, fill, shadows = [] }: RectNode): HTMLElement {
  const element = document.createElement('div')
  if (fill !== undefined && typeof fill !== 'string' && fill.type !== 'linear')
    throw new Error(`no twin for ${fill.type}`)
  Object.assign(element.style, {
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: `${radiusPx}px`,
    boxShadow: shadows.map(cssShadow).join(),
    background: typeof fill === 'object' ? cssGradient(fill, { x, y, width, height }) : (fill ?? 'none'),
  })
  return element
}

function group({ clip, children, opacity = 1 }: GroupNode): HTMLElement {
  const [outer, inner] = [document.createElement('div'), document.createElement('div')]
  const { x = 0, y = 0, width = 0, height = 0, radiusPx = 0 } = clip ?? {}
  Object.assign(outer.style, {
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: `${radiusPx}px`,
    overflow: clip ? 'hidden' : 'visible',
    opacity: String(opacity),
  })
  Object.assign(inner.style, { position: 'absolute', left: `${-x}px`, top: `${-y}px` })
  inner.append(...children.flatMap(elementsOf))
  outer.append(inner)
  return outer
}

function run(node: TextNode, index: number): HTMLElement {
  const { text, x, font, letterSpacingPx } = node.runs[index] as TextNode['runs'][number]
  const element = document.createElement('div')
  Object.assign(element.style, {
    position: 'absolute',
    whiteSpace: 'pre',
    left: `${node.x + x}px`,
    font: cssFont(font),
    letterSpacing: `${letterSpacingPx}px`,
    fontKerning: 'normal',
    color: node.fill,
  })
  element.lang = 'en' // Chromium's canvas ignores lang; with zh, CSS would draw a wider ——.
  element.textContent = text
  element.style.top = `${node.y - baselinePx(element)}px`
  return element
}

/** Measures the baseline, since the browser rounds ascent and leading to device pixels by its own rules. */
function baselinePx(element: HTMLElement): number {
  const copy = element.cloneNode(true) as HTMLElement
  const mark = document.createElement('span')
  mark.style.display = 'inline-block'
  copy.append(mark)
  copy.style.top = '0'
  document.body.append(copy)
  const px = mark.getBoundingClientRect().bottom
  copy.remove()
  return px
}

function cssShadow({ dx, dy, blurPx, spreadPx, colour, inset }: BoxShadow): string {
  return `${inset ? 'inset ' : ''}${dx}px ${dy}px ${blurPx}px ${spreadPx}px ${colour}`
}

/** Supports only gradients between corners or along a side. */
function cssGradient({ from, to, stops }: LinearGradient, frame: DOMRectInit): string {
  const angleDeg = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
  // CSS places 0 and 1 where perpendiculars from the corners meet the line; the scene defines its own.
  const radians = (angleDeg * Math.PI) / 180
  const { x = 0, y = 0, width = 0, height = 0 } = frame
  const length = Math.abs(width * Math.sin(radians)) + Math.abs(height * Math.cos(radians))
  const centre = { x: x + width / 2, y: y + height / 2 }
  const share = (at: number) => {
    const px = from.x + (to.x - from.x) * at - centre.x
    const py = from.y + (to.y - from.y) * at - centre.y
    return 0.5 + (px * Math.sin(radians) - py * Math.cos(radians)) / length
  }
  return `linear-gradient(${angleDeg}deg, ${stops.map(({ at, colour }) => `${colour} ${share(at) * 100}%`).join()})`
}

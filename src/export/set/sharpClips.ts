/**
 * Chromium smooths the edge of a clip on a page's canvas and not on a worker's (OffscreenCanvas): a round corner would be jagged.
 * So in a worker a clip may only follow whole pixels, where both are the same; any other throws, and the page draws the card.
 */

/** What a worker's canvas would clip without smoothing. */
export class SmoothClip extends Error {
  override name = 'SmoothClip'
}

const WITHIN = 1e-6
const CURVES = [
  'roundRect',
  'arc',
  'arcTo',
  'ellipse',
  'lineTo',
  'bezierCurveTo',
  'quadraticCurveTo',
] as const

type Context = Pick<
  OffscreenCanvasRenderingContext2D,
  'beginPath' | 'rect' | 'clip' | 'getTransform' | (typeof CURVES)[number]
>

/** From now on, clips of such contexts throw SmoothClip where their edge lies between pixels. */
export function refuseSmoothClips(prototype: Context): void {
  const { beginPath, rect, clip } = prototype
  const smooth = new WeakSet<Context>() // whose path has an edge between pixels
  prototype.beginPath = function begin(this: Context) {
    smooth.delete(this)
    beginPath.call(this)
  }
  prototype.rect = function add(this: Context, x, y, width, height) {
    if (!isOnPixels(this, x, y) || !isOnPixels(this, x + width, y + height)) smooth.add(this)
    rect.call(this, x, y, width, height)
  }
  for (const name of CURVES) {
    const draw = prototype[name] as (...path: number[]) => void
    prototype[name] = function add(this: Context, ...path: number[]) {
      smooth.add(this)
      draw.apply(this, path)
    } as never
  }
  prototype.clip = function cut(this: Context, ...how: unknown[]) {
    if (smooth.has(this) || typeof how[0] === 'object') throw new SmoothClip('a clip between pixels')
    ;(clip as (...how: unknown[]) => void).apply(this, how)
  }
}

function isOnPixels(context: Context, x: number, y: number): boolean {
  const { a, b, c, d, e, f } = context.getTransform()
  const isUpright = b === 0 && c === 0
  return isUpright && isWhole(a * x + e) && isWhole(d * y + f)
}

function isWhole(px: number): boolean {
  return Math.abs(px - Math.round(px)) < WITHIN
}

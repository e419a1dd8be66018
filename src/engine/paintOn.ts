import type { Card } from '../card/card'
import type { ExportOptions } from '../card/exportOptions'
import { paintNodes } from '../draw/paint/paintNodes'
import type { Pictures } from '../draw/pictures/images'
import { rasterPaintContext } from '../draw/rasterPaintContext'
import { fileSize } from '../export/fileSize'
import { FORMATS, groundUnder } from '../export/formats'
import { cardSize, FULL_VIEW } from '../layout/view'
import { targetOf } from '../look/targets'
import type { Scene } from '../scene/nodes'
import { EngineError } from './card'

/** HTMLCanvasElement, OffscreenCanvas, or one of @napi-rs/canvas. */
export type CardCanvas = { width: number; height: number; getContext(type: '2d'): unknown }

/** A width replaces the target's size. @throws {EngineError} canvas, if it cannot have as many pixels */
export function sizeFor(
  { settings }: Card,
  options: ExportOptions,
  holds = (_wide: number, _high: number) => true,
) {
  const target = targetOf(settings.target)
  const asked = { ...options, target: options.widthPx ? null : target }
  const logical = cardSize(settings.aspectRatio, FULL_VIEW, target)
  const size = fileSize(logical, asked, FORMATS[options.format].maxSidePx, holds)
  if (size.limitedBy !== null || !holds(size.widthPx, size.heightPx))
    throw new EngineError('canvas', `at most ${size.widthPx} × ${size.heightPx} px can be drawn here`)
  return { size, asked }
}

/** @throws {EngineError} canvas, if it has no 2d context */
export function paintOn(
  canvas: CardCanvas,
  scene: Scene,
  { size, asked }: ReturnType<typeof sizeFor>,
  pictures: Pictures,
): void {
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D | null
  if (!ctx) throw new EngineError('canvas', 'the canvas has no 2d context')
  canvas.width = size.widthPx // also empties it
  canvas.height = size.heightPx
  ctx.fillStyle = groundUnder(asked) ?? 'transparent'
  ctx.fillRect(0, 0, size.widthPx, size.heightPx)
  ctx.scale(size.ratio, size.ratio)
  paintNodes(
    ctx,
    [...scene.still, ...scene.live],
    rasterPaintContext(FORMATS[asked.format].gradients, pictures),
  )
  ctx.setTransform(1, 0, 0, 1, 0, 0)
}

import type { Box } from '../../scene/nodes'

/** Shown for a picture that failed to load: neutral, and drawn by code so that it is always available. */
export function paintPlaceholder(ctx: CanvasRenderingContext2D, box: Box, hasIcon: boolean): void {
  ctx.fillStyle = '#E4E1DB'
  ctx.fillRect(box.x, box.y, box.width, box.height)
  if (!hasIcon) return
  const size = Math.min(96, box.width * 0.4, box.height * 0.4)
  ctx.translate(box.x + box.width / 2 - size / 2, box.y + box.height / 2 - size / 2)
  ctx.scale(size / 24, size / 24)
  ctx.strokeStyle = '#A8A29A'
  ctx.fillStyle = '#A8A29A'
  ctx.lineWidth = 1.4
  ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.roundRect(3, 4, 18, 16, 1.5)
  ctx.moveTo(3, 17)
  ctx.lineTo(8.5, 11.5)
  ctx.lineTo(13, 16)
  ctx.lineTo(16, 13)
  ctx.lineTo(21, 18)
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(16, 8.6, 1.5, 0, Math.PI * 2)
  ctx.fill()
}

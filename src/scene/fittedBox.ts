import type { Box, ImageNode } from './nodes'

/** How a picture is fitted into its box. */
export type Fitting = Pick<ImageNode, 'fit' | 'focus' | 'zoom'>

/** The box of the whole picture: larger than the given box with `cover`, inside it with `contain`; zoomed. */
export function fittedBox(
  { x, y, width, height, fit, focus, zoom = 1 }: Fitting & Box,
  picture: { widthPx: number; heightPx: number },
): Box {
  const across = width / picture.widthPx
  const down = height / picture.heightPx
  const scale = zoom * (fit === 'cover' ? Math.max(across, down) : Math.min(across, down))
  const shown = { width: picture.widthPx * scale, height: picture.heightPx * scale }
  return { x: x + (width - shown.width) * focus.x, y: y + (height - shown.height) * focus.y, ...shown }
}

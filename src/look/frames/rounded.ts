import { insetBox } from '../../scene/box'
import { mixColours, withAlpha } from '../../scene/colour'
import type { Box, SceneNode } from '../../scene/nodes'
import { grown, type Frame, type FrameContext } from './frame'
import { borderOf, fieldOf, softInks } from './roundedTones'
import { powered } from './tones'

const SOFT = { blurPx: 26, saturation: 1.2 } // a picture out of focus
const SHADE = { light: 'rgba(255,255,255,0.18)', dark: 'rgba(0,0,0,0.35)' }

/** A soft pillow: very large radii and a thick border in a much lighter tint, on a field of the background's own hue. */
export const rounded: Frame<'field' | 'border'> = {
  label: { en: 'Rounded', zh: '圆角' },
  colours: { field: { light: '', dark: '' }, border: { light: '', dark: '' } },
  inks: softInks,
  backgroundBox(bounds) {
    const { body, radiusPx, borderPx } = bodyOf(bounds)
    return { ...insetBox(body, borderPx), radiusPx: radiusPx - borderPx }
  },
  plan({ bounds }) {
    const { body, borderPx } = bodyOf(bounds)
    const inner = insetBox(body, borderPx)
    const side = grown(inner.width, 0.088, 48, 88) // the foot's lines are clear of the curve
    const top = inner.y + grown(inner.height, 0.08, 32, 48)
    const baselineY = inner.y + inner.height - 26
    const line = { baselineY, maxWidthPx: inner.width / 2 - side - 8 }
    return {
      textBox: { x: inner.x + side, y: top, width: inner.width - 2 * side, height: baselineY - 32 - top },
      date: { ...line, x: inner.x + side, align: 'left' },
      watermark: { ...line, x: inner.x + inner.width - side, align: 'right' },
      author: 'dash',
      pictureRadiusPx: 24,
    }
  },
  under(context) {
    const { body, radiusPx } = bodyOf(context.bounds)
    const field = context.colours.field || fieldOf(context)
    const shadow = mixColours(powered(field, 2.6), '#000000', 0.25)
    return [
      { type: 'rect', id: 'frame-field', ...context.bounds, fill: field },
      ...(context.hasPicture && !context.colours.field ? blurredField(context) : []),
      {
        type: 'rect',
        id: 'frame-border',
        ...body,
        radiusPx,
        fill: context.colours.border || borderOf(context),
        shadows: [{ dx: 0, dy: 8, blurPx: 24, spreadPx: 0, colour: withAlpha(shadow, 0.3) }],
      },
    ]
  },
}

/** Around a picture is the same picture, out of focus. */
function blurredField({ bounds, theme, background }: FrameContext): SceneNode[] {
  return [
    {
      type: 'group',
      id: 'frame-field-picture',
      clip: bounds,
      ...SOFT,
      children: background(bounds, 'frame-field-ground'),
    },
    { type: 'rect', id: 'frame-field-shade', ...bounds, fill: SHADE[theme] },
  ]
}

/** In a mat, which frames the card already, everything around the page is thinner. */
function bodyOf(bounds: Box): { body: Box; radiusPx: number; borderPx: number } {
  const short = Math.min(bounds.width, bounds.height)
  return {
    body: insetBox(bounds, grown(short - 300, 0.084, 12, 20)),
    radiusPx: grown(short, 0.156, 64, 84),
    borderPx: grown(short - 300, 0.092, 16, 22),
  }
}

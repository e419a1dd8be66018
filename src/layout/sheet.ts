import type { CardSettings } from '../card/settings'
import { BACKGROUNDS, type Background } from '../look/backgrounds'
import { FRAMES } from '../look/frames'
import type { Frame } from '../look/frames/frame'
import { inksOver, veilFor, type Inks } from '../look/inks'
import { SHADOWS, type Shadow } from '../look/shadows'
import { insetBox } from '../scene/box'
import { laidOver, luminance, mixColours } from '../scene/colour'
import type { Box, SceneNode } from '../scene/nodes'

/** Everything of a card that does not depend on its words. */
export interface Sheet {
  box: Box // the sheet itself, inside the mat
  frame: Frame
  inks: Inks
  nodes: readonly SceneNode[]
}

const MAT = { grey: '#57534E', greyShare: 0.08, paper: '#F1EFEC', paperShare: 0.7, pale: 0.55 }
const cache = new WeakMap<CardSettings, Map<string, Sheet>>()

/**
 * Mat, shadow, background and the frame's back, lowest first. The same settings give the same object, so that a
 * keystroke leaves the layer below the text untouched.
 */
export function layoutSheet(settings: CardSettings, size: { width: number; height: number }): Sheet {
  const sizes = cache.get(settings) ?? new Map<string, Sheet>()
  cache.set(settings, sizes)
  const key = `${size.width}×${size.height}`
  const known = sizes.get(key)
  if (known) return known
  const sheet = drawnSheet(settings, size)
  sizes.set(key, sheet)
  return sheet
}

function drawnSheet(settings: CardSettings, size: { width: number; height: number }): Sheet {
  const card: Box = { x: 0, y: 0, ...size }
  const frame: Frame = FRAMES[settings.frameStyle]
  const background: Background = BACKGROUNDS[settings.backgroundType]
  const { matPx, shadows }: Shadow = SHADOWS[settings.shadow]
  const hasMat = matPx > 0 && settings.margin !== 'none'
  const box = hasMat ? insetBox(card, matPx) : card
  const { inks, veil } = coloursOf(settings, frame, background)
  const paper = background.nodes(settings, box)
  const inner = shadows.filter((shadow) => shadow.inset)
  const nodes: SceneNode[] = [
    ...(hasMat ? matNodes(settings, background, card, box, shadows) : []),
    {
      type: 'group',
      id: 'sheet',
      clip: box,
      children: [
        ...paper,
        ...(veil ? [{ type: 'rect', id: 'sheet-veil', ...box, fill: veil } as const] : []),
      ],
    },
    ...(inner.length > 0
      ? [{ type: 'rect', id: 'sheet-inner-shadow', ...box, shadows: inner } as const]
      : []),
    ...frame.behind({ sheet: box, inks, theme: settings.theme }),
  ]
  return { box, frame, inks, nodes }
}

function coloursOf(settings: CardSettings, frame: Frame, background: Background) {
  if (frame.page) {
    const { grounds, inks } = frame.page[settings.theme]
    return { inks: { ...inksOver(grounds, settings.theme), ...inks }, veil: null }
  }
  const grounds = background.grounds(settings)
  const veil = veilFor(grounds, settings.theme)
  const seen = veil ? grounds.map((ground) => laidOver(veil, ground)) : grounds
  return { inks: inksOver(seen, settings.theme), veil }
}

function matNodes(
  settings: CardSettings,
  background: Background,
  card: Box,
  sheet: Box,
  shadows: Shadow['shadows'],
): SceneNode[] {
  const tint = matTint(background.grounds(settings)[0] ?? settings.backgroundColor)
  return [
    ...(settings.margin === 'tint' ? [{ type: 'rect', id: 'mat', ...card, fill: tint } as const] : []),
    { type: 'rect', id: 'sheet-shadow', ...sheet, shadows },
  ]
}

/** A pale ground goes a little greyer; a deep one would swallow the sheet's edge, so its mat is a pale tint of it. */
function matTint(ground: string): string {
  return luminance(ground) >= MAT.pale
    ? mixColours(ground, MAT.grey, MAT.greyShare)
    : mixColours(ground, MAT.paper, MAT.paperShare)
}

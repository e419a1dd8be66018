import { photoNodes, showsPicture } from '../../look/frames/onPhoto'
import type { Mood } from '../../look/weather/mood'
import type { SceneNode } from '../../scene/nodes'
import { backgroundNodes } from '../cardBackground'
import { matNodes, cutToSheet, rotatedGroup, sheetPlace } from '../sheet'
import { NO_WORD_BOXES } from '../wordGrounds'
import type { InkedCard } from './ink'

export interface Backdrop extends Pick<
  InkedCard,
  | 'frame'
  | 'plan'
  | 'context'
  | 'inkGrounds'
  | 'hasPage'
  | 'groundsIn'
  | 'sheetSkin'
  | 'plainGround'
  | 'picture'
> {
  mood: Mood | null
  nodes: readonly SceneNode[] // lowest first
  minDim?: number // absent if unknown
}

export function decorateCard(card: InkedCard): Backdrop {
  const { frame, plan, context, hasWordsOnPicture, scrim } = card
  const { whole, bounds, hasMat, around, shadows } = card
  return {
    frame,
    plan,
    context,
    inkGrounds: card.inkGrounds,
    hasPage: card.hasPage,
    groundsIn: card.groundsIn,
    sheetSkin: card.sheetSkin,
    picture: hasWordsOnPicture ? card.picture : null,
    plainGround: hasWordsOnPicture && showsPicture(context) ? null : card.plainGround,
    mood: card.ground.mood,
    nodes: [
      ...(hasMat ? matNodes(around, whole, bounds, shadows) : []),
      ...(frame.under?.(context) ?? []),
      ...rotatedGroup(turningNodes(card), plan, 'sheet-turned'),
    ],
    ...(card.isBackgroundMeasured && !card.art ? { minDim: scrim?.minDim ?? 0 } : {}),
  }
}

function turningNodes(card: InkedCard): SceneNode[] {
  const { frame, context, area, isSurfaceTransparent } = card
  const inner = card.shadows.filter((shadow) => shadow.inset)
  const innerShadow: SceneNode[] =
    inner.length > 0 ? [{ type: 'rect', id: 'sheet-inner-shadow', ...area, shadows: inner }] : []
  const behind = frame.behind?.(context) ?? []
  // If the background is itself the surface, it is left out too.
  const isLeftOut = isSurfaceTransparent && !frame.backgroundBox
  const papers = paperNodes(card)
  const isCutOut = frame.backgroundBox !== undefined // The frame's back gives background and papers their shape.
  return [
    ...(isLeftOut ? [] : context.background(area, 'background')),
    ...(isCutOut ? papers : []),
    ...(frame.showsPhoto ? [] : (context.onPicture?.scrim ?? [])),
    // The frame's back covers the inner shadow, except on a photo.
    ...(frame.showsPhoto ? [...behind, ...innerShadow] : [...innerShadow, ...behind]),
    ...(isCutOut ? [] : papers),
  ]
}

function paperNodes(card: InkedCard): readonly SceneNode[] {
  const { composition, plan, context, textScale, photo, dimming } = card
  const nodes = composition?.under?.({
    ...card.sheetSkin,
    ...sheetPlace(plan, context, textScale),
    backgroundIn: (on, id) => [
      ...backgroundNodes(card.background, on, id, { veil: dimming, ...AS_PICTURE }),
      ...(composition.showsPhoto && photo?.state !== 'missing'
        ? photoNodes(photo, { radiusPx: 0, ...on })
        : []),
    ],
  })
  return cutToSheet(nodes ?? [], plan, 'composition-papers')
}

/** No text or page covers a composition's picture. */
const AS_PICTURE = { isPhoto: true, cover: null, words: NO_WORD_BOXES }

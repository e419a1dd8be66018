import { bleedOf, safeBox } from '../../look/target'
import { SHADOWS, type Shadow } from '../../look/shadows'
import type { Box, BoxShadow } from '../../scene/nodes'
import { cardBounds } from '../sheet'
import type { ResolvedCard } from './resolve'

export interface PlannedCard extends ResolvedCard {
  whole: Box // the card with its mat
  bounds: Box // inside the mat
  safe: Box // excludes what a target covers
  area: Box & { radiusPx?: number } // the background's box
  cover: Box | null // the frame's opaque page
  hasMat: boolean
  isSurfaceTransparent: boolean // A transparent surface is left out.
  shadows: readonly BoxShadow[]
  lift: number
}

export function planCard(card: ResolvedCard): PlannedCard {
  const { backdropSettings: settings, frame, size, target } = card
  const whole: Box = { x: 0, y: 0, ...size }
  const { shadows, lift }: Shadow = SHADOWS[settings.shadow]
  const { bounds, hasMat, isSurfaceTransparent } = cardBounds(settings, frame, whole, bleedOf(whole, target))
  const safe = safeBox(bounds, size, target)
  return {
    ...card,
    whole,
    bounds,
    safe,
    area: frame.backgroundBox?.(safe) ?? bounds,
    cover: frame.cover?.(safe) ?? null,
    hasMat,
    isSurfaceTransparent,
    shadows,
    lift,
  }
}

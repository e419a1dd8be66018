import type { TFunction } from 'i18next'
import type { Target } from '../../../look/target'

/** `1080 × 1920` */
export function sizeWords({ widthPx, heightPx }: Pick<Target, 'widthPx' | 'heightPx'>): string {
  return `${widthPx} × ${heightPx}`
}

/** `Keep the top 14% and bottom 20% clear.` '' without clear zones. */
export function clearWords({ clear }: Target, t: TFunction): string {
  if (clear.length === 0) return ''
  const sides = clear.map(({ side, share }) => t(`target.sides.${side}`, { percent: percentOf(share) }))
  return t('target.clear', { sides: sides.join(t('target.and')) })
}

export function percentOf(share: number): number {
  return Math.round(share * 100)
}

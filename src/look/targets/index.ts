import type { Label } from '../../language/languages'
import { inOrder } from '../../scene/features'
import type { TargetId } from '../ids'
import { RATIOS, type RatioId } from '../ratios'
import { hasShape, type Target } from '../target'

export type { TargetId }

export const TARGET_GROUPS = {
  social: { en: 'Social', zh: '社交' },
  wechat: { en: 'WeChat', zh: '微信' },
  screens: { en: 'Screens', zh: '屏幕' },
  print: { en: 'Print', zh: '印刷' },
} satisfies Record<Target['group'], Label>

/** A target is a file of this folder (DECISIONS.md, Made for). */
export const TARGETS: Readonly<Record<TargetId, Target>> = inOrder(
  import.meta.glob<Target>('./*.ts', { import: 'target', eager: true }),
)

/** What a card is made for: a target, or anything. */
export type MadeFor = TargetId | 'anything'

/** null: the card is made for anything. */
export function targetOf(madeFor: MadeFor): Target | null {
  return madeFor === 'anything' ? null : TARGETS[madeFor]
}

/** The listed ratio nearest to a target's: the card's own once it is freed. */
export function nearestRatio(target: Pick<Target, 'widthPx' | 'heightPx'>): RatioId {
  const distance = (id: RatioId) =>
    Math.abs(Math.log(target.widthPx / target.heightPx / (RATIOS[id].width / RATIOS[id].height)))
  return (Object.keys(RATIOS) as RatioId[]).reduce((best, id) => (distance(id) < distance(best) ? id : best))
}

/** The listed ratio that a target has; null if it has one of its own. */
export function ratioOfTarget(target: Pick<Target, 'widthPx' | 'heightPx'>): RatioId | null {
  const id = nearestRatio(target)
  return hasShape(target, RATIOS[id].width / RATIOS[id].height) ? id : null
}

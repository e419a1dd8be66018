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

/** DECISIONS.md, Made for. */
export const TARGETS: Readonly<Record<TargetId, Target>> = inOrder(
  import.meta.glob<Target>('./*.ts', { import: 'target', eager: true }),
)

export type MadeFor = TargetId | 'anything'

/** null: the card is made for anything. */
export function targetOf(madeFor: MadeFor = 'anything'): Target | null {
  return madeFor === 'anything' ? null : TARGETS[madeFor]
}

export function nearestRatio(target: Pick<Target, 'widthPx' | 'heightPx'>): RatioId {
  const distance = (id: RatioId) =>
    Math.abs(Math.log(target.widthPx / target.heightPx / (RATIOS[id].width / RATIOS[id].height)))
  return (Object.keys(RATIOS) as RatioId[]).reduce((best, id) => (distance(id) < distance(best) ? id : best))
}

/** null if the target has its own ratio. */
export function ratioOfTarget(target: Pick<Target, 'widthPx' | 'heightPx'>): RatioId | null {
  const id = nearestRatio(target)
  return hasShape(target, RATIOS[id].width / RATIOS[id].height) ? id : null
}

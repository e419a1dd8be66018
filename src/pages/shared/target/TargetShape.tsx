import type { Target } from '../../../look/target'
import styles from './MadeFor.module.css'

const BOX_PX = 18
const LEAST_PX = 7

/** A dashed square if there is no target. */
export function TargetShape({ target }: { target: Pick<Target, 'widthPx' | 'heightPx'> | null }) {
  const { widthPx, heightPx } = target ?? { widthPx: 1, heightPx: 1 }
  const times = (target ? BOX_PX : BOX_PX - 4) / Math.max(widthPx, heightPx)
  const side = (px: number) => Math.max(LEAST_PX, Math.round(px * times))
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true" className={styles.shape}>
      <rect
        x={10 - side(widthPx) / 2}
        y={10 - side(heightPx) / 2}
        width={side(widthPx)}
        height={side(heightPx)}
        rx={1.5}
        strokeDasharray={target ? undefined : '2.5 2'}
      />
    </svg>
  )
}

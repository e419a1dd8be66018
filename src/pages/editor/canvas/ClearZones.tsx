import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import type { ClearZone } from '../../../look/target'
import type { Box } from '../../../scene/nodes'
import { shownClearZonesAtom } from '../frame/clearZoneAtoms'
import { percentOf } from '../../shared/target/targetWords'
import { useEditorLayout } from '../useEditorLayout'
import styles from './ClearZones.module.css'
import { cardPlaceAtom } from './state/canvasView'

/** A target's clear zones over the card, each named once: part of the page, never of the exported picture. */
export function ClearZones() {
  const { t } = useTranslation()
  const zones = useAtomValue(shownClearZonesAtom)
  const card = useAtomValue(cardPlaceAtom)?.box
  const layout = useEditorLayout()
  if (!card) return null
  const language = currentLanguage()
  return zones.map(({ side, share, label }, at) => {
    const { x, y, width, height } = zoneBox(card, side, share)
    const isNamed = !zones.slice(at + 1).some((other) => other.label.en === label.en)
    const words = { label: label[language], percent: percentOf(share) }
    return (
      <div
        key={side}
        className={styles.zone}
        data-side={side}
        style={{ width, height, transform: `translate(${x}px, ${y}px)` }}
      >
        {isNamed && (
          <span className={styles.name}>{layout === 'phone' ? words.label : t('target.zone', words)}</span>
        )}
      </div>
    )
  })
}

function zoneBox({ x, y, width, height }: Box, side: ClearZone['side'], share: number): Box {
  const [across, down] = [Math.round(width * share), Math.round(height * share)]
  if (side === 'top') return { x, y, width, height: down }
  if (side === 'bottom') return { x, y: y + height - down, width, height: down }
  return { x: side === 'left' ? x : x + width - across, y, width: across, height }
}

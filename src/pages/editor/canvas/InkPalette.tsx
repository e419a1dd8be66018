import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TEXT_COLOURS } from '../../../look/palette'
import type { PartId, Point } from '../../../scene/nodes'
import { settingsAtom } from '../../../state/card'
import type { InkId } from '../InkSwatches'
import { optionsOf } from '../optionsOf'
import { chosenInk, colourBlockAtom } from './state/blockInk'
import styles from './BlockToolbar.module.css'

interface InkPaletteProps {
  id: string
  role: PartId // of the block that is coloured
  at: Point // its upper left corner, from the toolbar's
  onClose: () => void
}

/**
 * The ten inks, after the choice to select automatically by contrast. Outside the toolbar, since the radios
 * use the arrow keys.
 */
export function InkPalette({ id, role, at, onClose }: InkPaletteProps) {
  const { t } = useTranslation()
  const name = useId()
  const box = useRef<HTMLDivElement>(null)
  const chosen = chosenInk(useAtomValue(settingsAtom), role)
  const choose = useSetAtom(colourBlockAtom)
  useEffect(() => {
    const inputs = box.current?.querySelectorAll('input') ?? []
    ;([...inputs].find(({ checked }) => checked) ?? inputs[0])?.focus({ preventScroll: true })
  }, [])
  const inks: { id: InkId; label: string; paint: string | undefined }[] = [
    { id: 'automatic', label: t('text.automatic'), paint: undefined },
    ...optionsOf(TEXT_COLOURS).map((option) => ({ ...option, paint: TEXT_COLOURS[option.id].hex })),
  ]
  return (
    <div
      ref={box}
      id={id}
      role="radiogroup"
      aria-label={t('canvas.color')}
      className={styles.inks}
      style={{ left: at.x, top: at.y }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      {inks.map(({ id: inkId, label, paint }) => (
        <label key={inkId} className={styles.inkChoice} title={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={inkId === chosen}
            onChange={() => choose(role, inkId)}
          />
          <span className={paint ? styles.paint : styles.automatic} style={{ background: paint }} />
        </label>
      ))}
    </div>
  )
}

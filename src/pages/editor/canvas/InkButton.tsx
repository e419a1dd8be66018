import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BlockToolbar.module.css'

interface InkButtonProps {
  ref: Ref<HTMLButtonElement>
  ink: string // as it is drawn
  paletteId: string
  isOpen: boolean
  onPress: () => void
}

/** The block's colour; opens the palette. */
export function InkButton({ ref, ink, paletteId, isOpen, onPress }: InkButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      ref={ref}
      type="button"
      className={styles.inkButton}
      aria-label={t('canvas.color')}
      title={t('canvas.color')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? paletteId : undefined}
      onClick={onPress}
    >
      <span style={{ background: ink }} />
    </button>
  )
}

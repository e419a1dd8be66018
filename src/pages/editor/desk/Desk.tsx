import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Canvas } from '../canvas/Canvas'
import { useGlide } from '../canvas/useGlide'
import { DropFrame } from '../pictures/DropFrame'
import styles from './Desk.module.css'
import { Notices } from './Notices'
import { QuoteError } from './QuoteError'
import type { DeskAside } from './SourceLine'

interface DeskProps {
  aside?: DeskAside
  glides?: boolean // to its new place, when the room for the card changes
}

/** The card on its desk, with errors and notices. */
export function Desk({ aside = 'zoom', glides = false }: DeskProps) {
  const { t } = useTranslation()
  const desk = useRef<HTMLElement>(null)
  useGlide(desk, glides)
  return (
    <section
      ref={desk}
      className={styles.desk}
      data-tight={aside === 'none' || undefined}
      aria-label={t('editor.preview')}
    >
      <QuoteError />
      <Canvas aside={aside} />
      <Notices />
      <DropFrame />
    </section>
  )
}

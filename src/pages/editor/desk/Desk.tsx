import { useTranslation } from 'react-i18next'
import { Canvas } from '../canvas/Canvas'
import { DropFrame } from '../pictures/DropFrame'
import styles from './Desk.module.css'
import { Notices } from './Notices'
import { QuoteError } from './QuoteError'

/** The card on its desk, with errors and notices. */
export function Desk({ aside }: { aside?: 'zoom' | 'size' }) {
  const { t } = useTranslation()
  return (
    <section className={styles.desk} aria-label={t('editor.preview')}>
      <QuoteError />
      <Canvas aside={aside} />
      <Notices />
      <DropFrame />
    </section>
  )
}

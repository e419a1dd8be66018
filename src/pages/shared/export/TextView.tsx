import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FullView } from '../../../ui/FullView'
import styles from './ExportViews.module.css'

export function TextView({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <FullView
      title={t('ways.textTitle')}
      back={t('ways.back')}
      onClose={onClose}
      text={<p>{t('ways.textHow')}</p>}
    >
      <textarea ref={field} className={styles.words} aria-label={t('ways.textTitle')} readOnly value={text} />
    </FullView>
  )
}

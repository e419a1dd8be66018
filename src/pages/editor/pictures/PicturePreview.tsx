import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../ui/Spinner'
import placeholderUrl from '../content/brokenPicture.svg'
import styles from './PictureInput.module.css'

interface PicturePreviewProps {
  shownAt: string
  alt: string
  status: 'loading' | 'loaded' | 'failed'
}

/** A small picture; a broken one is replaced by a bundled placeholder. */
export function PicturePreview({ shownAt, alt, status }: PicturePreviewProps) {
  const { t } = useTranslation()
  if (status === 'loading') return <Spinner label={t('site.loading')} />
  if (status === 'failed') return <img className={styles.preview} src={placeholderUrl} alt={alt} />
  return (
    <img
      className={styles.preview}
      src={shownAt}
      alt={alt}
      crossOrigin="anonymous"
      referrerPolicy="no-referrer"
    />
  )
}

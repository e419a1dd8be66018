import { useTranslation } from 'react-i18next'
import useImage from 'use-image'
import { QUOTE_LIMITS } from '../../../card/quote'
import { Spinner } from '../../../ui/Spinner'
import { TextField } from '../../../ui/TextField'
import placeholderUrl from './brokenPicture.svg'
import styles from './ContentPanel.module.css'
import { useQuoteField } from './words'

interface PictureFieldProps {
  label: string
  alt: string
  field: 'imageUrl' | 'originImageUrl'
}

/** A picture's address and what is found there; a broken one gives way to a blank that ships with the page. */
export function PictureField({ label, alt, field }: PictureFieldProps) {
  const { t } = useTranslation()
  const words = useQuoteField(field)
  const url = words.value.trim()
  const [, status] = useImage(url, undefined, 'no-referrer')
  const isBroken = url !== '' && status === 'failed'
  return (
    <div className={styles.picture}>
      <TextField
        label={label}
        type="url"
        maxLength={QUOTE_LIMITS.url}
        error={isBroken ? t('error.picture') : undefined}
        placeholder={words.isReadOnly ? t('content.noImage') : 'https://'}
        {...words}
      />
      {url !== '' && status === 'loading' && <Spinner label={t('site.loading')} />}
      {url !== '' && status !== 'loading' && (
        <img
          className={styles.preview}
          src={isBroken ? placeholderUrl : url}
          alt={alt}
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  )
}

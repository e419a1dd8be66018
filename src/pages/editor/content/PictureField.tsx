import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QUOTE_LIMITS } from '../../../card/quote'
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
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const url = words.value.trim()
  const isBroken = url !== '' && url === brokenUrl
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
      {url !== '' && (
        <img
          className={styles.preview}
          src={isBroken ? placeholderUrl : url}
          alt={alt}
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(url)}
        />
      )}
    </div>
  )
}

import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { pictures } from '../../../draw/images'
import { Button } from '../../../ui/Button'
import { TextField } from '../../../ui/TextField'
import { useTypedText } from '../useTypedText'
import styles from './PictureSource.module.css'
import { readPictureFile } from './readPictureFile'

/** Where the picture is: at an address, or in a file of one's own. Says so when it is not there. */
export function PictureSource({ src, onChange }: { src: string; onChange: (src: string) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [fileName, setFileName] = useState('')
  const [isUnreadable, setUnreadable] = useState(false)
  const isOwnFile = src.startsWith('blob:')
  const state = useSyncExternalStore(pictures.subscribe, () => pictures.find(src))
  const url = useTypedText(isOwnFile ? '' : src, (text) => {
    setUnreadable(false)
    onChange(text.trim())
  })
  const choose = async (file: File | undefined) => {
    if (!file) return
    try {
      onChange(await readPictureFile(file))
      setFileName(file.name)
      setUnreadable(false)
    } catch {
      setUnreadable(true)
    }
  }
  const isBroken = isUnreadable || (src !== '' && state === 'failed')
  return (
    <div className={styles.source}>
      <TextField
        label={t('background.imageUrl')}
        type="url"
        placeholder="https://"
        error={isBroken ? t('error.picture') : undefined}
        {...url}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0])
          event.currentTarget.value = '' // the same file can be chosen again
        }}
      />
      <div className={styles.file}>
        <Button onPress={() => input.current?.click()}>{t('background.imageFile')}</Button>
        {isOwnFile && <span className={styles.name}>{fileName || t('background.ownFile')}</span>}
      </div>
    </div>
  )
}

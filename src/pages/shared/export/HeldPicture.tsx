import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Card } from '../../../card/card'
import { dataUrlOfFile } from '../../../export/dataUrl'
import { currentLanguage } from '../../../language/i18n'
import type { FileOutcome } from '../../../state/exporting'
import type { PictureFile } from '../../../state/pictureFile'
import { Button } from '../../../ui/Button'
import { ErrorNote } from '../../../ui/ErrorNote'
import { FullView } from '../../../ui/FullView'
import { Spinner } from '../../../ui/Spinner'
import { cardWords } from '../../card/cardWords'
import styles from './ExportViews.module.css'
import { failureWords } from './fileWords'

interface HeldPictureProps {
  card: Card | null
  make: () => Promise<FileOutcome> // a JPEG; another function makes another picture
  scale: number
  facts?: (picture: PictureFile) => ReactNode
  hint?: ReactNode
  foot?: ReactNode
  onClose: () => void
}

type Shown =
  | { status: 'making' }
  | { status: 'made'; src: string; picture: PictureFile }
  | { status: 'failed'; words: string }

/**
 * The finished picture, to press and hold. A `data:` JPEG: Android does not save `blob:`, and apps drop
 * larger ones.
 */
export function HeldPicture({ card, make, scale, facts, hint, foot, onClose }: HeldPictureProps) {
  const { t } = useTranslation()
  const [shown, tryAgain] = useHeldPicture(make, scale)
  return (
    <FullView
      title={t('ways.holdTitle')}
      back={t('ways.back')}
      onClose={onClose}
      hint={hint}
      foot={foot}
      text={
        <>
          <p>{t('ways.holdHow')}</p>
          {shown.status === 'made' && facts?.(shown.picture)}
        </>
      }
    >
      {shown.status === 'making' && (
        <div className={styles.blank}>
          <Spinner label={t('ways.drawing')} />
        </div>
      )}
      {shown.status === 'failed' && (
        <ErrorNote title={shown.words} action={<Button onPress={tryAgain}>{t('export.retry')}</Button>} />
      )}
      {shown.status === 'made' && (
        <img className={styles.held} src={shown.src} alt={card ? cardWords(card, currentLanguage()) : ''} />
      )}
    </FullView>
  )
}

function useHeldPicture(make: HeldPictureProps['make'], scale: number): [shown: Shown, tryAgain: () => void] {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>({ status: 'making' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isLeft = false
    void (async () => {
      const outcome = await make()
      if (isLeft || outcome.status === 'nothing') return
      if (outcome.status === 'failed') {
        console.error('export failed', outcome.error)
        setShown({ status: 'failed', words: failureWords(t, outcome.code, { format: 'jpg', scale }) })
        return
      }
      const src = await dataUrlOfFile(outcome.picture.file)
      if (!isLeft) setShown({ status: 'made', src, picture: outcome.picture })
    })()
    return () => {
      isLeft = true
    }
  }, [make, scale, attempt, t])
  const tryAgain = () => {
    setShown({ status: 'making' })
    setAttempt(attempt + 1)
  }
  return [shown, tryAgain]
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import type { ClearZone } from '../../look/target'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { ErrorNote } from '../../ui/ErrorNote'
import { CardOutline } from '../card/CardOutline'
import styles from './EverywherePage.module.css'
import type { EverywhereWords } from './everywhereText.en'

const SETTLE_MS = 300 // arrow keys pass over looks that nobody wants drawn
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

interface DevicePictureProps {
  address: string // '': none yet
  outline: 'phone' | 'screen' | 'frame' | 'window'
  size: { widthPx: number; heightPx: number }
  clear: readonly ClearZone[]
  words: EverywhereWords
}

/** Today's card as the address gives it, in a plain outline of the device, its clear zones hatched. */
export function DevicePicture({ address, outline, size, clear, words }: DevicePictureProps) {
  const { t } = useTranslation()
  const [asked, ask] = useState({ address: '', attempt: 0 })
  const [seen, see] = useState<{ asked: object; isThere: boolean } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => ask({ address, attempt: 0 }), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [address])
  const isThere = seen?.asked === asked && asked.address === address ? seen.isThere : null
  return (
    <div className={classes(styles.device, styles[outline])}>
      <div className={styles.glass}>
        {/* Its viewBox gives the glass its shape before there is a picture. */}
        <svg viewBox={`0 0 ${size.widthPx} ${size.heightPx}`} className={styles.picture} aria-hidden="true" />
        {isThere === null && <CardOutline label={t('site.loading')} />}
        {isThere === false && (
          <CardOutline>
            <ErrorNote
              title={words.failed}
              action={
                <Button onPress={() => ask({ address, attempt: asked.attempt + 1 })}>
                  {t('error.tryAgain')}
                </Button>
              }
            />
          </CardOutline>
        )}
        {isThere !== false && asked.address !== '' && (
          <img
            key={asked.attempt}
            src={asked.address}
            alt={words.picture}
            className={classes(styles.picture, isThere === null && styles.coming)}
            onLoad={() => see({ asked, isThere: true })}
            onError={() => see({ asked, isThere: false })}
          />
        )}
        {asked.address !== '' &&
          clear.map(({ side, share, label }) => (
            <p key={side} className={styles.zone} style={{ [OPPOSITE[side]]: `${(1 - share) * 100}%` }}>
              <span>{label[currentLanguage()]}</span>
            </p>
          ))}
      </div>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import styles from './CardsPage.module.css'

const NEARLY_FULL = 0.9

/** How much room this site takes and may take, where the browser says so, and what to do when there is little left. */
export function RoomUsed({ changes }: { changes: number }) {
  const { t } = useTranslation()
  const [room, setRoom] = useState<{ used: number; quota: number } | null>(null)
  useEffect(() => {
    let isLeft = false
    navigator.storage?.estimate?.().then(
      ({ usage, quota }) => {
        if (!isLeft && usage !== undefined && quota) setRoom({ used: usage, quota })
      },
      () => undefined, // then nothing is said
    )
    return () => {
      isLeft = true
    }
  }, [changes])
  if (!room) return null
  const isNearlyFull = room.used > room.quota * NEARLY_FULL
  return (
    <p className={styles.room}>
      {t('cards.room', { used: sizeInWords(room.used), quota: sizeInWords(room.quota) })}
      {isNearlyFull && <strong className={styles.full}> {t('cards.nearlyFull')}</strong>}
    </p>
  )
}

/** 3.4 MB, 2 GB */
function sizeInWords(bytes: number): string {
  const [unit, value] = bytes < 1e9 ? ['megabyte', bytes / 1e6] : ['gigabyte', bytes / 1e9]
  const digits = value < 10 ? 1 : 0
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: unit as string,
    maximumFractionDigits: digits,
  }).format(value as number)
}

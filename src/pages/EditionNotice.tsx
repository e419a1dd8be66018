import { useAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { editionAtom } from '../state/edition'
import { Notice } from '../ui/Notice'
import styles from './EditionNotice.module.css'

const QUIET_MS = 1_500 // after the page has loaded: first things first

/** Says that there is a new edition of the site, and waits: whoever is at work goes on with the one they have. */
export function EditionNotice() {
  const { t } = useTranslation()
  const [edition, setEdition] = useAtom(editionAtom)
  useWatchedEdition()
  const take = () => {
    if (edition === 'changed') location.reload()
    else void import('./edition').then(({ takeNewEdition }) => takeNewEdition())
  }
  return (
    <div role="status" className={styles.place}>
      {edition !== 'current' && (
        <Notice
          text={t(`edition.${edition}`)}
          actions={[{ label: t('edition.take'), run: take }]}
          dismiss={{ label: t('site.dismiss'), run: () => setEdition('current') }}
        />
      )}
    </div>
  )
}

function useWatchedEdition(): void {
  const store = useStore()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer = setTimeout(() => {
        void import('./edition')
          .then(({ watchEdition }) => watchEdition(store))
          .catch((reason: unknown) => console.warn('The site is not stored for use offline.', reason))
      }, QUIET_MS)
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [store])
}

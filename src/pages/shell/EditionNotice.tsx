import { useAtom, useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { editionAtom, isCardShownAtom } from '../../state/edition'
import { Notice } from '../../ui/Notice'
import styles from './EditionNotice.module.css'

const START_DELAY_MS = 3_000 // the card and the visitor's first actions have priority

/** Says that there is a new edition of the site; the current one keeps running until the visitor agrees. */
export function EditionNotice({ awaitsCard }: { awaitsCard: boolean }) {
  const { t } = useTranslation()
  const [edition, setEdition] = useAtom(editionAtom)
  useWatchedEdition(awaitsCard)
  const acceptEdition = () => {
    if (edition === 'changed') location.reload()
    else void import('./edition').then(({ activateNewEdition }) => activateNewEdition())
  }
  return (
    <div role="status" className={styles.place}>
      {edition !== 'current' && (
        <Notice
          text={t(`edition.${edition}`)}
          actions={[{ label: t('edition.take'), run: acceptEdition }]}
          dismiss={{ label: t('site.dismiss'), run: () => setEdition('current') }}
        />
      )}
    </div>
  )
}

function useWatchedEdition(awaitsCard: boolean): void {
  const store = useStore()
  const isCardShown = useAtomValue(isCardShownAtom)
  const mayStart = isCardShown || !awaitsCard
  useEffect(() => {
    if (!mayStart || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer = setTimeout(() => {
        void import('./edition')
          .then(({ watchEdition }) => watchEdition(store))
          .catch((reason: unknown) => console.warn('The site is not stored for use offline.', reason))
      }, START_DELAY_MS)
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [store, mayStart])
}

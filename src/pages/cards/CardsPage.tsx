import '../../language/cardsTexts'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdPictures } from '../../draw/pictures/collectPictures'
import { keptCardsAtom } from '../../state/kept/keptCards'
import { keptDayListAtom } from '../../state/kept/keptDays'
import { catchUpAtom } from '../../state/kept/workingCard'
import { dismissToastAtom, toastsAtom } from '../../state/toasts'
import { Tabs } from '../../ui/Tabs'
import { ToastList } from '../../ui/ToastList'
import { useHydrated } from '../browser/useHydrated'
import styles from './CardsPage.module.css'
import { KeptCardList } from './KeptCardList'
import { KeptDayList } from './KeptDayList'
import { FileButtons } from './files/FileButtons'

/** What a visitor keeps in this browser: cards, and days. A static page is that of one who keeps nothing. */
export function CardsPage() {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('cards.title')}</h1>
          <p className={styles.note}>{t('cards.note')}</p>
          <p className={styles.shortNote}>{t('cards.noteShort')}</p>
        </div>
        {isHydrated && <FileButtons />}
      </div>
      <noscript>
        <p className={styles.withoutScript}>{t('cards.withoutScript')}</p>
      </noscript>
      <Kept />
    </div>
  )
}

type TabId = 'cards' | 'days'

function Kept() {
  const { t } = useTranslation()
  const store = useStore()
  const cards = useAtomValue(keptCardsAtom)
  const days = useAtomValue(keptDayListAtom)
  const [tab, setTab] = useState<TabId>('cards')
  useEffect(() => {
    holdPictures()
    void store.set(catchUpAtom)
  }, [store])
  const isCounted = !cards.isReading || cards.count > 0
  return (
    <>
      <div className={styles.kept}>
        <Tabs
          label={t('cards.tabs')}
          value={tab}
          look="page"
          tabs={[
            {
              id: 'cards',
              label: isCounted ? t('cards.tabCards', { count: cards.count }) : t('cards.tabCardsUnread'),
            },
            {
              id: 'days',
              label: days ? t('cards.tabDays', { count: days.length }) : t('cards.tabDaysUnread'),
            },
          ]}
          onChange={setTab}
        >
          {tab === 'cards' ? <KeptCardList kept={cards} /> : <KeptDayList days={days} />}
        </Tabs>
      </div>
      <Toasts />
    </>
  )
}

function Toasts() {
  const { t } = useTranslation()
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  return (
    <div className={styles.toasts}>
      <ToastList toasts={toasts} onDismiss={dismiss} dismissLabel={t('site.dismiss')} />
    </div>
  )
}

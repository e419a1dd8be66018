import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { holdPictures } from '../../draw/pictures/collectPictures'
import { keptCardsAtom } from '../../state/kept/keptCards'
import { keptDayListAtom, type KeptDay } from '../../state/kept/keptDays'
import { myQuotesAtom } from '../../state/kept/myQuotes'
import { catchUpAtom } from '../../state/kept/workingCard'
import { pushToastAtom } from '../../state/toasts'
import { Tabs } from '../../ui/Tabs'
import { Toasts } from '../shared/Toasts'
import { useHydrated } from '../browser/useHydrated'
import { useOpenedFile } from '../browser/useOpenedFile'
import styles from './CardsPage.module.css'
import { KeptCardList } from './KeptCardList'
import { DAYS_PATH } from '../../calendar/dayPaths'
import { localPath } from '../../language/i18n'
import { EmptyState } from '../../ui/EmptyState'
import { KeptDayRows } from './rows/KeptDayRows'
import { ButtonLink, Button } from '../../ui/Button'
import { useFileInput } from '../../ui/useFileInput'
import { bytesInWords } from '../../language/bytesInWords'
import { everythingAtom } from '../../state/edition'
import { Switch } from '../../ui/Switch'
import { chooseEverything, everything, wantsEverything } from '../shell/everything'

const FILES = 'application/json,.json,image/png,image/jpeg,image/webp'
const importFiles = () => import('./files/keptFiles')

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
      <OfflineSwitch />
    </div>
  )
}

const QuoteList = lazy(() => import('./quotes/QuoteList').then((module) => ({ default: module.QuoteList })))

const TABS = ['cards', 'days', 'quotes'] as const
const KINDS = { cards: 'Cards', days: 'Days', quotes: 'Quotes' } as const

function Kept() {
  const { t } = useTranslation()
  const store = useStore()
  const cards = useAtomValue(keptCardsAtom)
  const days = useAtomValue(keptDayListAtom)
  const quotes = useAtomValue(myQuotesAtom)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get('tab')
  const isHydrated = useHydrated() // The static page has the first tab.
  const tab = (isHydrated && TABS.find((id) => id === named)) || 'cards'
  useEffect(() => {
    holdPictures()
    void store.set(catchUpAtom)
  }, [store])
  const counts = {
    cards: cards.isReading && cards.count === 0 ? null : cards.count,
    days: days?.length ?? null,
    quotes: quotes?.length ?? null,
  }
  const nameOf = (id: keyof typeof counts) => {
    const count = counts[id]
    return count === null ? t(`cards.tab${KINDS[id]}Unread`) : t(`cards.tab${KINDS[id]}`, { count })
  }
  return (
    <>
      <div className={styles.kept}>
        <Tabs
          label={t('cards.tabs')}
          value={tab}
          look="page"
          tabs={TABS.map((id) => ({ id, label: nameOf(id) }))}
          onChange={(id) => void navigate(`${pathname}?tab=${id}`, { replace: true })}
        >
          {tab === 'cards' && <KeptCardList kept={cards} />}
          {tab === 'days' && <KeptDayList days={days} />}
          <Suspense>{tab === 'quotes' && <QuoteList />}</Suspense>
        </Tabs>
      </div>
      <div className={styles.toasts}>
        <Toasts />
      </div>
    </>
  )
}

function KeptDayList({ days }: { days: readonly KeptDay[] | null }) {
  const { t } = useTranslation()
  if (!days) return null
  if (days.length > 0) return <KeptDayRows days={days} />
  return (
    <EmptyState level={2} title={t('cards.noDaysTitle')} text={t('cards.noDaysText')}>
      <ButtonLink to={localPath(DAYS_PATH)}>{t('cards.openDays')}</ButtonLink>
    </EmptyState>
  )
}

function FileButtons() {
  const { t } = useTranslation()
  const store = useStore()
  const pushToast = useSetAtom(pushToastAtom)
  const [busy, setBusy] = useState<'import' | 'export' | null>(null)
  const { count } = useAtomValue(keptCardsAtom)
  const days = useAtomValue(keptDayListAtom)
  const quotes = useAtomValue(myQuotesAtom)
  const isEmpty = count + (days?.length ?? 0) + (quotes?.length ?? 0) === 0
  const fail = (text: string) => pushToast({ kind: 'failure', text })

  const run = async (what: 'import' | 'export', act: () => Promise<void>) => {
    setBusy(what)
    try {
      await act()
    } catch (error) {
      console.warn('the file of kept cards', error)
      fail(t('cards.fileFailed'))
    } finally {
      setBusy(null)
    }
  }
  const write = () =>
    run('export', async () => {
      const problem = await (await importFiles()).exportAll(store)
      if (problem) fail(t(`cards.${problem}`))
    })
  const read = (file: File) =>
    run('import', async () => {
      const outcome = await (await importFiles()).importFile(store, file)
      if ('error' in outcome) {
        const { error } = outcome
        fail(error === 'full' || error === 'blocked' ? t(`cards.${error}`) : t(`cards.fileErrors.${error}`))
        return
      }
      const added = TABS.filter((id) => outcome[id] > 0).map((id) =>
        t(`cards.imported${KINDS[id]}`, { count: outcome[id] }),
      )
      pushToast({ kind: 'done', text: added.length > 0 ? added.join(' ') : t('cards.importedNone') })
    })
  useOpenedFile((file) => void read(file))
  const { input, choose } = useFileInput(FILES, (file) => void read(file), t('cards.import'))
  return (
    <div className={styles.fileButtons}>
      <Button look="bare" isBusy={busy === 'import'} onPress={choose}>
        {t('cards.import')}
      </Button>
      <Button isBusy={busy === 'export'} isDisabled={isEmpty} onPress={() => void write()}>
        {t('cards.exportAll')}
      </Button>
      {input}
    </div>
  )
}

/** Empty where the build made no list or nothing can be stored. */
export function OfflineSwitch() {
  const { t } = useTranslation()
  const store = useStore()
  const { isWanted, share, hasFailed } = useAtomValue(everythingAtom)
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    // The atom follows once the worker is ready.
    store.set(everythingAtom, (before) => ({ ...before, isWanted: wantsEverything() }))
    everything().then(
      (list) => setBytes(list.bytes),
      () => undefined, // then nothing is offered
    )
  }, [store])
  const state = hasFailed ? 'Failed' : !isWanted ? 'Off' : share < 1 ? 'Storing' : 'Stored'
  const words = t(`cards.everything${state}`, { percent: Math.floor(share * 100) })
  const choose = (isOn: boolean) => void chooseEverything(store, isOn)
  return (
    <div className={styles.offline}>
      {bytes > 0 && (
        <>
          <Switch
            label={t('cards.everything', { size: bytesInWords(bytes) })}
            isOn={isWanted}
            note={words}
            isNoteBelow
            onChange={choose}
          />
          {hasFailed && (
            <Button look="bare" onPress={() => choose(true)}>
              {t('cards.everythingAgain')}
            </Button>
          )}
        </>
      )}
      <p role="status" className="visuallyHidden">
        {bytes > 0 && (state === 'Failed' || state === 'Stored') && words}
      </p>
    </div>
  )
}

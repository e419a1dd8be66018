import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOf, type KeptCard } from '../../card/keptCard'
import { currentLanguage, localPath } from '../../language/i18n'
import {
  deleteKeptCardAtom,
  duplicateKeptCardAtom,
  keptCardsAtom,
  renameKeptCardAtom,
} from '../../state/kept/keptCards'
import { hasKeptCards } from '../../state/kept/hasKept'
import type { KeptCards } from '../../state/kept/keptList'
import type { KeptProblem } from '../../state/kept/keptRecords'
import { OFFER_MS, pushToastAtom } from '../../state/toasts'
import { ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { useHydrated } from '../browser/useHydrated'
import { preloadEditor } from '../importEditor'
import styles from './CardsPage.module.css'
import type { CardAction } from './rows/CardMenu'
import { KeptCardRows } from './rows/KeptCardRows'

const NEARLY_FULL = 0.9

export function KeptCardList({ kept: { cards, count, isReading, problem, setAside } }: { kept: KeptCards }) {
  const { t } = useTranslation()
  const { onAction, onRename, list } = useCardActions()
  const isHydrated = useHydrated()
  // Styles decide before the first paint whether the static text applies.
  const isThoughtEmpty = isReading && count === 0 && !(isHydrated && hasKeptCards())
  const isEmpty = cards.length === 0 && (!isReading || isThoughtEmpty)
  return (
    <div ref={list}>
      {problem && (
        <p role="alert" className={styles.full}>
          {t(`cards.${problem}`)}
        </p>
      )}
      {cards.length === 0 && isReading && count > 0 && <p className="visuallyHidden">{t('cards.reading')}</p>}
      {isEmpty && !problem ? (
        <div className={isReading ? styles.thoughtEmpty : undefined}>
          <EmptyState level={2} title={t('cards.emptyTitle')} text={t('cards.emptyText')}>
            <ButtonLink to={localPath('/editor')} onIntent={preloadEditor}>
              {t('cards.openEditor')}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <KeptCardRows cards={cards} count={count} onAction={onAction} onRename={onRename} />
      )}
      {setAside > 0 && <p className={styles.room}>{t('cards.setAside', { count: setAside })}</p>}
      {count > 0 && <RoomUsed changes={count} />}
    </div>
  )
}

function useCardActions() {
  const { t } = useTranslation()
  const store = useStore()
  const pushToast = useSetAtom(pushToastAtom)
  const list = useRef<HTMLDivElement>(null)
  const focusedNext = useRef<{ id: string | null } | null>(null)
  const { cards } = useAtomValue(keptCardsAtom)
  useEffect(() => {
    // After Delete, focuses the next card, or after the last one the suggested action.
    const next = focusedNext.current
    if (!next) return
    focusedNext.current = null
    const place = next.id === null ? null : list.current?.querySelector(`[data-kept="${next.id}"]`)
    ;(place ?? list.current)?.querySelector<HTMLElement>('a')?.focus()
  }, [cards])

  const tell = useCallback(
    (problem: KeptProblem | null) => {
      if (problem) pushToast({ kind: 'failure', text: t(`cards.${problem}`) })
    },
    [pushToast, t],
  )
  const onRename = useCallback(
    (kept: KeptCard, name: string) => void store.set(renameKeptCardAtom, kept.id, name).then(tell),
    [store, tell],
  )
  const onAction = useCallback(
    async (kept: KeptCard, action: Exclude<CardAction, 'open' | 'rename'>): Promise<void> => {
      const name = nameOf(kept, currentLanguage()) || t('cards.nameless')
      if (action === 'duplicate') {
        const { problem } = await store.set(duplicateKeptCardAtom, kept.id)
        if (problem) tell(problem)
        else pushToast({ kind: 'done', text: t('cards.duplicated', { name }) })
        return
      }
      if (action === 'exportPicture') {
        try {
          const { exportKept } = await import('./pictures/exportKept')
          const remarks = await exportKept(kept.card, t)
          if (remarks.length > 0) pushToast({ kind: 'done', text: remarks.join(' ') })
        } catch (error) {
          console.warn('the picture was not made', error)
          pushToast({ kind: 'failure', text: t('cards.exportFailed') })
        }
        return
      }
      const { cards: before } = store.get(keptCardsAtom)
      const at = before.findIndex(({ id }) => id === kept.id)
      focusedNext.current = { id: (before[at + 1] ?? before[at - 1])?.id ?? null }
      const { putBack, problem } = await store.set(deleteKeptCardAtom, kept.id)
      if (problem) {
        focusedNext.current = null
        tell(problem)
        return
      }
      pushToast({
        kind: 'done',
        text: t('cards.deleted', { name }),
        lastsMs: OFFER_MS,
        actions: [{ label: t('cards.undo'), run: () => void putBack().then(tell) }],
      })
    },
    [store, tell, pushToast, t],
  )
  return { onAction, onRename, list }
}

function RoomUsed({ changes }: { changes: number }) {
  const { t } = useTranslation()
  const [room, setRoom] = useState<{ used: number; quota: number } | null>(null)
  useEffect(() => {
    let isLeft = false
    navigator.storage?.estimate?.().then(
      ({ usage, quota }) => {
        if (!isLeft && usage !== undefined && quota) setRoom({ used: usage, quota })
      },
      () => undefined, // then nothing is shown
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

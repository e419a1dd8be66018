import type { TFunction } from 'i18next'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { nameOf, type KeptCard } from '../../../card/keptCard'
import { currentLanguage, withTexts, localPath } from '../../../language/i18n'
import {
  deleteKeptCardAtom,
  duplicateKeptCardAtom,
  keptCardsAtom,
  renameKeptCardAtom,
} from '../../../state/kept/keptCards'
import type { KeptProblem } from '../../../state/kept/keptRecords'
import { editRequestAtom } from '../../../state/quote'
import { pushToastAtom, undoable } from '../../../state/toasts'
import type { CardAction } from './KeptCardItem'

/** All cards share this object, so that a row in view is not rendered while the list scrolls. */
export interface KeptCardTools {
  t: TFunction
  onOpen: (kept: KeptCard) => void // just before the page changes
  onMenu: (kept: KeptCard) => void
  onAction: (kept: KeptCard, action: CardAction) => void
  onNamed: (kept: KeptCard, name: string | null, how: 'key' | 'left') => void
}

export function useKeptCardTools(list: RefObject<HTMLElement | null>) {
  const { t } = useTranslation()
  const store = useStore()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<{ id: string; what: 'menu' | 'name' } | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const focusedNext = useRef<{ id: string | null } | null>(null)
  const { cards } = useAtomValue(keptCardsAtom)
  useEffect(() => {
    // After Delete, focuses the next card, or after the last one the suggested action.
    const next = focusedNext.current
    if (!next) return
    focusedNext.current = null
    const place = next.id === null ? null : list.current?.querySelector(`[data-kept="${next.id}"]`)
    ;(place ?? list.current)?.querySelector<HTMLElement>('a')?.focus()
  }, [cards, list])

  const tools = useMemo((): KeptCardTools => {
    const done = (text: string) => store.set(pushToastAtom, { kind: 'done', text })
    const fail = (text: string) => store.set(pushToastAtom, { kind: 'failure', text })
    const tell = (problem: KeptProblem | null) => problem && fail(t(`cards.${problem}`))
    const shownName = (kept: KeptCard) => nameOf(kept, currentLanguage()) || t('cards.nameless')
    const request = ({ id, card }: KeptCard) => store.set(editRequestAtom, { ...card, keptId: id })

    const duplicate = async (kept: KeptCard) => {
      const { problem } = await store.set(duplicateKeptCardAtom, kept.id)
      if (problem) tell(problem)
      else done(t('cards.duplicated', { name: shownName(kept) }))
    }
    const exportPicture = async (kept: KeptCard) => {
      try {
        const { exportKept } = await withTexts('editor', () => import('../pictures/exportKept'))
        const remarks = await exportKept(kept.card, t)
        if (remarks.length > 0) done(remarks.join(' '))
      } catch (error) {
        console.warn('the picture was not made', error)
        fail(t('cards.exportFailed'))
      }
    }
    const remove = async (kept: KeptCard) => {
      const { cards: before } = store.get(keptCardsAtom)
      const at = before.findIndex(({ id }) => id === kept.id)
      focusedNext.current = { id: (before[at + 1] ?? before[at - 1])?.id ?? null }
      const { putBack, problem } = await store.set(deleteKeptCardAtom, kept.id)
      if (problem) {
        focusedNext.current = null
        return tell(problem)
      }
      const text = t('cards.deleted', { name: shownName(kept) })
      store.set(
        pushToastAtom,
        undoable(text, t('cards.undo'), () => void putBack().then(tell)),
      )
    }
    const actions = { duplicate, exportPicture, delete: remove }
    return {
      t,
      onOpen: request,
      onMenu: ({ id }) => setOpened({ id, what: 'menu' }),
      onAction(kept, action) {
        if (action === 'rename') return setOpened({ id: kept.id, what: 'name' })
        if (action === 'open') {
          request(kept)
          return void navigate(localPath('/editor'))
        }
        setBusy(kept.id)
        void actions[action](kept).finally(() => setBusy((now) => (now === kept.id ? null : now)))
      },
      onNamed(kept, name, how) {
        setOpened((now) => (now?.id === kept.id ? null : now))
        if (name !== null) void store.set(renameKeptCardAtom, kept.id, name).then(tell)
        if (how === 'key') requestAnimationFrame(() => moreButtonOf(list, kept.id)?.focus())
      },
    }
  }, [t, store, navigate, list])
  return { tools, opened, busy }
}

function moreButtonOf(list: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  return list.current?.querySelector(`[data-kept="${id}"] button[aria-haspopup]`) ?? null
}

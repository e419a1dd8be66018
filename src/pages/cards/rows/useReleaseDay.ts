import { useStore } from 'jotai'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { dayInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { addKeptDaysAtom, keptDayListAtom, releaseDayAtom, type KeptDay } from '../../../state/kept/keptDays'
import type { KeptProblem } from '../../../state/kept/keptRecords'
import { OFFER_MS, pushToastAtom, type ToastMessage } from '../../../state/toasts'

/** Takes a day out, which can be undone; the next one has the focus. */
export function useReleaseDay(
  list: RefObject<HTMLUListElement | null>,
  days: readonly KeptDay[],
): (day: string) => void {
  const { t } = useTranslation()
  const store = useStore()
  const next = useRef<string | null>(null)
  useEffect(() => {
    const day = next.current
    next.current = null
    if (day) list.current?.querySelector<HTMLElement>(`[data-kept="${day}"] button`)?.focus()
  }, [days, list])
  return useCallback(
    (day) => {
      const before = store.get(keptDayListAtom) ?? []
      const at = before.findIndex((kept) => kept.day === day)
      const kept = before[at]
      next.current = (before[at + 1] ?? before[at - 1])?.day ?? null
      const push = (toast: Omit<ToastMessage, 'id'>) => store.set(pushToastAtom, toast)
      const tell = (problem: KeptProblem) => push({ kind: 'failure', text: t(`cards.${problem}`) })
      void store.set(releaseDayAtom, day).then((problem) => {
        if (problem) return tell(problem)
        if (!kept) return
        push({
          kind: 'done',
          text: t('cards.dayRemoved', { day: dayInWords(day, currentLanguage()) }),
          lastsMs: OFFER_MS,
          action: {
            label: t('cards.undo'),
            run: () =>
              void store.set(addKeptDaysAtom, [kept]).then((added) => {
                if (typeof added !== 'number') tell(added)
              }),
          },
        })
      })
    },
    [store, t],
  )
}

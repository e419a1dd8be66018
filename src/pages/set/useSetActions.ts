import { useStore, type WritableAtom } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  discardSetAtom,
  exportDoneAtom,
  goOnSetAtom,
  startSetAtom,
  tryAgainAtom,
} from '../../state/set/setActions'
import type { SetEnd } from '../../state/set/setEnd'
import { outletAtom } from '../../state/set/setOutlet'
import { shareLotAtom } from '../../state/set/shareLots'
import { pushToastAtom } from '../../state/toasts'
import { endInWords } from './sayEnd'

type Action = WritableAtom<null, [], Promise<SetEnd>>

/** What can be done with the set. Called within a tap, since pickers and share sheets open only then; what came of it is said in a toast. */
export function useSetActions() {
  const store = useStore()
  const { t } = useTranslation()
  return useMemo(() => {
    const run = async (action: Action) => {
      const said = endInWords(await store.set(action), t, writeZip)
      if (said) store.set(pushToastAtom, said)
    }
    const writeZip = () => {
      store.set(outletAtom, 'zip')
      void run(exportDoneAtom)
    }
    const shareLot = async (lot: number) => {
      const outcome = await store.set(shareLotAtom, lot)
      if (outcome === 'late') store.set(pushToastAtom, { kind: 'done', text: t('set.end.ready') })
      if (outcome !== 'refused') return
      store.set(pushToastAtom, {
        kind: 'failure',
        text: t('set.end.notWritten.share'),
        action: { label: t('set.end.asZip'), run: writeZip },
      })
    }
    return {
      start: () => void run(startSetAtom),
      goOn: () => void run(goOnSetAtom),
      tryAgain: () => void run(tryAgainAtom),
      exportDone: () => void run(exportDoneAtom),
      discard: () => void store.set(discardSetAtom),
      shareLot: (lot: number) => void shareLot(lot),
    }
  }, [store, t])
}

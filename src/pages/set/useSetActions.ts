import { useStore, type WritableAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import {
  discardSetAtom,
  exportDoneAtom,
  goOnSetAtom,
  startSetAtom,
  tryAgainAtom,
} from '../../state/set/setActions'
import { type SetEnd, outletAtom } from '../../state/set/destination'
import { shareBatchAtom } from '../../state/set/shareBatches'
import { pushToastAtom, type ToastMessage } from '../../state/toasts'

type Action = WritableAtom<null, [], Promise<SetEnd>>

/** Call within a tap, since pickers and share sheets require one; a toast reports the outcome. */
export function useSetActions() {
  const store = useStore()
  const { t } = useTranslation()
  const say = (end: SetEnd) => {
    const said = endInWords(end, t, writeZip)
    if (said) store.set(pushToastAtom, said)
  }
  const run = async (action: Action) => say(await store.set(action))
  const writeZip = () => {
    store.set(outletAtom, 'zip')
    void run(exportDoneAtom)
  }
  const shareBatch = async (batch: number) => {
    const outcome = await store.set(shareBatchAtom, batch)
    if (outcome === 'late') store.set(pushToastAtom, { kind: 'done', text: t('set.end.ready') })
    if (outcome === 'refused') say({ status: 'not-written', outlet: 'share' })
  }
  return {
    start: () => void run(startSetAtom),
    goOn: () => void run(goOnSetAtom),
    tryAgain: () => void run(tryAgainAtom),
    exportDone: () => void run(exportDoneAtom),
    discard: () => void store.set(discardSetAtom),
    shareBatch: (batch: number) => void shareBatch(batch),
  }
}

type Toast = Omit<ToastMessage, 'id'>

/** null if the page shows it already or there is nothing to report */
function endInWords(end: SetEnd, t: TFunction, writeZip: () => void): Toast | null {
  switch (end.status) {
    case 'written':
      return done(`${countInWords(end, t)} ${t(`set.end.${end.outlet}`, { name: end.name })}`)
    case 'downloading':
      return done(`${countInWords(end, t)} ${t('set.end.downloading', { name: end.name })}`)
    case 'not-written':
      return {
        kind: 'failure',
        text: t(`set.end.notWritten.${end.outlet}`),
        actions: [{ label: t('set.end.asZip'), run: writeZip }],
      }
    case 'no-room':
      return { kind: 'failure', text: t('set.end.noRoom') }
    default:
      return null
  }
}

/** `29 of 30 pictures.` */
function countInWords({ drawn, total }: { drawn: number; total: number }, t: TFunction): string {
  return drawn === total ? t('set.end.all', { count: total }) : t('set.end.some', { drawn, total })
}

function done(text: string): Toast {
  return { kind: 'done', text, lastsMs: 10_000 }
}

import type { TFunction } from 'i18next'
import type { SetEnd } from '../../state/set/setEnd'
import type { ToastMessage } from '../../state/toasts'

type Toast = Omit<ToastMessage, 'id'>

/** What is said of a set that ended; null where the page shows it already, or there is nothing to say. */
export function endInWords(end: SetEnd, t: TFunction, writeZip: () => void): Toast | null {
  switch (end.status) {
    case 'written':
      return done(`${countInWords(end, t)} ${t(`set.end.${end.outlet}`, { name: end.name })}`)
    case 'downloading':
      return done(`${countInWords(end, t)} ${t('set.end.downloading', { name: end.name })}`)
    case 'not-written':
      return {
        kind: 'failure',
        text: t(`set.end.notWritten.${end.outlet}`),
        action: { label: t('set.end.asZip'), run: writeZip },
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

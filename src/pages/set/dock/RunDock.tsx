import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesInWords } from '../../../language/bytesInWords'
import { cancelSetAtom, pauseSetAtom, resumeSetAtom } from '../../../state/set/setActions'
import { runProgressAtom, setRunAtom } from '../../../state/set/setRun'
import { Button } from '../../../ui/Button'
import { formatsInWords, timeLeftInWords } from '../setWords'
import styles from './SetDock.module.css'
import { useLostFocus } from './useLostFocus'

/** How far the set is: a line, a count, what it weighs, about how long it takes; and the ways to hold it. */
export function RunDock({ isPaused }: { isPaused: boolean }) {
  const { t } = useTranslation()
  const { items } = useAtomValue(setRunAtom)
  const { total, drawn, failed, bytes, allBytes, leftMs } = useAtomValue(runProgressAtom)
  const pause = useSetAtom(pauseSetAtom)
  const resume = useSetAtom(resumeSetAtom)
  const cancel = useSetAtom(cancelSetAtom)
  const hold = useRef<HTMLButtonElement>(null)
  useLostFocus(hold)
  const done = drawn + failed.length
  const words = t('set.progress', { done, total })
  const left = isPaused ? t('set.paused') : leftMs === null ? '' : timeLeftInWords(leftMs, t)
  const format = formatsInWords(items, t)
  return (
    <>
      <div
        role="progressbar"
        aria-label={t('set.drawing')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
        className={styles.track}
      >
        <div className={styles.line} style={{ scale: `${total === 0 ? 0 : done / total} 1` }} />
      </div>
      <div className={styles.bar}>
        <div className={styles.summary}>
          <span className={styles.count}>{words}</span>
          <span className={styles.note}>
            <b>{drawn === 0 ? format : t('set.soFar', { format, size: bytesInWords(bytes) })}</b>
            {allBytes !== null && ` · ${t('set.inAll', { size: bytesInWords(allBytes) })}`}
            {left && ` · ${left}`}
          </span>
        </div>
        <div className={styles.buttons}>
          <Button ref={hold} look="bare" onPress={isPaused ? resume : pause}>
            {t(isPaused ? 'set.resume' : 'set.pause')}
          </Button>
          <Button onPress={() => cancel()}>{t('set.cancel')}</Button>
        </div>
      </div>
    </>
  )
}

import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesInWords } from '../../../language/bytesInWords'
import { cancelSetAtom, pauseSetAtom, resumeSetAtom } from '../../../state/set/setActions'
import { runProgressAtom, setRunAtom } from '../../../state/set/setRun'
import { Button } from '../../../ui/Button'
import { DockBar, DockProgress } from '../../shared/workspace/Dock'
import { formatsInWords, timeLeftInWords } from '../setWords'
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
      <DockProgress label={t('set.drawing')} done={done} total={total} words={words} />
      <DockBar
        figure={words}
        note={
          <>
            <b>{drawn === 0 ? format : t('set.soFar', { format, size: bytesInWords(bytes) })}</b>
            {allBytes !== null && ` · ${t('set.inAll', { size: bytesInWords(allBytes) })}`}
            {left && ` · ${left}`}
          </>
        }
      >
        <Button ref={hold} look="bare" onPress={isPaused ? resume : pause}>
          {t(isPaused ? 'set.resume' : 'set.pause')}
        </Button>
        <Button onPress={() => cancel()}>{t('set.cancel')}</Button>
      </DockBar>
    </>
  )
}

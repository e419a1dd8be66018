import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { runProgressAtom, setRunAtom } from '../../../state/set/setRun'

const QUARTERS = 4

/** For those who hear the page: how far the set is, at each quarter. */
export function RunSpeech() {
  const { t } = useTranslation()
  const { phase } = useAtomValue(setRunAtom)
  const { total, drawn, failed } = useAtomValue(runProgressAtom)
  const quarter = total === 0 ? 0 : Math.floor((QUARTERS * (drawn + failed.length)) / total)
  const isRunning = phase === 'drawing' || phase === 'paused'
  return (
    <span role="status" className="visuallyHidden">
      {isRunning && quarter > 0 && t('set.quarter', { done: Math.ceil((quarter * total) / QUARTERS), total })}
    </span>
  )
}

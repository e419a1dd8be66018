import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { printRunAtom } from '../../../state/print/printRun'

/** Says each quarter of the way, for those who do not see the line. */
export function PrintSpeech() {
  const { t } = useTranslation()
  const run = useAtomValue(printRunAtom)
  const quarter = run.status === 'drawing' && run.total > 0 ? Math.floor((4 * run.drawn) / run.total) / 4 : 0
  const done = run.status === 'drawing' ? Math.ceil(quarter * run.total) : 0
  return (
    <span role="status" className="visuallyHidden">
      {run.status === 'drawing' && done > 0 && t('print.quarter', { done, total: run.total })}
    </span>
  )
}

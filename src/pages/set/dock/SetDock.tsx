import { useAtomValue } from 'jotai'
import { lotsAtom } from '../../../state/set/shareLots'
import { setTabAtom } from '../../../state/set/setChoice'
import { setRunAtom } from '../../../state/set/setRun'
import { PrintPart } from '../print/PrintPart'
import { isRunShownAtom } from '../shownSet'
import { LotsDock } from './LotsDock'
import { ReadyDock } from './ReadyDock'
import { RunDock } from './RunDock'
import { RunSpeech } from './RunSpeech'
import styles from './SetDock.module.css'
import { StoppedDock } from './StoppedDock'

/** The bar below the contact sheet: what comes out and the way to it; while a set is drawn, how far it is. */
export function SetDock() {
  const isPrint = useAtomValue(setTabAtom) === 'print'
  if (isPrint) return <PrintPart part="Dock" />
  return (
    <div className={styles.dock}>
      <DockOfPhase />
      <RunSpeech />
    </div>
  )
}

function DockOfPhase() {
  const { phase } = useAtomValue(setRunAtom)
  const isShown = useAtomValue(isRunShownAtom)
  const lots = useAtomValue(lotsAtom)
  if (phase === 'drawing' || phase === 'paused') return <RunDock isPaused={phase === 'paused'} />
  if (phase === 'stopped' && isShown) return <StoppedDock />
  return lots.length > 0 ? <LotsDock lots={lots} /> : <ReadyDock takesFocus={phase !== 'idle'} />
}

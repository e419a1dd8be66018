import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesInWords } from '../../../language/bytesInWords'
import { runProgressAtom, setRunAtom } from '../../../state/set/setRun'
import { Button } from '../../../ui/Button'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { DockBar } from '../../shared/workspace/Dock'
import { useSetActions } from '../useSetActions'
import { useLostFocus } from './useLostFocus'

/** A set that stopped before its end: what is drawn can be taken, the rest drawn still, or all of it let go. */
export function StoppedDock() {
  const { t } = useTranslation()
  const { problem } = useAtomValue(setRunAtom)
  const { drawn, total, bytes } = useAtomValue(runProgressAtom)
  const { exportDone, goOn, discard } = useSetActions()
  const button = useRef<HTMLButtonElement>(null)
  useLostFocus(button)
  return (
    <DockBar
      figure={t('set.end.stopped', { count: drawn })}
      note={
        problem === 'no-room' ? (
          <b>{t('set.end.noRoom')}</b>
        ) : (
          `${t('set.progress', { done: drawn, total })} · ${bytesInWords(bytes)}`
        )
      }
      isSaid
    >
      <Button look="bare" onPress={discard}>
        {t('set.discard')}
      </Button>
      <Button onPress={goOn}>{t('set.goOn')}</Button>
      <Button
        ref={button}
        look="filled"
        icon={TOOL_ICONS.download}
        isDisabled={drawn === 0}
        onPress={exportDone}
      >
        {t('set.exportDone', { count: drawn })}
      </Button>
    </DockBar>
  )
}

import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { canRedoAtom, canUndoAtom, redoAtom, undoAtom } from '../../../state/card'
import { IconButton } from '../../../ui/IconButton'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { KeepCard } from '../keep/KeepCard'
import styles from './Desk.module.css'
import { Shortcuts } from './Shortcuts'

export function BarTools() {
  return (
    <>
      <KeepCard />
      <UndoRedo />
      <Shortcuts />
    </>
  )
}

export function UndoRedo() {
  const { t } = useTranslation()
  const canUndo = useAtomValue(canUndoAtom)
  const canRedo = useAtomValue(canRedoAtom)
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  return (
    <div className={styles.steps}>
      <IconButton label={t('editor.undo')} icon={TOOL_ICONS.undo} isDisabled={!canUndo} onPress={undo} />
      <IconButton label={t('editor.redo')} icon={TOOL_ICONS.redo} isDisabled={!canRedo} onPress={redo} />
    </div>
  )
}

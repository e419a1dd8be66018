import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { canRedoAtom, canUndoAtom, redoAtom, undoAtom } from '../../../state/card'
import { ButtonLink } from '../../../ui/ButtonLink'
import { IconButton } from '../../../ui/IconButton'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { KeepCard } from '../keep/KeepCard'
import { InTurn } from '../opening/InTurn'
import styles from './Desk.module.css'
import { Shortcuts } from './Shortcuts'

/** Back, keep, undo and redo above the card. */
export function DeskBar() {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <ButtonLink to={withLanguage('/', currentLanguage())} look="bare" icon="back">
        {t('editor.backToHome')}
      </ButtonLink>
      <div className={styles.steps}>
        <InTurn part="bar">
          <KeepCard />
          <UndoRedo />
          <Shortcuts />
        </InTurn>
      </div>
    </div>
  )
}

/** Undo and redo, each disabled if there is no step. */
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

import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cardAtom } from '../../../state/card'
import { cancelDraftAtom, isEditingAtom, saveDraftAtom, startEditingAtom } from '../../../state/draft'
import { Button } from '../../../ui/Button'
import { focusesEmptyFieldAtom } from '../editorTabs'
import styles from './ContentPanel.module.css'

const hasWordsAtom = atom((get) => get(cardAtom) !== null)

type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * Edit Content, or Save and Cancel. Ctrl or Cmd with Enter saves from any field; Esc does nothing, since it
 * would discard words. The focus moves into the fields, and back to the edit button. `aside` is shown beside
 * that button: an action that would replace the words, and so is hidden during editing.
 */
export function EditControls({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  const isEditing = useAtomValue(isEditingAtom)
  const hasWords = useAtomValue(hasWordsAtom)
  const start = useSetAtom(startEditingAtom)
  const save = useSetAtom(saveDraftAtom)
  const cancel = useSetAtom(cancelDraftAtom)
  const box = useRef<HTMLDivElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  const [focusesEmptyField, setFocusesEmptyField] = useAtom(focusesEmptyFieldAtom)

  useEffect(() => {
    const hasChanged = wasEditing.current !== isEditing
    wasEditing.current = isEditing
    const fields = [...(box.current?.querySelectorAll<Field>('textarea, input') ?? [])]
    if (isEditing && focusesEmptyField) {
      setFocusesEmptyField(false)
      const field = fields.find(({ value }) => value === '') ?? fields[0]
      field?.focus()
      field?.scrollIntoView({ block: 'center' }) // focus alone shows only where the caret is
    } else if (hasChanged) (isEditing ? fields[0] : editButton.current)?.focus()
  }, [isEditing, focusesEmptyField, setFocusesEmptyField])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isEditing) event.stopPropagation() // it would close a drawer
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isEditing) return
    event.preventDefault()
    save()
  }
  return (
    <div ref={box} className={styles.words} onKeyDown={onKeyDown}>
      <div className={styles.actions}>
        {isEditing ? (
          <>
            <Button onPress={save} icon="check">
              {t('content.save')}
            </Button>
            <Button look="bare" onPress={cancel}>
              {t('content.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button ref={editButton} onPress={start} isDisabled={!hasWords} fillsWidth>
              {t('content.editContent')}
            </Button>
            {aside}
          </>
        )}
      </div>
      {children}
    </div>
  )
}

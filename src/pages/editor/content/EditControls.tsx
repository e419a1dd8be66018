import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCardAtom } from '../../../state/card'
import { cancelDraftAtom, isEditingAtom, saveDraftAtom, startEditingAtom } from '../../../state/draft'
import { Button } from '../../../ui/Button'
import { focusesEmptyFieldAtom } from '../editorTabs'
import styles from './ContentPanel.module.css'

type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * Wraps editable fields and focuses them. Ctrl or Cmd with Enter saves; Esc does nothing, since it would
 * discard text.
 */
export function EditFields({ children }: { children: ReactNode }) {
  const isEditing = useAtomValue(isEditingAtom)
  const save = useSetAtom(saveDraftAtom)
  const box = useRef<HTMLDivElement>(null)
  const [focusesEmptyField, setFocusesEmptyField] = useAtom(focusesEmptyFieldAtom)
  const fieldsNow = () => [
    ...(box.current?.querySelectorAll<Field>(`.${styles.fields} :is(textarea, input)`) ?? []),
  ]

  useOnEditing(isEditing, (hasBegun) => {
    if (hasBegun && !focusesEmptyField) fieldsNow()[0]?.focus()
  })
  const focusEmptyField = useEffectEvent(() => {
    const fields = fieldsNow()
    const field = fields.find(({ value }) => value === '') ?? fields[0]
    field?.focus()
    field?.scrollIntoView({ block: 'center' }) // Focus alone scrolls only to the caret.
    setFocusesEmptyField(false)
  })
  useEffect(() => {
    if (isEditing && focusesEmptyField) focusEmptyField()
  }, [isEditing, focusesEmptyField])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isEditing) event.stopPropagation() // It would close a drawer.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isEditing) return
    event.preventDefault()
    save()
  }
  return (
    <div ref={box} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

/**
 * After Save or Cancel, the edit button has focus. `aside`: an action that would replace the text, so hidden
 * while editing.
 */
export function EditButtons({ aside }: { aside?: ReactNode }) {
  const { t } = useTranslation()
  const isEditing = useAtomValue(isEditingAtom)
  const hasWords = useAtomValue(hasCardAtom)
  const start = useSetAtom(startEditingAtom)
  const save = useSetAtom(saveDraftAtom)
  const cancel = useSetAtom(cancelDraftAtom)
  const editButton = useRef<HTMLButtonElement>(null)
  useOnEditing(isEditing, (hasBegun) => {
    if (!hasBegun) editButton.current?.focus()
  })
  return (
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
  )
}

/** Moves the focus when editing begins or ends, not when the panel opens. */
function useOnEditing(isEditing: boolean, moveFocus: (hasBegun: boolean) => void): void {
  const move = useEffectEvent(moveFocus)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    move(isEditing)
  }, [isEditing])
}

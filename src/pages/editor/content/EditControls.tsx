import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { hasCardAtom } from '../../../state/card'
import { cancelDraftAtom, isEditingAtom, saveDraftAtom, startEditingAtom } from '../../../state/draft'
import { Button } from '../../../ui/Button'
import { focusesEmptyFieldAtom } from '../editorTabs'
import styles from './ContentPanel.module.css'

type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * Wraps the fields: a tap, a key or a paste in any of them starts editing. Ctrl or Cmd with Enter saves; Esc
 * does nothing, since it would discard text.
 */
export function EditFields({ children }: { children: ReactNode }) {
  const isEditing = useAtomValue(isEditingAtom)
  const hasWords = useAtomValue(hasCardAtom)
  const start = useSetAtom(startEditingAtom)
  const save = useSetAtom(saveDraftAtom)
  const box = useRef<HTMLDivElement>(null)
  const [focusesEmptyField, setFocusesEmptyField] = useAtom(focusesEmptyFieldAtom)
  const fieldsNow = () => [
    ...(box.current?.querySelectorAll<Field>(`.${styles.fields} :is(textarea, input)`) ?? []),
  ]

  useOnEditing(isEditing, (hasBegun) => {
    const fields = fieldsNow()
    if (!hasBegun || focusesEmptyField || fields.some((field) => field === document.activeElement)) return
    fields[0]?.focus()
    fields[0]?.scrollIntoView?.({ block: 'nearest' }) // whole, with its label
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

  /** At once, so that what the key or the paste is about to enter arrives. */
  const startIn = ({ target }: SyntheticEvent) => {
    const field = fieldsNow().find((each) => each === target)
    if (isEditing || !hasWords || !field) return
    field.focus() // A finger focuses it only later.
    flushSync(start)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (enters(event)) startIn(event)
    if (event.key === 'Escape' && isEditing) event.stopPropagation() // It would close a drawer.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isEditing) return
    event.preventDefault()
    save()
  }
  return (
    <div
      ref={box}
      onKeyDown={onKeyDown}
      onPasteCapture={startIn}
      onPointerUp={(event: PointerEvent) => event.button === 0 && startIn(event)}
    >
      {children}
    </div>
  )
}

/** Whether a key changes the text of a field: a character, also of an input method, or a deletion. */
function enters({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isCommand = (ctrlKey || metaKey) && !altKey
  if (isCommand) return key.toLowerCase() === 'v'
  return [...key].length === 1 || ['Backspace', 'Delete', 'Enter', 'Process', 'Unidentified'].includes(key)
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
  const editButton = useRef<HTMLButtonElement>(null)
  useOnEditing(isEditing, (hasBegun) => {
    if (!hasBegun) editButton.current?.focus()
  })
  return (
    <div className={styles.actions} data-editing={isEditing || undefined}>
      {isEditing ? (
        <SaveAndCancel />
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

export function SaveAndCancel() {
  const { t } = useTranslation()
  const save = useSetAtom(saveDraftAtom)
  const cancel = useSetAtom(cancelDraftAtom)
  return (
    <>
      <Button onPress={save} icon="check">
        {t('content.save')}
      </Button>
      <Button look="bare" onPress={cancel}>
        {t('content.cancel')}
      </Button>
    </>
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

import { useAtom, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes'
import { IconButton } from '../../ui/IconButton'
import styles from './Note.module.css'
import { isNoteMinimisedAtom, isNoteShownAtom, NOTE_ID, useNoteDelay } from './noteAtoms'
import { NoteLinks } from './NoteLinks'

/**
 * Covers nothing: it is in a wide window's margin, else in the footer's first row. Its space is reserved from
 * the first paint and kept when minimised, so that nothing moves.
 */
export function DeveloperNote() {
  const { t } = useTranslation()
  const isShown = useAtomValue(isNoteShownAtom)
  const [isMinimised, setMinimised] = useAtom(isNoteMinimisedAtom)
  const button = useRef<HTMLButtonElement>(null)
  useNoteDelay()
  return (
    <div className={styles.room}>
      <aside
        id={NOTE_ID}
        tabIndex={-1}
        aria-label={t('note.label')}
        inert={!isShown}
        className={classes(styles.note, isShown && styles.shown, isMinimised && styles.minimised)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isMinimised) return
          setMinimised(true)
          button.current?.focus()
        }}
      >
        <div id="note-words" className={styles.words}>
          <p>{t('note.text')}</p>
          <NoteLinks />
        </div>
        <IconButton
          ref={button}
          label={t(isMinimised ? 'note.expand' : 'note.minimise')}
          icon={isMinimised ? 'note' : 'minus'}
          isExpanded={!isMinimised}
          controls="note-words"
          onPress={() => setMinimised(!isMinimised)}
        />
      </aside>
    </div>
  )
}

import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes'
import { IconButton } from '../../ui/IconButton'
import styles from './Note.module.css'
import { isNoteShownAtom, isWorkspaceNoteOpenAtom, useNoteDelay } from './noteAtoms'
import { NoteLinks } from './NoteLinks'

interface WorkspaceNoteProps {
  bar: 'header' | 'phone'
}

export function WorkspaceNoteButton({ bar }: WorkspaceNoteProps) {
  const { t } = useTranslation()
  const isShown = useAtomValue(isNoteShownAtom)
  const [isOpen, setOpen] = useAtom(isWorkspaceNoteOpenAtom)
  useNoteDelay()
  return (
    <span id={`note-button-${bar}`} className={isShown ? styles.workspaceButton : styles.waiting}>
      <IconButton
        label={t('note.label')}
        icon="note"
        isExpanded={isOpen}
        controls={isOpen ? `note-line-${bar}` : undefined}
        onPress={() => setOpen(!isOpen)}
      />
    </span>
  )
}

/** The open note: its own line below the bar, so that it covers nothing. */
export function WorkspaceNoteLine({ bar }: WorkspaceNoteProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useAtom(isWorkspaceNoteOpenAtom)
  if (!isOpen) return null
  const close = () => {
    setOpen(false)
    document.getElementById(`note-button-${bar}`)?.querySelector('button')?.focus()
  }
  return (
    <aside
      id={`note-line-${bar}`}
      aria-label={t('note.label')}
      className={classes(styles.line, bar === 'header' && styles.underHeader)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <p>{t('note.text')}</p>
      <NoteLinks />
      <IconButton label={t('note.minimise')} icon="minus" onPress={close} />
    </aside>
  )
}

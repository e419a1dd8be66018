import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isNoteMinimisedAtom, NOTE_ID, showNoteAtom } from './noteAtoms'

interface NoteMenuLinkProps {
  className: string
  onFollow: () => void
}

/** The menu's way to the developer's note in the footer, which it expands. */
export function NoteMenuLink({ className, onFollow }: NoteMenuLinkProps) {
  const { t } = useTranslation()
  const show = useSetAtom(showNoteAtom)
  const setMinimised = useSetAtom(isNoteMinimisedAtom)
  const follow = () => {
    show()
    setMinimised(false)
    onFollow()
  }
  return (
    <a href={`#${NOTE_ID}`} className={className} onClick={follow}>
      {t('note.label')}
    </a>
  )
}

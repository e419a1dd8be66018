import { useAtom, useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes'
import { IconButton } from '../../ui/IconButton'
import styles from './Note.module.css'
import {
  isNoteMinimisedAtom,
  isNoteShownAtom,
  NOTE_ID,
  useNoteDelay,
  isWorkspaceNoteOpenAtom,
} from './noteAtoms'
import { localPath } from '../../language/i18n'
import { SITE } from '../../site'
import { Link } from '../../ui/Link'

/** Floats in a wide window's margin, else as a round button that gives way to controls and pictures. Moves nothing. */
export function DeveloperNote() {
  const { t } = useTranslation()
  const isShown = useAtomValue(isNoteShownAtom)
  const [isMinimised, setMinimised] = useAtom(isNoteMinimisedAtom)
  const button = useRef<HTMLButtonElement>(null)
  const isCovering = useCovering(button, isMinimised)
  useNoteDelay()
  return (
    <div className={styles.room}>
      <aside
        id={NOTE_ID}
        tabIndex={-1}
        aria-label={t('note.label')}
        inert={!isShown}
        className={classes(
          styles.note,
          isShown && styles.shown,
          isMinimised && styles.minimised,
          isCovering && styles.covering,
        )}
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

const NEVER_COVERED =
  'a, button, input, textarea, select, summary, label, [tabindex="0"], img, [role="img"], [role="status"]'

/** Whether a minimised note lies over a control or picture. */
function useCovering(button: RefObject<HTMLElement | null>, isMinimised: boolean): boolean {
  const [isCovering, setCovering] = useState(false)
  useEffect(() => {
    const look = () => {
      const note = button.current?.parentElement
      setCovering(isMinimised && note instanceof HTMLElement && isOverAny(note))
    }
    look()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', look, { signal, passive: true })
    window.addEventListener('resize', look, { signal })
    return () => listening.abort()
  }, [button, isMinimised])
  return isCovering
}

function isOverAny(note: HTMLElement): boolean {
  const { left, right, top, bottom } = note.getBoundingClientRect()
  const points = [left, (left + right) / 2, right].flatMap((x) =>
    [top, (top + bottom) / 2, bottom].map((y) => [x, y]),
  )
  return points.some(([x = 0, y = 0]) =>
    document
      .elementsFromPoint(x, y)
      .some((element) => element.closest(NEVER_COVERED) && !note.contains(element)),
  )
}

export function NoteLinks() {
  const { t } = useTranslation()
  return (
    <p className={styles.links}>
      <Link className={styles.link} to={localPath('/donate')}>
        {t('note.donate')}
      </Link>
      {SITE.widgetLinks.map(({ label, url }) => (
        <a key={url} className={styles.link} href={url} target="_blank" rel="noopener">
          {label}
          <span className="visuallyHidden"> {t('note.external')}</span>
        </a>
      ))}
    </p>
  )
}

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

import { useAtom, useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes'
import { IconButton } from '../../ui/IconButton'
import styles from './Note.module.css'
import { isNoteMinimisedAtom, isNoteShownAtom, NOTE_ID, useNoteDelay } from './noteAtoms'
import { NoteLinks } from './NoteLinks'

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

import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { NOTE_DELAY_MS, showNoteAtom } from './noteAtoms'

/** Shows the note two seconds after the page has loaded. */
export function useNoteDelay(): void {
  const show = useSetAtom(showNoteAtom)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(show, NOTE_DELAY_MS)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [show])
}

import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { NOTE_DELAY_MS, showNoteAtom } from './noteAtoms'

/** Waits for the page to have loaded, and two seconds more. */
export function useNoteTime(): void {
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

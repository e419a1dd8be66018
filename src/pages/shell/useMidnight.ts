import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { checkDayAtom, msToNextDayCheckAtom } from '../../state/midnight'

/** Watches for midnight, by a timer and whenever the page becomes visible again. */
export function useMidnight(): void {
  const check = useSetAtom(checkDayAtom)
  const untilNextLook = useSetAtom(msToNextDayCheckAtom)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      check()
      timer = setTimeout(look, untilNextLook())
    }
    const listening = new AbortController()
    const { signal } = listening
    look()
    document.addEventListener('visibilitychange', look, { signal })
    window.addEventListener('focus', look, { signal })
    window.addEventListener('pageshow', look, { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [check, untilNextLook])
}

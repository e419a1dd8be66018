import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { checkDayAtom, msToNextDayCheckAtom } from '../../state/midnight'

/** Watches for midnight, by a timer and whenever the page becomes visible again. */
export function useMidnight(): void {
  const check = useSetAtom(checkDayAtom)
  const msToNextCheck = useSetAtom(msToNextDayCheckAtom)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const checkAndReschedule = () => {
      clearTimeout(timer)
      check()
      timer = setTimeout(checkAndReschedule, msToNextCheck())
    }
    const listening = new AbortController()
    const { signal } = listening
    checkAndReschedule()
    document.addEventListener('visibilitychange', checkAndReschedule, { signal })
    window.addEventListener('focus', checkAndReschedule, { signal })
    window.addEventListener('pageshow', checkAndReschedule, { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [check, msToNextCheck])
}

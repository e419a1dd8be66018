import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { checkDayAtom, msToNextDayCheck } from '../../state/midnight'
import { quoteDependenciesAtom } from '../../state/quote'

export function useMidnight(): void {
  const check = useSetAtom(checkDayAtom)
  const { now } = useAtomValue(quoteDependenciesAtom)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const checkAndReschedule = () => {
      clearTimeout(timer)
      check()
      timer = setTimeout(checkAndReschedule, msToNextDayCheck(now()))
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
  }, [check, now])
}

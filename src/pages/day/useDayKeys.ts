import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { daysAddress } from '../../calendar/dayPaths'
import { dayAddresses } from '../../card/dayWords'
import { currentLanguage } from '../../language/i18n'
import { withoutLanguage } from '../../language/path'

/** Where the arrow keys have a meaning of their own. */
const TAKEN = 'input, textarea, select, [contenteditable], [role="menu"], [role="toolbar"], dialog'

/** ← and → walk from day to day, unless a field, a menu or a toolbar has the focus. */
export function useDayKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = { ArrowLeft: 'previous', ArrowRight: 'next' }[event.key] as 'previous' | 'next' | undefined
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      if (event.target instanceof Element && event.target.closest(TAKEN)) return
      if (document.querySelector('[role="menu"]')) return // an open one, whatever has the focus
      // Of the address: a second key may come before the first one's page is rendered.
      const shown = daysAddress(withoutLanguage(location.pathname))
      if (shown?.kind !== 'day') return
      event.preventDefault()
      void navigate(dayAddresses(shown.day, currentLanguage())[step])
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [navigate])
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const REST_MS = 300 // Safari allows a hundred changes of the address in thirty seconds

/** What is searched for, as the address keeps it: `?q=winter`. */
export interface Search {
  typed: string // as the field shows it
  query: string // without what an input method is still composing
  type: (text: string, isComposing: boolean) => void
  clear: () => void
  /** Before the page is left: back then shows these results again. */
  keepInAddress: () => void
}

/** Marks the addresses that this page wrote itself: the field already shows what they say. */
interface OwnEntry {
  isSearch?: boolean // the one before it shows the month
  isTyped?: boolean
}

/**
 * The search field's text and the address follow each other. Its first letter is a new entry of the history, so that back leads
 * to the month; the others replace that entry.
 */
export function useSearch(): Search {
  const location = useLocation()
  const navigate = useNavigate()
  const inAddress = queryIn(location.search)
  const own = (location.state ?? {}) as OwnEntry
  const [typed, setTyped] = useState(inAddress)
  const [query, setQuery] = useState(inAddress.trim())
  const [seenKey, setSeenKey] = useState(location.key)

  // Somebody else changed the address: back, forward, a link.
  if (seenKey !== location.key) {
    setSeenKey(location.key)
    if (!own.isTyped) {
      setTyped(inAddress)
      setQuery(inAddress.trim())
    }
  }

  const write = (text: string) => {
    const isNew = inAddress === ''
    const params = new URLSearchParams(location.search)
    if (text === '') params.delete('q')
    else params.set('q', text)
    const state: OwnEntry = { isTyped: true, isSearch: text !== '' && (isNew || own.isSearch === true) }
    const search = params.size > 0 ? `?${params.toString()}` : ''
    void navigate({ pathname: location.pathname, search }, { replace: !isNew || text === '', state })
  }
  const keepInAddress = () => {
    if (query !== inAddress) write(query)
  }
  const writeRested = useEffectEvent(keepInAddress)
  useEffect(() => {
    const timer = setTimeout(() => writeRested(), REST_MS)
    return () => clearTimeout(timer)
  }, [query])

  return {
    typed,
    query,
    type: (text, isComposing) => {
      setTyped(text)
      if (!isComposing) setQuery(text.trim())
    },
    clear: () => {
      setTyped('')
      setQuery('')
      if (inAddress === '') return
      if (own.isSearch) void navigate(-1)
      else write('')
    },
    keepInAddress,
  }
}

function queryIn(search: string): string {
  return new URLSearchParams(search).get('q') ?? ''
}

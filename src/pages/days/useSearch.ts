import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { QUERY_LENGTH } from '../../card/limits'

const REST_MS = 300 // Safari allows a hundred URL changes in thirty seconds.

/** The search as the URL keeps it: `?q=winter`. */
export interface Search {
  typed: string
  query: string // without text still being composed
  type: (text: string, isComposing: boolean) => void
  clear: () => void
  /** So that going back shows these results. */
  keepInAddress: () => void
}

/** Marks URLs written by this page, which the field already shows. */
interface OwnEntry {
  isSearch?: boolean
  isTyped?: boolean
}

/** Only the first letter adds a history entry, so that going back shows the month. */
export function useSearch(): Search {
  const location = useLocation()
  const navigate = useNavigate()
  const inAddress = (new URLSearchParams(location.search).get('q') ?? '').slice(0, QUERY_LENGTH)
  const own = (location.state ?? {}) as OwnEntry
  const [typed, setTyped] = useState(inAddress)
  const [query, setQuery] = useState(inAddress.trim())
  const [seenKey, setSeenKey] = useState(location.key)

  // Someone else changed the URL: back, forward, a link.
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

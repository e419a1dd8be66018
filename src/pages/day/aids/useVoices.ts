import { useEffect, useState } from 'react'

const LATE_MS = 3_000 // engines that name no voice by then have none

/** The voices of this device: null until they are known. They come late, and may change. */
export function useVoices(): readonly SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[] | null>(null)
  useEffect(() => {
    if (!('speechSynthesis' in window)) {
      setVoices([])
      return
    }
    const { speechSynthesis } = window
    const read = () => {
      const known = voicesNow()
      if (known.length > 0) setVoices(known)
    }
    read()
    const timer = setTimeout(() => setVoices((known) => known ?? []), LATE_MS)
    speechSynthesis.addEventListener?.('voiceschanged', read) // Safari has had no such event
    return () => {
      clearTimeout(timer)
      speechSynthesis.removeEventListener?.('voiceschanged', read)
    }
  }, [])
  return voices
}

/** Those that this device names by now: a tap may come while the page is made live. */
export function voicesNow(): readonly SpeechSynthesisVoice[] {
  return 'speechSynthesis' in window ? window.speechSynthesis.getVoices() : []
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { LANGUAGES, type LanguageId } from '../../../language/languages'
import { sentencesOf } from '../../../text/sentences'
import { tagOf, voiceFor } from './voices'

/** What is being read aloud. */
export interface Reading {
  language: LanguageId
  sentence: number
}

interface Reader {
  reading: Reading | null
  /** Reads a text, or stops if that is being read. */
  toggle: (language: LanguageId, text: string, voices: readonly SpeechSynthesisVoice[]) => void
}

/**
 * Reads texts aloud, a sentence at a time, until another day is shown or the page is left.
 * @param onFailure when the device does not read after all
 */
export function useReading(dayName: string, onFailure: (language: LanguageId) => void): Reader {
  const [reading, setReading] = useState<Reading | null>(null)
  const turn = useRef(0)
  const stop = useCallback(() => {
    turn.current += 1
    if ('speechSynthesis' in window) speechSynthesis.cancel()
    setReading(null)
  }, [])

  useEffect(() => {
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [dayName, stop])

  const toggle: Reader['toggle'] = (language, text, voices) => {
    const isStop = reading?.language === language
    stop()
    const voice = voiceFor(voices, language)
    if (isStop) return
    if (!voice) return onFailure(language)
    const own = turn.current
    const sentences = sentencesOf(text)
    const read = (at: number) => {
      if (turn.current !== own) return
      const sentence = sentences[at]
      if (sentence === undefined) return setReading(null)
      setReading({ language, sentence: at })
      const utterance = new SpeechSynthesisUtterance(sentence.trim())
      utterance.voice = voice
      // Android goes by the language, whatever the voice.
      utterance.lang = tagOf(voice.lang) || LANGUAGES[language].htmlLang
      utterance.onend = () => read(at + 1)
      utterance.onerror = ({ error }) => {
        if (turn.current !== own || error === 'canceled' || error === 'interrupted') return
        stop()
        onFailure(language)
      }
      spoken.current = utterance
      speechSynthesis.speak(utterance)
    }
    read(0)
  }
  /** Chrome forgets to say that an utterance has ended once nothing holds it. */
  const spoken = useRef<SpeechSynthesisUtterance | null>(null)
  return { reading, toggle }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { LANGUAGES, type LanguageId } from '../../../language/languages'
import { sentencesOf } from '../../../text/sentences'

/** The regions whose way of speaking is taken first. */
const REGIONS: Record<LanguageId, readonly string[]> = {
  en: ['en-GB', 'en-US'],
  zh: ['zh-CN', 'zh-SG', 'zh-TW'],
}
/** Cantonese is marked as a language, or by where it is spoken. */
const OTHER_SPEECH = /^(?:yue|zh-(?:HK|MO|yue))/i

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

/** The voice for a language: on this device rather than from a network, the system's own choice first. null if there is none. */
export function voiceFor<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly Voice[],
  language: LanguageId,
): Voice | null {
  const fitting = voices.filter(({ lang }) => {
    const tag = tagOf(lang)
    return (
      (tag === language || tag.startsWith(`${language}-`) || isMandarin(tag, language)) &&
      !OTHER_SPEECH.test(tag)
    )
  })
  const rank = ({ lang, localService, default: isDefault }: Voice) => {
    const region = REGIONS[language].indexOf(tagOf(lang).slice(0, 5))
    return (
      (localService ? 0 : 10) + (isDefault ? 0 : 1) + (region < 0 ? REGIONS[language].length : region) * 2
    )
  }
  return fitting.toSorted((one, other) => rank(one) - rank(other))[0] ?? null
}

/** `en_US` of Android is en-US, `zh-Hans-CN` zh-CN. */
export function tagOf(lang: string): string {
  return lang.replaceAll('_', '-').replace(/-Han[st](?=-|$)/i, '')
}

function isMandarin(tag: string, language: LanguageId): boolean {
  return language === 'zh' && /^cmn(?:-|$)/i.test(tag)
}

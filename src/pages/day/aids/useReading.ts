import { useCallback, useEffect, useRef, useState } from 'react'
import { LANGUAGES, type LanguageId } from '../../../language/languages'
import { sentencesOf } from '../../../text/sentences'

const REGIONS: Record<LanguageId, readonly string[]> = {
  en: ['en-GB', 'en-US'],
  zh: ['zh-CN', 'zh-SG', 'zh-TW'],
}
/** Cantonese is marked by language or by region. */
const OTHER_SPEECH = /^(?:yue|zh-(?:HK|MO|yue))/i

export interface Reading {
  language: LanguageId
  sentence: number
}

/**
 * Reads until the day changes or the page is left.
 * @param onFailure if the device does not read after all
 */
export function useReading(dayName: string, onFailure: (language: LanguageId) => void) {
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

  const toggle = (language: LanguageId, text: string, voices: readonly SpeechSynthesisVoice[]) => {
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
  /** Chrome drops an utterance's end event unless something references it. */
  const spoken = useRef<SpeechSynthesisUtterance | null>(null)
  return { reading, toggle }
}

/** Prefers local voices, then the system's default; null without one. */
export function voiceFor<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly Voice[],
  language: LanguageId,
): Voice | null {
  const fitting = voices.filter(({ lang }) => {
    const tag = tagOf(lang)
    return (
      (tag === language ||
        tag.startsWith(`${language}-`) ||
        (language === 'zh' && /^cmn(?:-|$)/i.test(tag))) &&
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

/** Android's `en_US` is en-US, `zh-Hans-CN` is zh-CN. */
export function tagOf(lang: string): string {
  return lang.replaceAll('_', '-').replace(/-Han[st](?=-|$)/i, '')
}

import type { LanguageId } from '../../../language/languages'

/** The regions whose way of speaking is taken first. */
const REGIONS: Record<LanguageId, readonly string[]> = {
  en: ['en-GB', 'en-US'],
  zh: ['zh-CN', 'zh-SG', 'zh-TW'],
}
/** Cantonese is marked as a language, or by where it is spoken. */
const OTHER_SPEECH = /^(?:yue|zh-(?:HK|MO|yue))/i

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

import { useSyncExternalStore } from 'react'
import type { LanguageEffects } from '../../language/changeLanguage'
import { currentLanguage, i18n } from '../../language/i18n'
import { LANGUAGE_STORAGE_KEY, type LanguageId } from '../../language/languages'
import { hasLanguagePrefix, initialLanguage, withLanguage } from '../../language/path'
import { readStored, writeStored } from '../../state/storage/stored'

/** Browser effects of language/: local storage, document, window events. */
export const browserLanguageEffects: LanguageEffects = {
  store: (language) => writeStored(LANGUAGE_STORAGE_KEY, language),
  setHtmlLang: (tag) => {
    document.documentElement.lang = tag
  },
  announce: (event, language) => {
    window.dispatchEvent(new CustomEvent(event, { detail: { language } }))
  },
}

export function firstLanguage(): LanguageId {
  return initialLanguage({
    pathname: location.pathname,
    stored: readStored(LANGUAGE_STORAGE_KEY),
    browser: navigator.language,
  })
}

export function addLanguageToAddress(language: LanguageId): void {
  const { pathname, search, hash } = location
  if (hasLanguagePrefix(pathname)) return
  history.replaceState(history.state, '', withLanguage(pathname, language) + search + hash)
}

export function useShownLanguage(): LanguageId | null {
  return useSyncExternalStore(subscribe, shownLanguage, shownLanguage)
}

function shownLanguage(): LanguageId | null {
  return i18n.isInitialized ? currentLanguage() : null
}

function subscribe(onChange: () => void): () => void {
  i18n.on('initialized', onChange)
  i18n.on('languageChanged', onChange)
  return () => {
    i18n.off('initialized', onChange)
    i18n.off('languageChanged', onChange)
  }
}

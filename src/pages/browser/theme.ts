import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../state/storage/stored'

/** The system decides until the visitor chooses. public/first-paint.js applies a stored choice. */
export type Theme = 'light' | 'dark'

const THEME_STORAGE_KEY = 'theme'
const systemDark = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'] ?? readStored(THEME_STORAGE_KEY)
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(systemDark).matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  writeStored(THEME_STORAGE_KEY, theme)
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light')
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(systemDark)
  listeners.add(onChange)
  system.addEventListener('change', onChange)
  return () => {
    listeners.delete(onChange)
    system.removeEventListener('change', onChange)
  }
}

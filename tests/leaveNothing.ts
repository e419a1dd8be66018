import { afterAll, vi } from 'vitest'

/** After each file: files of the project `shared` that follow find the page and the environment as new. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  for (const { name } of Array.from(document.documentElement.attributes))
    document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})

import { atom, useSetAtom } from 'jotai'
import { startTransition, useEffect } from 'react'
import { importLookPanels } from './importLooks'

type LookPanels = Awaited<ReturnType<typeof importLookPanels>>['LOOK_PANELS']

export type LookPanelId = keyof LookPanels

/** The panels of looks: null while they load. */
export const lookPanelsAtom = atom<LookPanels | 'failed' | null>(null)

export const loadLookPanelsAtom = atom(null, async (get, set) => {
  if (typeof get(lookPanelsAtom) === 'object' && get(lookPanelsAtom) !== null) return
  set(lookPanelsAtom, null)
  try {
    const { LOOK_PANELS } = await importSettled()
    startTransition(() => set(lookPanelsAtom, LOOK_PANELS))
  } catch {
    set(lookPanelsAtom, 'failed')
  }
})

const PATIENCE_MS = 2_000

/** WebKitGTK 2.50 never settles some of these imports, for a reason that was not found: asked for again, they come. */
async function importSettled(): ReturnType<typeof importLookPanels> {
  for (;;) {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
    const panels = await Promise.race([importLookPanels(), late])
    if (panels) return panels
  }
}

export function useLookPanels(): void {
  const load = useSetAtom(loadLookPanelsAtom)
  useEffect(() => {
    const timer = setTimeout(() => void load()) // not in the editor's first task: asking for so many files takes time itself
    return () => clearTimeout(timer)
  }, [load])
}

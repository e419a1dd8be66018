import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { editorScene } from '../../../state/editorScene'
import { exportOptionsAtom, makePictureFileAtom } from '../../../state/exporting'

const REST_MS = 1_200 // without a change

/**
 * Makes the card's file while the visitor pauses, so that a tap can hand it on at once and its real size is known.
 * Not before the first tap or key: until then the page has other things to do.
 */
export function useFileAhead(): void {
  const store = useStore()
  const scene = useAtomValue(editorScene.readySceneAtom)
  const options = useAtomValue(exportOptionsAtom)
  const isInUse = useInUse()
  useEffect(() => {
    if (!scene || !isInUse) return
    const resting = new AbortController()
    const make = () => {
      if (!resting.signal.aborted && !document.hidden) void store.set(makePictureFileAtom)
    }
    const timer = setTimeout(() => whenIdle(make), REST_MS)
    return () => {
      clearTimeout(timer)
      resting.abort()
    }
  }, [scene, options, isInUse, store])
}

function useInUse(): boolean {
  const [isInUse, setInUse] = useState(false)
  useEffect(() => {
    if (isInUse) return
    const listening = new AbortController()
    const begin = () => setInUse(true)
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, begin, { signal: listening.signal })
    return () => listening.abort()
  }, [isInUse])
  return isInUse
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 })
  else setTimeout(run)
}

import { useStore } from 'jotai'
import { useEffect } from 'react'
import { editorScene } from '../../../state/editorScene'
import { exportOptionsAtom, makePictureFileAtom } from '../../../state/exporting'

const REST_MS = 1_200 // without a change

/**
 * Makes the card's file while the visitor pauses, so that a tap can hand it on at once and its real size is known.
 * Not before the first tap or key: until then the page has other things to do. Renders nothing at a change: it would
 * render the whole editor at every key.
 */
export function useFileAhead(): void {
  const store = useStore()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const make = () => {
      if (!isOver && !document.hidden && store.get(editorScene.readySceneAtom))
        void store.set(makePictureFileAtom)
    }
    let changedMs = 0
    // One timer, set again when it ends too early: setting one at every key takes a tenth of a millisecond each.
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        const leftMs = changedMs + REST_MS - performance.now()
        timer = undefined
        if (leftMs > 0) wait(leftMs)
        else whenIdle(make)
      }, ms)
    }
    const waitAnew = () => {
      changedMs = performance.now()
      if (timer === undefined) wait(REST_MS)
    }
    const inUse = new AbortController()
    let stopFollowing: (() => void)[] = []
    const begin = () => {
      inUse.abort()
      stopFollowing = [editorScene.readySceneAtom, exportOptionsAtom].map((followed) =>
        store.sub(followed, waitAnew),
      )
      waitAnew()
    }
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, begin, { signal: inUse.signal })
    return () => {
      isOver = true
      inUse.abort()
      clearTimeout(timer)
      for (const stop of stopFollowing) stop()
    }
  }, [store])
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 })
  else setTimeout(run)
}

import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { useMidnight } from '../shell/useMidnight'
import { isExportOpenAtom } from './editorTabs'
import { ExportViews } from './export/ExportViews'
import { importLookPanels } from './LookPanel'
import { PictureImport } from './pictures/PictureImport'
import { useExportShortcut, useEditorShortcuts } from './useEditorShortcuts'
import { useSliderSteps } from './useSliderSteps'
import { editorScene } from '../../state/editorScene'
import { exportOptionsAtom, makePictureFileAtom } from '../../state/exporting'

/** Tools without a place in a layout. */
export function PageTools() {
  useEditorShortcuts()
  useSliderSteps()
  useExportShortcut()
  useFileAhead()
  useMidnight()
  const setExportOpen = useSetAtom(isExportOpenAtom)
  useEffect(() => () => setExportOpen(false), [setExportOpen])
  useEffect(() => {
    importLookPanels().catch(() => undefined) // a panel asks again, and says so
  }, [])
  return (
    <>
      <PictureImport />
      <ExportViews />
    </>
  )
}

const REST_MS = 1_200

/**
 * Makes the file while the visitor pauses, so that a tap can share it. Waits for the first input. Subscribes
 * without rendering, which would render the editor at every key.
 */
function useFileAhead(): void {
  const store = useStore()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const make = () => {
      if (!isOver && !document.hidden && store.get(editorScene.readySceneAtom))
        void store.set(makePictureFileAtom)
    }
    const waitAnew = () => {
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(make), REST_MS)
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

import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { useMidnight } from '../shell/useMidnight'
import { isExportOpenAtom } from './editorTabs'
import { ExportViews } from './export/ExportViews'
import { importStage } from './lateTools'
import { importLookPanels } from './LookPanel'
import { PictureImport } from './pictures/PictureImport'
import { editorScene } from '../../state/editorScene'
import { exportOptionsAtom, makePictureFileAtom } from '../../state/exporting'
import { redoAtom, undoAtom, beginStepAtom, endStepAtom } from '../../state/card'
import { isTyping } from './isTyping'
import { useExportActions } from './export/useExportActions'
import { useDocumentEvent } from '../../ui/useDocumentEvent'

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
    // Konva first, which draws what tools change; a panel asks again, and says so.
    importStage()
      .then(importLookPanels, importLookPanels)
      .catch(() => undefined)
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

/** Ctrl or Cmd with Z undoes, with Shift+Z or Y redoes; text fields handle those keys themselves. */
export function useEditorShortcuts(): void {
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  useDocumentEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const act = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' && !event.shiftKey ? redo : null
    if (!act) return
    event.preventDefault()
    act()
  })
}

/** Ctrl or Cmd with S exports, also while typing, since saving the page is pointless. */
export function useExportShortcut(): void {
  const { actions, go } = useExportActions()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!event.repeat) go(actions.main)
  }
  // In the capture phase, since the field over the card stops keys from bubbling.
  useDocumentEvent('keydown', onKeyDown, { capture: true })
}

/**
 * One undo step per slider drag or colour picker use, however long; two clicks are two steps. Listens on the
 * document.
 */
export function useSliderSteps(): void {
  const begin = useSetAtom(beginStepAtom)
  const end = useSetAtom(endStepAtom)
  useEffect(() => {
    let openStep: 'range' | 'color' | null = null // opened here; a gesture on the card opens its own
    const openStepFor = (type: 'range' | 'color') => {
      if (openStep === null) begin()
      openStep = type
    }
    const closeStep = () => {
      if (openStep !== null) end()
      openStep = null
    }
    const onDown = (event: PointerEvent) => {
      if (!event.isPrimary) return // A second finger continues the first one's step.
      end()
      openStep = null
      if (isInput(event.target, 'range')) openStepFor('range')
    }
    const onInput = (event: Event) => {
      if (isInput(event.target, 'color')) openStepFor('color')
    }
    const onUp = () => {
      if (openStep === 'range') closeStep()
    }
    const listening = new AbortController()
    const onCapture = { capture: true, signal: listening.signal } // before the control changes a setting
    document.addEventListener('pointerdown', onDown, onCapture)
    document.addEventListener('input', onInput, onCapture)
    document.addEventListener('pointerup', onUp, { signal: listening.signal })
    document.addEventListener('pointercancel', onUp, { signal: listening.signal })
    document.addEventListener('change', closeStep, { signal: listening.signal })
    return () => {
      closeStep()
      listening.abort()
    }
  }, [begin, end])
}

function isInput(target: EventTarget | null, type: 'range' | 'color'): boolean {
  return target instanceof HTMLInputElement && target.type === type
}

import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '../browser/useHydrated'
import { EditorOutline } from './EditorOutline'
import { importEditor } from '../importEditor'

const Editor = lazy(() => importEditor().then((module) => ({ default: module.EditorPage })))

/**
 * Loads the editor. It depends on the window and the visitor's card, so the static page contains only its
 * outline; a transition keeps that outline until the editor can replace it at once.
 */
export function LazyEditor() {
  const [isOpen, setOpen] = useState(useHydrated())
  useEffect(() => startTransition(() => setOpen(true)), [])
  return <Suspense fallback={<EditorOutline />}>{isOpen ? <Editor /> : <EditorOutline />}</Suspense>
}

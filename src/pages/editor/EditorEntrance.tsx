import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '../browser/useHydrated'
import { EditorOutline } from './EditorOutline'
import { importEditor } from './importEditor'

const Editor = lazy(() => importEditor().then((module) => ({ default: module.EditorPage })))

/**
 * The way into the editor. It draws for one window and one visitor's card, so the static page has its outline only; a
 * transition keeps that same outline standing until the editor can take its place at once.
 */
export function EditorEntrance() {
  const [isOpen, setOpen] = useState(useHydrated())
  useEffect(() => startTransition(() => setOpen(true)), [])
  return <Suspense fallback={<EditorOutline />}>{isOpen ? <Editor /> : <EditorOutline />}</Suspense>
}

import { lazy, Suspense } from 'react'
import { useHydrated } from '../useHydrated'
import { EditorOutline } from './EditorOutline'
import { importEditor } from './importEditor'

const Editor = lazy(() => importEditor().then((module) => ({ default: module.EditorPage })))

/** The way into the editor. It draws for one window and one visitor's card, so the static page has its outline only. */
export function EditorEntrance() {
  if (!useHydrated()) return <EditorOutline />
  return (
    <Suspense fallback={<EditorOutline />}>
      <Editor />
    </Suspense>
  )
}

import '../../language/setTexts'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '../browser/useHydrated'
import { SetOutline } from './SetOutline'

const Workspace = lazy(() => import('./SetWorkspace').then((module) => ({ default: module.SetWorkspace })))

/**
 * A set: one card in many sizes, or a card for each of many days. It depends on the window and the visitor's card, so the static
 * page contains only what the page is for.
 */
export function SetPage() {
  const [isOpen, setOpen] = useState(useHydrated())
  useEffect(() => startTransition(() => setOpen(true)), [])
  return <Suspense fallback={<SetOutline />}>{isOpen ? <Workspace /> : <SetOutline />}</Suspense>
}

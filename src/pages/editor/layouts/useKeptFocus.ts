import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { openDrawerAtom } from '../editorTabs'
import { isTyping } from '../isTyping'

/** The focused control, identified by role and name, since each layout mounts its own. */
interface KeptFocus {
  find: () => HTMLElement | undefined
  selection: { start: number; end: number; direction: 'forward' | 'backward' | 'none' } | null
  isTyped: boolean
}

let kept: KeptFocus | null = null
const FORGOTTEN_MS = 3_000 // No layout follows if the editor was left.

/** It serves a rotated tablet. In-place text handles itself (inPlace/). */
export function useKeptFocus(): void {
  const openDrawer = useSetAtom(openDrawerAtom)
  useLayoutEffect(() => {
    if (!restore()) {
      if (kept?.isTyped) openDrawer()
      queueMicrotask(restoreLate)
    }
    return () => {
      const own = keep(document.activeElement)
      kept = own
      setTimeout(() => (kept = kept === own ? null : kept), FORGOTTEN_MS)
    }
  }, [openDrawer])
}

function keep(element: Element | null): KeptFocus | null {
  if (!(element instanceof HTMLElement) || element === document.body || element.tabIndex < 0) return null
  const name = nameOf(element)
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(
      (other) =>
        other.role === element.role &&
        other.getAttribute('type') === element.getAttribute('type') &&
        nameOf(other) === name &&
        other.checkVisibility?.() !== false, // A phone's panel leaves Save to the bar.
    )
  const before = alike()
  return {
    find: () => {
      const now = alike()
      return now.length === before.length ? now[before.indexOf(element)] : undefined // otherwise its identity is a guess
    },
    selection: selectionOf(element),
    isTyped: isTyping(element) && element.closest('[role=tabpanel]') !== null,
  }
}

/** Tabs, a closed drawer's content and what is loaded late are not there at once. */
function restoreLate(): void {
  if (!restore()) requestAnimationFrame(restoreLate)
}

function restore(): boolean {
  if (!kept) return true
  if (document.activeElement !== document.body) return true
  const element = kept.find()
  element?.focus({ preventScroll: true })
  if (!element || document.activeElement !== element) return false
  const { selection } = kept
  if (selection && isTextField(element))
    element.setSelectionRange(selection.start, selection.end, selection.direction)
  element.scrollIntoView({ block: 'nearest' })
  return true
}

function selectionOf(element: HTMLElement): KeptFocus['selection'] {
  if (!isTextField(element)) return null
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = element
  return start === null || end === null ? null : { start, end, direction: direction ?? 'none' }
}

function isTextField(element: HTMLElement): element is HTMLTextAreaElement | HTMLInputElement {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (ids.length > 0) return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  if (isTextField(element) && element.labels?.length) return element.labels[0]!.textContent
  return element.textContent
}

import { atom, useAtomValue } from 'jotai'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Box } from '../../../scene/nodes'
import { middleOf } from './geometry/geometry'
import { deskRoomAtom, fitAtom, isZoomedAtom } from './state/canvasView'

/** Of the atom: to ask the window makes the browser lay out the page. */
const deskPxAtom = atom((get) => get(deskRoomAtom)?.desk.width)

/**
 * When the room for the card changes, such as by a keyboard, the card glides to its new place and size with
 * all that lies on it. The desk's corner must stay where it is. A desk of another width, as in a resized window, does without.
 */
export function useGlide(desk: RefObject<HTMLElement | null>, glides: boolean): void {
  const fit = useAtomValue(fitAtom)
  const isZoomed = useAtomValue(isZoomedAtom)
  const deskPx = useAtomValue(deskPxAtom)
  const last = useRef<{ fit: Box; deskPx: number | undefined } | null>(null)
  const glide = useRef<Animation | null>(null)
  useLayoutEffect(() => {
    const before = last.current
    last.current = fit && { fit, deskPx }
    if (!glides || isZoomed || !fit || !before || before.fit === fit) return
    if (before.deskPx !== deskPx || isReshaped(before.fit, fit)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !desk.current?.animate) return
    const [from, to] = [middleOf(before.fit), middleOf(fit)]
    // While it glides already: from where it is seen, as a keyboard may come in several steps.
    const isGliding = glide.current && glide.current.playState !== 'finished'
    const seen = isGliding ? shownTransform(desk.current) : AT_REST
    const moved = `translate(${from.x + seen.e - to.x}px, ${from.y + seen.f - to.y}px) scale(${(seen.a * before.fit.width) / fit.width})`
    const transformOrigin = `${to.x}px ${to.y}px`
    glide.current = desk.current.animate(
      [
        { transform: moved, transformOrigin },
        { transform: 'none', transformOrigin },
      ],
      {
        duration: 200,
        easing: 'cubic-bezier(.2,0,0,1)',
      },
    )
  }, [desk, deskPx, fit, glides, isZoomed])
}

const AT_REST = { a: 1, e: 0, f: 0 }

/** A glide's scale `a` and shift `e`, `f` in pixels, as painted now. */
function shownTransform(element: HTMLElement): typeof AT_REST {
  return new DOMMatrix(getComputedStyle(element).transform)
}

/** True for another ratio: a setting never animates the card. */
function isReshaped(a: Box, b: Box): boolean {
  return Math.abs(a.width / a.height - b.width / b.height) > 0.02
}

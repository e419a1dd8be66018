import { useEffect, useRef } from 'react'
import { observe } from 'react-intersection-observer'

const AHEAD = '240px' // draws before it scrolls into view

/**
 * Imports once, and again after a failure. Several imports of one module are answered in any order, and so
 * pictures would be drawn.
 */
export function importedOnce<Code>(importCode: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined
  return () =>
    (code ??= importCode().catch((error: unknown) => {
      code = undefined
      throw error
    }))
}

/**
 * An image drawn once it is nearly in view, and anew when its size or what it `shows` changes. `draw` starts drawing and returns its
 * cancel function.
 */
export function useDrawnInView<Code>(
  importCode: () => Promise<Code>,
  draw: (code: Code, image: HTMLImageElement) => () => void,
  shows: readonly unknown[],
) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const element = image.current!
    let cancel: (() => void) | undefined
    let isOver = false
    let sizes: ResizeObserver | undefined // calls back at first, too
    const begin = () =>
      importCode().then(
        (code) => {
          cancel?.()
          if (!isOver) cancel = draw(code, element)
        },
        (error: unknown) => console.warn('the code that draws small pictures did not load', error),
      )
    const unobserve = observe(
      element,
      (isInView) => {
        if (!isInView) return
        unobserve()
        sizes = new ResizeObserver(() => void begin())
        sizes.observe(element)
      },
      { rootMargin: AHEAD },
    )
    return () => {
      isOver = true
      unobserve()
      sizes?.disconnect()
      cancel?.()
    }
    // `shows` contains everything that `draw` draws from.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, shows)
  return image
}

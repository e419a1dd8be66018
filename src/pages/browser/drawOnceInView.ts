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

/** @param draw starts drawing and returns its cancel function */
export function drawOnceInView<Code>(
  image: HTMLImageElement,
  importCode: () => Promise<Code>,
  draw: (code: Code) => () => void,
): () => void {
  let cancel: (() => void) | undefined
  let isOver = false
  const begin = () =>
    importCode().then(
      (code) => {
        if (!isOver) cancel = draw(code)
      },
      (error: unknown) => console.warn('the code that draws small pictures did not load', error),
    )
  const unobserve = observe(
    image,
    (isInView) => {
      if (!isInView) return
      unobserve()
      void begin()
    },
    { rootMargin: AHEAD },
  )
  return () => {
    isOver = true
    unobserve()
    cancel?.()
  }
}

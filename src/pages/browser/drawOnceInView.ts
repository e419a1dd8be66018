import { observe } from 'react-intersection-observer'

const AHEAD = '240px' // drawn before it is scrolled into view

/**
 * Has an image drawn once it is nearly in view, by code that is fetched then; the returned function calls it off.
 * @param draw begins, and returns what calls that off
 */
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

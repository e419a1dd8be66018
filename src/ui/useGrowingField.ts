import { useLayoutEffect, type RefObject } from 'react'

/** Makes a field as high as its text, up to its `max-height`, where the browser has no `field-sizing: content`. */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = field.current
    if (!area || globalThis.CSS?.supports('field-sizing', 'content') !== false) return
    area.style.height = ''
    if (text !== '') area.style.height = `${area.scrollHeight}px`
  }, [field, text])
}

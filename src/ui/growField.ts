/** Makes a field as high as its text, up to its `max-height`, where the browser has no `field-sizing: content`. */
export function growField(area: HTMLTextAreaElement | null): void {
  if (!area || globalThis.CSS?.supports('field-sizing', 'content') !== false) return
  area.style.height = ''
  if (area.value !== '') area.style.height = `${area.scrollHeight}px`
}

/**
 * An on-screen keyboard opens only for a field focused in the press itself; one on a page that has yet to load comes too
 * late. A hidden field holds the keyboard open until that one takes the focus.
 */
let held: HTMLInputElement | null = null

/** Call in a press that leads to a field. Does nothing without touch. `label`: what is being opened. */
export function holdKeyboard(label: string): void {
  if (!window.matchMedia('(pointer: coarse)').matches) return
  const field = document.createElement('input')
  field.className = 'visuallyHidden'
  field.setAttribute('aria-label', label)
  field.addEventListener('blur', release)
  held?.remove()
  held = field
  document.body.prepend(field) // at the top: a browser scrolls to what has the focus
  field.focus({ preventScroll: true })
}

export function isKeyboardHeld(): boolean {
  return held !== null
}

function release(): void {
  const field = held
  held = null
  field?.remove()
}

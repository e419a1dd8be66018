/**
 * An on-screen keyboard opens only for a field focused during the press: a hidden one keeps it open until the
 * page's has loaded.
 */
let held: HTMLInputElement | null = null

/** Call during a press. `label`: what is being opened. */
export function holdKeyboard(label: string): void {
  if (!window.matchMedia('(pointer: coarse)').matches) return
  const field = document.createElement('input')
  field.className = 'visuallyHidden'
  field.setAttribute('aria-label', label)
  field.addEventListener('blur', release)
  held?.remove()
  held = field
  document.body.prepend(field) // at the top, since browsers scroll to the focused element
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

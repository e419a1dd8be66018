/** Device px per CSS px of the screen the page is on: changes with zoom, and when a window moves to another screen. */
export function deviceRatio(): number {
  return window.devicePixelRatio || 1
}

export function subscribeToDeviceRatio(onChange: () => void): () => void {
  const query = window.matchMedia(`(resolution: ${deviceRatio()}dppx)`)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

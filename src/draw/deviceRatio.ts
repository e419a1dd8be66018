/** Device px per CSS px. Changes with zoom and when the window moves to another screen. */
export function deviceRatio(): number {
  return window.devicePixelRatio || 1
}

export function subscribeToDeviceRatio(onChange: () => void): () => void {
  const query = window.matchMedia(`(resolution: ${deviceRatio()}dppx)`)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

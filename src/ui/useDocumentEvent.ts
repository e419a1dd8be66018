import { useEffect, useEffectEvent } from 'react'

/** Listens on the document, while `isOn`. The listener knows the latest props and state. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { isOn = true, capture = false } = {},
): void {
  const current = useEffectEvent(listener)
  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    document.addEventListener(type, (event) => current(event), { capture, signal: listening.signal })
    return () => listening.abort()
  }, [type, isOn, capture])
}

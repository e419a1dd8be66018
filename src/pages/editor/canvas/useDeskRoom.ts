import { useStore } from 'jotai'
import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { deskRoomAtom } from './state/canvasView'

const ABOVE_PX = 16 // More space above the area means that a message is shown there.

/** The element measured now: when the layout changes, the new one arrives before the former is forgotten. */
let measured: HTMLElement | null = null

export function useDeskRoom() {
  const store = useStore()
  return useCallback(
    (room: HTMLElement | null) => {
      if (!room) return
      let desk: Element | null = null
      const measure = () => {
        if (!desk) {
          desk = room.offsetParent
          if (!desk) return
          observer.observe(desk)
        }
        const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = room
        const top = y > ABOVE_PX ? y : 0
        store.set(deskRoomAtom, {
          desk: { x: 0, y: top, width: desk.clientWidth, height: y + height - top },
          room: { x, y, width, height },
        })
      }
      const observer = new ResizeObserver(() => flushSync(measure)) // before the changed frame is painted
      observer.observe(room)
      measured = room
      // After a change of layout the former room serves until the observer reports the new one.
      if (!store.get(deskRoomAtom)) measure()
      return () => {
        observer.disconnect()
        queueMicrotask(() => {
          if (measured !== room) return
          measured = null
          store.set(deskRoomAtom, null)
        })
      }
    },
    [store],
  )
}

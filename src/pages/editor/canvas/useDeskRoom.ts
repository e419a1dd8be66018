import { useStore } from 'jotai'
import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { deskRoomAtom } from './state/canvasView'

const ABOVE_PX = 16 // more than this above the room means that a message is shown there

/** Whose measure the desk's room is: the whole editor takes it over from its opening in one rendering. */
let measured: HTMLElement | null = null

/** The ref for the room that a fitted card may fill; its parent is the desk that a zoomed card may fill. */
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
      const observer = new ResizeObserver(() => flushSync(measure)) // before the frame in which it changes is painted
      observer.observe(room)
      measured = room
      // After the opening the room is known: to measure here would lay out the whole editor in the task that renders it.
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

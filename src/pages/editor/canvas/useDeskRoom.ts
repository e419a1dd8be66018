import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { deskRoomAtom } from './state/canvasView'

const ABOVE_PX = 16 // more than this above the room means that a message is shown there

/** Whose measure the desk's room is: the whole editor takes it over from its opening in one rendering. */
let measured: HTMLElement | null = null

/** The ref for the room that a fitted card may fill; its parent is the desk that a zoomed card may fill. */
export function useDeskRoom() {
  const setDeskRoom = useSetAtom(deskRoomAtom)
  return useCallback(
    (room: HTMLElement | null) => {
      const desk = room?.offsetParent
      if (!room || !desk) return
      const measure = () => {
        const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = room
        const top = y > ABOVE_PX ? y : 0
        setDeskRoom({
          desk: { x: 0, y: top, width: desk.clientWidth, height: y + height - top },
          room: { x, y, width, height },
        })
      }
      measured = room
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(room)
      observer.observe(desk)
      return () => {
        observer.disconnect()
        queueMicrotask(() => {
          if (measured !== room) return
          measured = null
          setDeskRoom(null)
        })
      }
    },
    [setDeskRoom],
  )
}

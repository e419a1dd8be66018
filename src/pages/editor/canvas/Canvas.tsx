import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, type KeyboardEvent, type ReactNode, useCallback } from 'react'
import { flushSync } from 'react-dom'
import type { PartId, Point } from '../../../scene/nodes'
import { SourceLine, type DeskAside } from '../desk/SourceLine'
import { CardTools } from '../lateTools'
import styles from './Canvas.module.css'
import { CardWindow } from './CardWindow'
import { SelectionOverlay } from './SelectionOverlay'
import {
  cameraAtom,
  cardPlaceAtom,
  deskRoomAtom,
  fitAtom,
  onCard,
  settledCameraAtom,
} from './state/canvasView'
import { fitCamera, zoomByKey } from './state/moveCamera'
import { editBlockAtom, openSettingsAtom } from './state/opening'
import { chosenBlockIdAtom } from './state/selection'
import { activeGestureAtom } from './state/session'
import { useCanvasGestures } from './useCanvasGestures'
import { shownCardAtom } from '../../../state/draft'
import { isSameJson } from '../../../scene/values'
import { editorScene } from '../../../state/editorScene'
import { CardPreview, type CardDrawing } from '../../card/CardPreview'
import { cardOnDesk } from './geometry/camera'

/** The card on the desk, which takes gestures from the first, and the tools that edit it. */
export function Canvas({ aside }: { aside: DeskAside }) {
  const store = useStore()
  const room = useDeskRoom()
  const surface = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const blockOf = (id: PartId) => list.current?.querySelector<HTMLElement>(`[data-block=${id}]`)
  // The desk itself has the focus until the list of blocks has loaded.
  const focusBlock = (id: PartId) => (blockOf(id) ?? surface.current)?.focus({ preventScroll: true })
  const deselect = () => {
    store.set(chosenBlockIdAtom, null)
    surface.current?.focus({ preventScroll: true })
  }
  const actions = useRef({
    choose(id: PartId) {
      store.set(chosenBlockIdAtom, id)
      focusBlock(id)
      store.set(openSettingsAtom, id)
    },
    deselect,
    edit(id: PartId, point: Point) {
      const place = store.get(cardPlaceAtom)
      store.set(chosenBlockIdAtom, id)
      store.set(editBlockAtom, id, place ? onCard(place, point) : undefined)
    },
    fit: () => fitCamera(store),
  })
  useCanvasGestures(surface, actions)
  useOpenSettingsAfterDrag(actions.current.choose)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && store.get(chosenBlockIdAtom) !== null) deselect()
    zoomByKey(store, event)
  }
  return (
    <div className={styles.canvas} onKeyDown={onKeyDown}>
      <div ref={room} className={styles.room} />
      <div ref={surface} className={styles.surface} tabIndex={-1}>
        <CardCamera>
          <SettledCard Drawing={CardWindow} />
        </CardCamera>
      </div>
      {aside !== 'none' && <Foot aside={aside} />}
      <SelectionOverlay />
      <CardTools
        surface={surface}
        list={list}
        blockOf={blockOf}
        focusBlock={focusBlock}
        onDeselect={deselect}
        onOpen={actions.current.choose}
      />
    </div>
  )
}

const HINT_ROOM_PX = 40 // including the space below the line

function Foot({ aside }: { aside: DeskAside }) {
  const fit = useAtomValue(fitAtom)
  const camera = useAtomValue(cameraAtom)
  const desk = useAtomValue(deskRoomAtom)?.desk
  if (!fit || !desk) return null
  const bottom = fit.y + fit.height / 2 + camera.y + (fit.height * camera.zoom) / 2
  const y = Math.round(Math.min(bottom, desk.y + desk.height))
  const hasRoomBelow = y + HINT_ROOM_PX <= desk.y + desk.height
  return (
    <>
      {camera.zoom > 1 && <div className={styles.strip} style={{ top: desk.y + desk.height }} />}
      <div className={styles.foot} style={{ left: fit.x, width: fit.width, translate: `0 ${y}px` }}>
        <SourceLine aside={aside} hasRoomBelow={hasRoomBelow} />
      </div>
    </>
  )
}

function useOpenSettingsAfterDrag(open: (id: PartId) => void): void {
  const store = useStore()
  useEffect(() => {
    let before = store.get(activeGestureAtom)
    return store.sub(activeGestureAtom, () => {
      const gesture = store.get(activeGestureAtom)
      const chosen = store.get(chosenBlockIdAtom)
      if (before === 'block' && gesture === 'idle' && chosen) open(chosen)
      before = gesture
    })
  }, [store, open])
}

function CardCamera({ children }: { children: ReactNode }) {
  const fit = useAtomValue(fitAtom)
  const camera = useAtomValue(cameraAtom)
  const rest = useAtomValue(settledCameraAtom)
  if (!fit) return null
  const { x, y } = cardOnDesk(fit, camera)
  const times = camera.zoom / rest.zoom
  const scale = times === 1 ? '' : ` scale(${times})`
  return (
    <div
      className={styles.camera}
      style={{ width: fit.width * rest.zoom, transform: `translate(${x}px, ${y}px)${scale}` }}
    >
      {children}
    </div>
  )
}

function SettledCard({ Drawing }: { Drawing: CardDrawing }) {
  const card = useAtomValue(shownCardAtom)
  const fit = useAtomValue(fitAtom)
  const { zoom } = useAtomValue(settledCameraAtom)
  if (!fit) return null
  const size = { widthPx: fit.width * zoom, heightPx: fit.height * zoom }
  return <CardPreview atoms={editorScene} card={card} Drawing={Drawing} {...size} />
}

const ABOVE_PX = 16 // More space above the area means that a message is shown there.

/** The element measured now: when the layout changes, the new one arrives before the former is forgotten. */
let measured: HTMLElement | null = null

function useDeskRoom() {
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
        const next = {
          desk: { x: 0, y: top, width: desk.clientWidth, height: y + height - top },
          room: { x, y, width, height },
        }
        store.set(deskRoomAtom, (last) => (isSameJson(last, next) ? last : next))
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

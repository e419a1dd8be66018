import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { Suspense, useEffect, useRef, type KeyboardEvent } from 'react'
import type { PartId, Point } from '../../../scene/nodes'
import { SourceLine, type DeskAside } from '../desk/SourceLine'
import { CardTools } from '../lateTools'
import { CardCamera, SettledCard } from './CardCamera'
import styles from './Canvas.module.css'
import { CardWindow } from './CardWindow'
import { SelectionOverlay } from './SelectionOverlay'
import { cameraAtom, cardPlaceAtom, deskRoomAtom, fitAtom, onCard } from './state/canvasView'
import { fitCamera, zoomByKey } from './state/moveCamera'
import { editBlockAtom, openSettingsAtom } from './state/opening'
import { chosenBlockIdAtom } from './state/selection'
import { activeGestureAtom } from './state/session'
import { useCanvasGestures } from './useCanvasGestures'
import { useDeskRoom } from './useDeskRoom'

/** The card on the desk, which takes gestures from the first, and the tools that edit it. */
export function Canvas({ aside }: { aside: DeskAside }) {
  const store = useStore()
  const room = useDeskRoom()
  const surface = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const choose = useSetAtom(chosenBlockIdAtom)
  const openSettings = useSetAtom(openSettingsAtom)
  const edit = useSetAtom(editBlockAtom)

  const blockOf = (id: PartId) => list.current?.querySelector<HTMLElement>(`[data-block=${id}]`)
  // The desk itself has the focus until the list of blocks has loaded.
  const focusBlock = (id: PartId) => (blockOf(id) ?? surface.current)?.focus({ preventScroll: true })
  const deselect = () => {
    choose(null)
    surface.current?.focus({ preventScroll: true })
  }
  const actions = useRef({
    choose(id: PartId) {
      choose(id)
      focusBlock(id)
      openSettings(id)
    },
    deselect,
    edit(id: PartId, point: Point) {
      const place = store.get(cardPlaceAtom)
      choose(id)
      edit(id, place ? onCard(place, point) : undefined)
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
      <Suspense>
        <CardTools
          surface={surface}
          list={list}
          blockOf={blockOf}
          focusBlock={focusBlock}
          onDeselect={deselect}
          onOpen={actions.current.choose}
        />
      </Suspense>
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

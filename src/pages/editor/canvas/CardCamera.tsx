import { atom, useAtomValue } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { CardStage } from '../../../draw/konva/CardStage'
import { deviceRatio } from '../../../draw/deviceRatio'
import { drawKit } from '../../../draw/drawKit'
import { drawOnto } from '../../../draw/drawOnto'
import { pictures } from '../../../draw/pictures/images'
import type { Box, Scene } from '../../../scene/nodes'
import { shownCardAtom } from '../../../state/draft'
import { editorScene } from '../../../state/editorScene'
import { CardPreview } from '../../card/CardPreview'
import { cardOnDesk } from './geometry/camera'
import styles from './Canvas.module.css'
import { cameraAtom, deskRoomAtom, fitAtom, settledCameraAtom } from './state/canvasView'

/** Transforms its children, drawn for the settled camera, to the current camera. */
export function CardCamera({ children }: { children: ReactNode }) {
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

const restSizeAtom = atom((get) => {
  const fit = get(fitAtom)
  const { zoom } = get(settledCameraAtom)
  return fit && { widthPx: fit.width * zoom, heightPx: fit.height * zoom }
})

/** The card as drawn for the settled camera: the only component that follows every change. */
export function SettledCard() {
  const card = useAtomValue(shownCardAtom)
  const size = useAtomValue(restSizeAtom)
  return size && <CardPreview atoms={editorScene} card={card} Drawing={CardWindow} {...size} />
}

/** The part of a zoomed card that is on the desk, in CSS px from the card's corner; null if all of it is. */
const partAtom = atom<Box | null>((get) => {
  const fit = get(fitAtom)
  const desk = get(deskRoomAtom)?.desk
  const rest = get(settledCameraAtom)
  if (!fit || !desk || rest.zoom === 1) return null
  const card = cardOnDesk(fit, rest)
  const x = Math.max(0, desk.x - card.x)
  const y = Math.max(0, desk.y - card.y)
  return {
    x,
    y,
    width: Math.min(card.width, desk.x + desk.width - card.x) - x,
    height: Math.min(card.height, desk.y + desk.height - card.y) - y,
  }
})

/**
 * Draws the visible part of a zoomed card sharp. The rest is drawn coarsely, for when it is panned into view.
 */
function CardWindow({ scene, widthPx }: { scene: Scene; widthPx: number }) {
  const part = useAtomValue(partAtom)
  return (
    <>
      {part && <CoarseCard scene={scene} widthPx={widthPx} />}
      <CardStage scene={scene} widthPx={widthPx} part={part ?? undefined} />
    </>
  )
}

const COARSE_AFTER_MS = 250
const isMovingAtom = atom((get) => {
  const [camera, rest] = [get(cameraAtom), get(settledCameraAtom)]
  return camera.zoom !== rest.zoom || camera.x !== rest.x || camera.y !== rest.y
})

function CoarseCard({ scene, widthPx }: { scene: Scene; widthPx: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fittedPx = useAtomValue(fitAtom)?.width ?? 0
  const isMoving = useAtomValue(isMovingAtom)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!canvas.current || fittedPx === 0) return
      drawOnto(canvas.current, scene, drawKit('strip', pictures), (fittedPx * deviceRatio()) / scene.width)
    }, COARSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [scene, widthPx])
  return (
    <canvas
      ref={canvas}
      width={1}
      height={1}
      className={styles.coarse}
      hidden={!isMoving}
      aria-hidden="true"
    />
  )
}

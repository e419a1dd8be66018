import { atom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { CardPicture } from '../../../draw/CardPicture'
import { deviceRatio } from '../../../draw/deviceRatio'
import { drawKit } from '../../../draw/drawKit'
import { drawOnto } from '../../../draw/drawOnto'
import { pictures } from '../../../draw/pictures/images'
import type { Box, Scene } from '../../../scene/nodes'
import { importStage } from '../importEditor'
import { cardOnDesk } from './geometry/camera'
import styles from './Canvas.module.css'
import { cameraAtom, deskRoomAtom, fitAtom, settledCameraAtom } from './state/canvasView'

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

type Stage = Awaited<ReturnType<typeof importStage>>['CardStage']

/**
 * Draws the visible part of a zoomed card sharp. The rest is drawn coarsely, for when it is panned into view.
 * Until Konva has loaded the card is painted without it: it can be edited, only not yet at sixty frames a second.
 */
export function CardWindow({ scene, widthPx }: { scene: Scene; widthPx: number }) {
  const part = useAtomValue(partAtom)
  const { zoom } = useAtomValue(settledCameraAtom)
  const Stage = useStage()
  if (!Stage) return <CardPicture scene={scene} widthPx={widthPx} pixelRatio={deviceRatio() / zoom} />
  return (
    <>
      {part && <CoarseCard scene={scene} widthPx={widthPx} />}
      <Stage scene={scene} widthPx={widthPx} part={part ?? undefined} />
    </>
  )
}

let LoadedStage: Stage | null = null

function useStage(): Stage | null {
  const [stage, setStage] = useState(() => LoadedStage)
  useEffect(() => {
    if (stage) return
    importStage().then(
      ({ CardStage }) => {
        LoadedStage = CardStage
        setStage(() => CardStage)
      },
      () => undefined, // offline: the next visit tries again, and this one does without
    )
  }, [stage])
  return stage
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

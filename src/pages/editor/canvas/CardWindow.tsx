import { atom, useAtomValue } from 'jotai'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { deviceRatio } from '../../../draw/deviceRatio'
import { drawKit } from '../../../draw/drawKit'
import { drawOnto } from '../../../draw/drawOnto'
import { pictures } from '../../../draw/pictures/images'
import type { Box, Scene } from '../../../scene/nodes'
import type { DrawingProps } from '../../card/CardPreview'
import { PaintedCard } from '../../card/PaintedCard'
import { useSceneSource } from '../../card/useSceneSource'
import { importStage } from '../lateTools'
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
export function CardWindow({ sceneAtom, widthPx }: DrawingProps) {
  const part = useAtomValue(partAtom)
  const { zoom } = useAtomValue(settledCameraAtom)
  const Stage = useStage()
  const [step, setStep] = useState(Stage ? STEPS.length : 0)
  const isDrawn = step >= STEPS.length
  const scenes = useSceneSource(sceneAtom, STEPS[step])
  const drawnPart = step === 0 ? NOTHING : (part ?? undefined)
  const next = useCallback(
    () => startTransition(() => setStep((last) => Math.min(last + 1, STEPS.length))), // in a task of its own
    [],
  )
  return (
    <>
      {!isDrawn && <PaintedCard sceneAtom={sceneAtom} widthPx={widthPx} pixelRatio={deviceRatio() / zoom} />}
      {part && isDrawn && <CoarseCard sceneAtom={sceneAtom} widthPx={widthPx} />}
      {Stage && (
        <div className={isDrawn ? undefined : styles.incoming}>
          <Stage scenes={scenes} widthPx={widthPx} part={drawnPart} {...(!isDrawn && { onDrawn: next })} />
        </div>
      )}
    </>
  )
}

/** What a new stage draws first, out of sight, a frame each: all at once would take a slow phone half a second. */
const STEPS: readonly ((scene: Scene) => Partial<Scene>)[] = [
  () => ({ still: [], live: [] }),
  () => ({ still: [], live: [] }), // and its canvases in the card's size
  () => ({ live: [] }),
  ({ live }) => ({ live: live.slice(0, live.length / 2) }),
  () => ({}),
]
const NOTHING: Box = { x: 0, y: 0, width: 1, height: 1 }

let LoadedStage: Stage | null = null

function useStage(): Stage | null {
  const [stage, setStage] = useState(() => LoadedStage)
  useEffect(() => {
    if (stage) return
    importStage().then(
      ({ CardStage }) => {
        LoadedStage = CardStage
        startTransition(() => setStage(() => CardStage)) // not in one task with panels that come just then
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

function CoarseCard({ sceneAtom, widthPx }: DrawingProps) {
  const scene = useAtomValue(sceneAtom)
  const canvas = useRef<HTMLCanvasElement>(null)
  const fittedPx = useAtomValue(fitAtom)?.width ?? 0
  const isMoving = useAtomValue(isMovingAtom)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!canvas.current || !scene || fittedPx === 0) return
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

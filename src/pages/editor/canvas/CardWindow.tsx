import { atom, useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { CardPicture } from '../../../draw/CardPicture'
import { deviceRatio } from '../../../draw/deviceRatio'
import { createPaintContext } from '../../../draw/paintContext'
import { paintedScene } from '../../../draw/paint/paintNodes'
import { pictures } from '../../../draw/pictures/images'
import type { Box, Scene } from '../../../scene/nodes'
import type { DrawingProps } from '../../card/CardPreview'
import { importStage } from '../lateTools'
import { cardOnDesk } from './geometry/camera'
import styles from './Canvas.module.css'
import { cameraAtom, deskRoomAtom, fitAtom, settledCameraAtom } from './state/canvasView'
import { isSameJson } from '../../../scene/values'

/** null if all of the card is visible. In CSS px from its corner. */
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

/** Konva comes late. Where it cannot be loaded, as offline, the card is painted without it: at a key that takes longer. */
const Stage = lazy(() =>
  importStage().then(
    ({ CardStage }) => ({ default: CardStage }),
    () => ({ default: CardPicture }),
  ),
)

/**
 * Draws the visible part of a zoomed card sharp. The rest is drawn coarsely, for when it is panned into view.
 * Until Konva has loaded the card is painted without it.
 */
export function CardWindow({ sceneAtom, widthPx, onDrawn }: DrawingProps) {
  const scene = useAtomValue(sceneAtom)
  const part = useAtomValue(partAtom)
  const { zoom } = useAtomValue(settledCameraAtom)
  const isDrawn = scene !== null
  useEffect(() => {
    if (isDrawn) onDrawn?.()
  }, [isDrawn, onDrawn])
  if (!scene) return null
  return (
    <Suspense fallback={<CardPicture scene={scene} widthPx={widthPx} pixelRatio={deviceRatio() / zoom} />}>
      {part && <CoarseCard scene={scene} widthPx={widthPx} />}
      <Stage scene={scene} widthPx={widthPx} part={part ?? undefined} />
    </Suspense>
  )
}

const COARSE_AFTER_MS = 250

function CoarseCard({ scene, widthPx }: { scene: Scene; widthPx: number }) {
  const place = useRef<HTMLDivElement>(null)
  const fittedPx = useAtomValue(fitAtom)?.width ?? 0
  const isMoving = !isSameJson(useAtomValue(cameraAtom), useAtomValue(settledCameraAtom))
  useEffect(() => {
    const timer = setTimeout(() => {
      if (fittedPx === 0) return
      const ratio = (fittedPx * deviceRatio()) / scene.width
      place.current?.replaceChildren(paintedScene(scene, createPaintContext('grained', pictures), ratio))
    }, COARSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [scene, widthPx, fittedPx])
  return <div ref={place} className={styles.coarse} hidden={!isMoving} aria-hidden="true" />
}

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Scene } from '../scene/nodes'
import { buildStage } from './buildStage'
import { deviceRatio, subscribeToDeviceRatio } from './deviceRatio'
import type { DrawKit } from './drawKit'
import { pictures } from './images'
import { picturesOf } from './picturesOf'
import { previewGrid } from './pixelGrid'

interface StillCardProps {
  scene: Scene
  widthPx: number // CSS px shown; rounded to whole device pixels
}

const KIT: DrawKit = { gradients: 'strip', pictures }

/**
 * A card that is looked at and not edited, drawn once as an export is: it does without react-konva, which weighs more
 * than the rest of a page. Hidden from assistive technology; the page names the card.
 */
export function StillCard({ scene, widthPx }: StillCardProps) {
  const ratio = useSyncExternalStore(subscribeToDeviceRatio, deviceRatio, () => 1)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const grid = previewGrid(scene.width, scene.height, widthPx, ratio)

  useLayoutEffect(() => {
    const draw = () => {
      if (canvasRef.current) paint(canvasRef.current, scene, grid.ratio)
    }
    draw()
    const stop = pictures.subscribe(draw)
    void pictures.load(picturesOf(scene))
    return stop
  }, [scene, grid.ratio])

  return (
    <canvas
      ref={canvasRef}
      aria-hidden="true"
      width={grid.widthPx}
      height={grid.heightPx}
      style={{ width: grid.widthPx / ratio, height: grid.heightPx / ratio }}
    />
  )
}

function paint(canvas: HTMLCanvasElement, scene: Scene, pixelRatio: number): void {
  const stage = buildStage(scene, KIT)
  try {
    const drawn = stage.toCanvas({ pixelRatio })
    const context = canvas.getContext('2d')
    context?.clearRect(0, 0, canvas.width, canvas.height)
    context?.drawImage(drawn, 0, 0)
  } finally {
    stage.destroy()
  }
}

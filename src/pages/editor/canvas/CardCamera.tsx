import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { shownCardAtom } from '../../../state/draft'
import { editorScene } from '../../../state/editorScene'
import { CardPreview, type CardDrawing } from '../../card/CardPreview'
import { cardOnDesk } from './geometry/camera'
import styles from './Canvas.module.css'
import { cameraAtom, fitAtom, settledCameraAtom } from './state/canvasView'

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

/** The card as drawn for the settled camera. */
export function SettledCard({ Drawing }: { Drawing: CardDrawing }) {
  const card = useAtomValue(shownCardAtom)
  const size = useAtomValue(restSizeAtom)
  return size && <CardPreview atoms={editorScene} card={card} Drawing={Drawing} {...size} />
}

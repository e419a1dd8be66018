import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
  type CSSProperties,
} from 'react'
import type { Scene } from '../scene/nodes'
import { deviceRatio, subscribeToDeviceRatio } from './deviceRatio'
import { createPaintContext } from './paintContext'
import { paintedScene } from './paint/paintNodes'
import { pictures as ownPictures, type Pictures } from './pictures/images'
import { picturesOf } from './pictures/picture'
import { previewGrid } from './pixelGrid'

interface CardPictureProps {
  scene: Scene
  widthPx: number // CSS px; rounded to whole device px
  pixelRatio?: number // device px per CSS px; default: the screen's ratio
  images?: Pictures
  onDrawn?: () => void
}

/** Repaints whole for each scene, which saves loading Konva and react-konva (70 KB gz). */
export function CardPicture({ scene, widthPx, pixelRatio, images = ownPictures, onDrawn }: CardPictureProps) {
  const screenRatio = useSyncExternalStore(subscribeToDeviceRatio, deviceRatio, () => 1)
  const ratio = pixelRatio ?? screenRatio
  const grid = previewGrid(scene.width, scene.height, widthPx, ratio)
  const paintContext = createPaintContext('grained', images)
  const [arrivals, countArrival] = useReducer((count: number) => count + 1, 0)
  const placeRef = useRef<HTMLDivElement>(null)
  const onDrawnRef = useRef(onDrawn)

  useLayoutEffect(() => {
    onDrawnRef.current = onDrawn
  })

  useEffect(() => {
    const stop = images.subscribe(countArrival)
    void images.load(picturesOf(scene).filter((src) => images.find(src) === undefined))
    return stop
  }, [images, scene])

  useLayoutEffect(() => {
    const drawn = paintedScene(scene, paintContext, grid.ratio)
    drawn.style = 'display:block;width:100%;height:100%'
    placeRef.current?.replaceChildren(drawn) // Insert the canvas instead of copying it: a copy costs a slow phone 20 ms.
    onDrawnRef.current?.()
  }, [scene, paintContext, grid.ratio, arrivals])

  const style: CSSProperties = {
    width: grid.widthPx / ratio,
    height: grid.heightPx / ratio,
  }
  return <div ref={placeRef} aria-hidden="true" style={style} />
}

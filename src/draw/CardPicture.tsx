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
import { picturesOf } from './pictures/picturesOf'
import { previewGrid } from './pixelGrid'

interface CardPictureProps {
  scene: Scene
  widthPx: number // CSS px shown; rounded to whole device pixels
  pixelRatio?: number // device px per CSS px, default the screen's
  images?: Pictures
  onDrawn?: () => void // after each drawing
}

/** A scene's last canvas that lacks no picture, for what next shows the same card in its place: the editor takes over from its opening. */
const lastPainted = new WeakMap<Scene, HTMLCanvasElement>()

/**
 * A card that is not edited: the same picture as CardStage's, but painted again as a whole for every scene, so that it
 * needs neither Konva nor react-konva with its second React renderer (some 70 KB gz before a page's first card).
 */
export function CardPicture({ scene, widthPx, pixelRatio, images = ownPictures, onDrawn }: CardPictureProps) {
  const screenRatio = useSyncExternalStore(subscribeToDeviceRatio, deviceRatio, () => 1)
  const ratio = pixelRatio ?? screenRatio
  const grid = previewGrid(scene.width, scene.height, widthPx, ratio)
  const paintContext = createPaintContext('strip', images)
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
    const left = lastPainted.get(scene)
    const isLeft = left && !left.isConnected && left.width === grid.widthPx
    const drawn = isLeft ? left : paintedScene(scene, paintContext, grid.ratio)
    drawn.style = 'display:block;width:100%;height:100%'
    placeRef.current?.replaceChildren(drawn) // not copied: a canvas takes a slow phone 20 ms before anything is drawn on it
    if (picturesOf(scene).every((src) => typeof images.find(src) === 'object')) lastPainted.set(scene, drawn)
    onDrawnRef.current?.()
  }, [scene, paintContext, images, grid.ratio, grid.widthPx, arrivals])

  const style: CSSProperties = {
    width: grid.widthPx / ratio,
    height: grid.heightPx / ratio,
  }
  return <div ref={placeRef} aria-hidden="true" style={style} />
}

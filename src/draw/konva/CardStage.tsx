import type { Stage as KonvaStage } from 'konva/lib/Stage.js'
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type CSSProperties,
  type Ref,
} from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import type { Box, Scene } from '../../scene/nodes'
import type { Source } from '../../scene/source'
import { deviceRatio, subscribeToDeviceRatio } from '../deviceRatio'
import { rasterKit } from '../rasterKit'
import { pictures as ownPictures, type Pictures } from '../pictures/images'
import { picturesOf } from '../pictures/picturesOf'
import { partOfGrid, previewGrid } from '../pixelGrid'
import { paintChangesOnly } from './liveLayer'
import { showNodes } from './shownNodes'
import { paintOnDemand, paintStill } from './stillLayer'

interface CardStageProps {
  scenes: Source<Scene>
  widthPx: number // CSS px shown; rounded to whole device pixels
  pixelRatio?: number // device px per CSS px, default the screen's
  part?: Box | undefined // CSS px from the card's corner: of a card larger than the screen no more is drawn
  images?: Pictures
  onDrawn?: () => void // after each painted frame of the card
}

/**
 * The preview. Two layers, so that a keystroke repaints only text: `still` is painted on a canvas that is not
 * shown, `live` begins by copying it. (Two shown canvases would blend in the compositor, whose rounding differs
 * from drawing in one: this way preview and export agree in every pixel.)
 * Another scene is shown without React; only another size is rendered.
 * It is hidden from assistive technology; the page names the card.
 */
export function CardStage({
  scenes,
  widthPx,
  pixelRatio,
  part,
  images = ownPictures,
  onDrawn,
}: CardStageProps) {
  const sceneWidth = useSyncExternalStore(scenes.subscribe, () => scenes.current().width)
  const sceneHeight = useSyncExternalStore(scenes.subscribe, () => scenes.current().height)
  const screenRatio = useSyncExternalStore(subscribeToDeviceRatio, deviceRatio, () => 1)
  const ratio = pixelRatio ?? screenRatio
  const grid = useMemo(
    () => previewGrid(sceneWidth, sceneHeight, widthPx, ratio),
    [sceneWidth, sceneHeight, widthPx, ratio],
  )
  const shownPart = useMemo(() => partOfGrid(grid, part, ratio), [grid, part, ratio])
  const kit = rasterKit('strip', images)
  const stageRef = useRef<KonvaStage>(null)
  const onDrawnRef = useRef(onDrawn)

  useLayoutEffect(() => {
    const stage = stageRef.current
    if (!stage) return
    const { x, y, width, height } = shownPart
    // Konva takes the whole part of size × ratio: half a pixel more makes sure of the last one.
    resizeStage(stage, (width + 0.5) / grid.ratio, (height + 0.5) / grid.ratio, grid.ratio)
    stage.position({ x: -x / grid.ratio, y: -y / grid.ratio })
    showAt(stage, width / ratio, height / ratio)
  }, [grid, ratio, shownPart])

  useLayoutEffect(() => {
    const show = () => {
      const scene = scenes.current()
      const [stillLayer, liveLayer] = stageRef.current?.getLayers() ?? []
      if (stillLayer) showNodes(stillLayer, scene.still, kit)
      if (liveLayer) showNodes(liveLayer, scene.live, kit)
      const missing = picturesOf(scene).filter((src) => images.find(src) === undefined)
      if (missing.length > 0) void images.load(missing)
    }
    show()
    return scenes.subscribe(show)
  }, [scenes, kit, images])

  useLayoutEffect(() => {
    const [stillLayer, liveLayer] = stageRef.current?.getLayers() ?? []
    stillLayer?.batchDraw()
    liveLayer?.draw() // now, not on the next frame: the canvases have just been cleared
  }, [grid, ratio, shownPart])

  useEffect(() => {
    onDrawnRef.current = onDrawn
  }, [onDrawn])

  useEffect(() => {
    const liveLayer = stageRef.current?.getLayers()[1]
    const tell = () => onDrawnRef.current?.()
    liveLayer?.on('draw.told', tell)
    tell() // the first frame was painted before anyone could listen
    return () => void liveLayer?.off('draw.told')
  }, [])

  useEffect(
    () => images.subscribe(() => stageRef.current?.getLayers().forEach((layer) => layer.batchDraw())),
    [images],
  )

  const size: CSSProperties = {
    position: 'relative', // over what may be laid behind it
    pointerEvents: 'none', // Konva would measure the page at every move of a pointer
    width: grid.widthPx / ratio,
    height: grid.heightPx / ratio,
    paddingLeft: shownPart.x / ratio,
    paddingTop: shownPart.y / ratio,
    overflow: 'hidden',
  }
  return (
    <div aria-hidden="true" style={size}>
      <EmptyStage ref={stageRef} />
    </div>
  )
}

/** Its layers are filled by `showNodes`. Rendered once: react-konva searches the whole tree above it at each rendering. */
const EmptyStage = memo(function EmptyStage({ ref }: { ref: Ref<KonvaStage> }) {
  return (
    <Stage ref={ref} width={1} height={1} listening={false}>
      <Layer listening={false} ref={paintOnDemand} />
      <Layer listening={false} ref={paintChangesOnly}>
        <Shape listening={false} sceneFunc={paintStill} />
      </Layer>
    </Stage>
  )
})

/**
 * Gives a stage and its layers a logical size in px, and canvas px for each, without drawing. By itself Konva draws all layers
 * when its width changes, and again for its height: the whole card three times at each step of a zoom, and when it is first shown.
 */
function resizeStage(stage: KonvaStage, width: number, height: number, ratio: number): void {
  stage.off('widthChange.konva heightChange.konva')
  stage.size({ width, height })
  for (const layer of stage.getLayers()) {
    const canvas = layer.getCanvas()
    canvas.pixelRatio = ratio
    canvas.setSize(width, height)
  }
}

/** Konva gives its elements the logical size; the card is shown at another. */
function showAt(stage: KonvaStage, cssWidthPx: number, cssHeightPx: number): void {
  const elements = [stage.getContent(), ...stage.getLayers().map((layer) => layer.getNativeCanvasElement())]
  for (const { style } of elements) {
    style.width = `${cssWidthPx}px`
    style.height = `${cssHeightPx}px`
  }
}

import type { Stage as KonvaStage } from 'konva/lib/Stage.js'
import {
  createElement,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactElement,
} from 'react'
import { Group, Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import type { Box, Scene, SceneNode } from '../../scene/nodes'
import { isSameJson } from '../../scene/values'
import { deviceRatio, subscribeToDeviceRatio } from '../deviceRatio'
import type { PaintContext } from '../paintContext'
import { rasterPaintContext } from '../rasterPaintContext'
import { pictures as ownPictures, type Pictures } from '../pictures/images'
import { picturesOf } from '../pictures/picture'
import { partOfGrid, previewGrid } from '../pixelGrid'
import styles from './CardStage.module.css'
import { konvaNode, type KonvaNode } from './konvaNode'

interface CardStageProps {
  scene: Scene
  widthPx: number // CSS px; rounded to whole device px
  pixelRatio?: number // device px per CSS px; default: the screen's ratio
  part?: Box | undefined // CSS px from the card's corner; limits drawing of a large card
  images?: Pictures
}

const SPARE_PX = 0.5 // device px; Konva floors size × ratio, which may be just below a whole number
const BETWEEN_RATIOS = 0.01

/** A keystroke redraws only the words' layer. Hidden from readers, because the page names the card. */
export function CardStage({ scene, widthPx, pixelRatio, part, images = ownPictures }: CardStageProps) {
  const screenRatio = useSyncExternalStore(subscribeToDeviceRatio, deviceRatio, () => 1)
  const ratio = pixelRatio ?? screenRatio
  const grid = previewGrid(scene.width, scene.height, widthPx, ratio)
  const shown = partOfGrid(grid, part, ratio)
  const paintContext = rasterPaintContext('grained', images)
  const stage = useRef<KonvaStage>(null)

  // Konva gives layers the screen's ratio, but a canvas px must be a device px at the size shown.
  useLayoutEffect(() => {
    const layers = stage.current?.getLayers() ?? []
    for (const layer of layers) {
      layer.getCanvas().setPixelRatio(grid.ratio)
      layer.batchDraw()
    }
    // The stage resizes before this effect reruns: a whole card at a zoomed ratio would exhaust memory.
    return () => layers.forEach((layer) => layer.getCanvas().setPixelRatio(BETWEEN_RATIOS))
  }, [grid.ratio])

  useEffect(() => images.subscribe(() => void stage.current?.batchDraw()), [images])
  useEffect(() => {
    const missing = picturesOf(scene).filter((src) => images.find(src) === undefined)
    if (missing.length > 0) void images.load(missing)
  }, [scene, images])
  useRestoredContexts(stage)

  return (
    <div
      aria-hidden="true"
      style={{
        position: 'relative', // above anything placed behind the card
        pointerEvents: 'none', // Konva would measure the page on every pointer move.
        width: grid.widthPx / ratio,
        height: grid.heightPx / ratio,
        paddingLeft: shown.x / ratio,
        paddingTop: shown.y / ratio,
        overflow: 'hidden',
      }}
    >
      <Stage
        ref={stage}
        className={styles.stage}
        style={{ width: shown.width / ratio, height: shown.height / ratio }}
        listening={false}
        x={-shown.x / grid.ratio}
        y={-shown.y / grid.ratio}
        width={(shown.width + SPARE_PX) / grid.ratio}
        height={(shown.height + SPARE_PX) / grid.ratio}
      >
        <ShownLayer nodes={scene.still} paintContext={paintContext} />
        <ShownLayer nodes={scene.live} paintContext={paintContext} />
      </Stage>
    </div>
  )
}

const ShownLayer = memo(function ShownLayer({
  nodes,
  paintContext,
}: {
  nodes: readonly SceneNode[]
  paintContext: PaintContext
}) {
  return (
    <Layer listening={false}>
      {nodes.map((node) => (
        <ShownNode key={node.id} node={node} paintContext={paintContext} />
      ))}
    </Layer>
  )
})

/** Layout makes new nodes on every keystroke; equal ones do not redraw their layer. */
const ShownNode = memo(
  function ShownNode({ node, paintContext }: { node: SceneNode; paintContext: PaintContext }) {
    return elementOf(konvaNode(node, paintContext))
  },
  (before, after) => before.paintContext === after.paintContext && isSameJson(before.node, after.node),
)

function elementOf(node: KonvaNode): ReactElement {
  if (node.className === 'Shape') return <Shape key={node.attrs.id} {...node.attrs} />
  return createElement(Group, { key: node.attrs.id, ...node.attrs }, node.children.map(elementOf))
}

/** An engine may lose a canvas (e.g. its GPU process dies) and restores it empty. */
function useRestoredContexts(stage: { current: KonvaStage | null }): void {
  useEffect(() => {
    const layers = stage.current?.getLayers() ?? []
    for (const layer of layers)
      layer.getNativeCanvasElement().addEventListener('contextrestored', () => void layer.batchDraw())
  }, [stage])
}

import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useId, useRef, useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes'
import { useDismiss } from '../../../ui/useDismiss'
import { useElementSize } from '../../browser/useElementSize'
import { selectionFrame } from './state/beginSession'
import styles from './BlockToolbar.module.css'
import { kindOf } from './geometry/blockKinds'
import type { CanvasBlock } from './geometry/canvasBlocks'
import { cardPlaceAtom, deskRoomAtom, onDesk, planAtom } from './state/canvasView'
import { boundsOf } from './geometry/geometry'
import { InkButton } from './InkButton'
import { InkPalette } from './InkPalette'
import { chosenBlockAtom, editedBlockAtom } from './state/selection'
import { activeGestureAtom } from './state/session'
import { Alignments, EditText, HideAndResetButtons, Sizes } from './ToolbarParts'
import { toolbarPlace } from './geometry/toolbarPlace'

const ROOMY_PX = 560 // on a narrower desk "Edit text" is an icon
const NARROW_PX = 460 // on a narrower one one button cycles through the three alignments
const NARROWEST_PX = 380 // on a narrower one the alignment is in the panel only
const PALETTE_PX = 116

/** The chosen block; during a gesture, as it was before: the hidden toolbar need not follow it. */
const toolbarBlockAtom = selectAtom<{ block: CanvasBlock | null; isSettled: boolean }, CanvasBlock | null>(
  atom((get) => ({ block: get(chosenBlockAtom), isSettled: get(activeGestureAtom) !== 'block' })),
  ({ block, isSettled }, last) => (isSettled || block?.id !== last?.id ? block : (last ?? null)),
)

/** The toolbar beside the chosen block. It is hidden during a gesture. */
export function BlockToolbar() {
  const block = useAtomValue(toolbarBlockAtom)
  const isEdited = useAtomValue(editedBlockAtom) !== null
  return block && !isEdited && <ToolbarOf key={block.id} block={block} />
}

function ToolbarOf({ block }: { block: CanvasBlock }) {
  const { t } = useTranslation()
  const place = useAtomValue(cardPlaceAtom)
  const desk = useAtomValue(deskRoomAtom)?.desk
  const isIdle = useAtomValue(activeGestureAtom) === 'idle'
  const [size, measure] = useElementSize<HTMLDivElement>()
  const paletteId = useId()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const inkButton = useRef<HTMLButtonElement>(null)
  const hasInk = useHasInk(block)
  useDismiss(anchor, isOpen, () => setOpen(false))
  if (!place || !desk) return null
  const closeInks = () => {
    setOpen(false)
    inkButton.current?.focus()
  }
  const frame = boundsOf({ box: selectionFrame(block, onDesk(place, block.box)), turnDeg: block.turnDeg })
  const at = toolbarPlace(frame, place.box, desk, size ?? { width: 0, height: 0 })
  const opensUp = at.y < frame.y && at.y - desk.y > PALETTE_PX
  return (
    <div
      ref={anchor}
      className={styles.anchor}
      style={{ transform: `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)` }}
      data-hidden={!isIdle || size === null || undefined}
    >
      <Toolbar
        ref={measure}
        className={classes(styles.toolbar)}
        aria-label={t('canvas.toolbar', { name: t(`canvas.blocks.${block.id}`) })}
      >
        <EditText block={block} isIcon={desk.width < ROOMY_PX} />
        {desk.width >= NARROWEST_PX && <Alignments block={block} isNarrow={desk.width < NARROW_PX} />}
        <Sizes block={block} />
        {hasInk && (
          <InkButton
            ref={inkButton}
            ink={block.ink}
            paletteId={paletteId}
            isOpen={isOpen}
            onPress={() => setOpen(!isOpen)}
          />
        )}
        <HideAndResetButtons block={block} />
      </Toolbar>
      {isOpen && hasInk && block.id !== 'picture' && (
        <InkPalette id={paletteId} block={block.id} opensUp={opensUp} onClose={closeInks} />
      )}
    </div>
  )
}

/** False for a block whose colour the frame sets. */
function useHasInk({ id }: CanvasBlock): boolean {
  const plan = useAtomValue(planAtom)
  return kindOf(id).ink !== null && !plan?.colouredByFrame.some((block) => block === id)
}

import { atom, useAtomValue, useStore } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useId, useRef, useState, type Ref, useEffect } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Box, PartId, Point } from '../../../scene/nodes'
import { classes } from '../../../ui/classes'
import { useDismiss } from '../../../ui/useDismiss'
import { useElementSize } from '../../browser/useElementSize'
import { selectionFrame } from './state/beginSession'
import styles from './BlockToolbar.module.css'
import { kindOf } from './geometry/blockKinds'
import type { CanvasBlock } from './geometry/canvasBlocks'
import { cardPlaceAtom, deskRoomAtom, onDesk, planAtom } from './state/canvasView'
import { boundsOf } from './geometry/geometry'
import { canvasBlocksAtom, chosenBlockAtom, editedBlockAtom } from './state/selection'
import { activeGestureAtom, type Store } from './state/session'
import { Alignments, EditText, HideAndResetButtons, Sizes } from './ToolbarParts'
import { palettePlace, toolbarPlace } from './geometry/toolbarPlace'
import { settingsAtom, changeSettingsAtom, changeTextSettingsAtom } from '../../../state/card'
import { type InkId, hexOf, presetOf, inkOptions } from '../InkSwatches'
import type { CardSettings } from '../../../card/settings'

/** Date and watermark share one colour. */
function colourBlock({ set }: Pick<Store, 'set'>, role: PartId, chosen: InkId): void {
  const { ink } = kindOf(role)
  if (!ink) return
  if ('card' in ink) set(changeSettingsAtom, { smallColor: hexOf(chosen) })
  else if ('text' in ink) set(changeTextSettingsAtom, { [ink.text]: hexOf(chosen) })
  else set(changeTextSettingsAtom, { [ink.preset]: chosen === 'automatic' ? '' : chosen, [ink.custom]: '' })
}

const ROOMY_PX = 560 // narrower desks show "Edit text" as an icon
const NARROW_PX = 460 // narrower ones cycle alignments with one button
const NARROWEST_PX = 380 // narrower ones have alignment only in the panel
const PALETTE = { width: 280, height: 104 } // two rows of six inks: BlockToolbar.module.css

/** The chosen block; frozen during gestures, when the toolbar is hidden. */
const toolbarBlockAtom = selectAtom<{ block: CanvasBlock | null; isSettled: boolean }, CanvasBlock | null>(
  atom((get) => ({ block: get(chosenBlockAtom), isSettled: get(activeGestureAtom) !== 'block' })),
  ({ block, isSettled }, last) => (isSettled || block?.id !== last?.id ? block : (last ?? null)),
)

export function BlockToolbar() {
  const block = useAtomValue(toolbarBlockAtom)
  const isEdited = useAtomValue(editedBlockAtom) !== null
  return block && !isEdited && <ToolbarOf key={block.id} block={block} />
}

function ToolbarOf({ block }: { block: CanvasBlock }) {
  const { t } = useTranslation()
  const place = useAtomValue(cardPlaceAtom)
  const desk = useAtomValue(deskRoomAtom)?.desk
  const blocks = useAtomValue(canvasBlocksAtom)
  const isIdle = useAtomValue(activeGestureAtom) === 'idle'
  const [size, measure] = useElementSize<HTMLDivElement>()
  const paletteId = useId()
  const [page, setPage] = useState<Box | null>(null)
  const isOpen = page !== null
  const anchor = useRef<HTMLDivElement>(null)
  const inkButton = useRef<HTMLButtonElement>(null)
  const hasInk = useHasInk(block)
  useDismiss(anchor, isOpen, () => setPage(null))
  if (!place || !desk) return null
  const closeInks = () => {
    setPage(null)
    inkButton.current?.focus()
  }
  const frame = boundsOf({ box: selectionFrame(block, onDesk(place, block.box)), turnDeg: block.turnDeg })
  const others = blocks
    .filter(({ id, isPicture }) => id !== block.id && !isPicture)
    .map(({ box, turnDeg }) => boundsOf({ box: onDesk(place, box), turnDeg }))
  const at = toolbarPlace(frame, others, desk, size ?? { width: 0, height: 0 })
  const inksAt = page && size && palettePlace({ ...at, ...size }, frame, desk, page, PALETTE)
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
            onPress={() => setPage(isOpen ? null : pageAround(anchor.current))}
          />
        )}
        <HideAndResetButtons block={block} />
      </Toolbar>
      {inksAt && hasInk && block.id !== 'picture' && (
        <InkPalette
          id={paletteId}
          role={block.role}
          at={{ x: inksAt.x - at.x, y: inksAt.y - at.y }}
          onClose={closeInks}
        />
      )}
    </div>
  )
}

/** The area a palette may cover, from the desk's corner: the editor with bars and panels. */
function pageAround(anchor: HTMLElement | null): Box | null {
  const desk = anchor?.offsetParent?.getBoundingClientRect()
  const editor = anchor?.closest('main')?.getBoundingClientRect()
  if (!desk || !editor) return null
  const bottom = Math.min(editor.bottom, window.innerHeight)
  return { x: 0, y: editor.top - desk.top, width: desk.width, height: bottom - editor.top }
}

/** False if the frame sets the block's colour. */
function useHasInk({ id, role }: CanvasBlock): boolean {
  const plan = useAtomValue(planAtom)
  return kindOf(role).ink !== null && !plan?.colouredByFrame.some((block) => block === id)
}

interface InkButtonProps {
  ref: Ref<HTMLButtonElement>
  ink: string
  paletteId: string
  isOpen: boolean
  onPress: () => void
}

function InkButton({ ref, ink, paletteId, isOpen, onPress }: InkButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      ref={ref}
      type="button"
      className={styles.inkButton}
      aria-label={t('canvas.color')}
      title={t('canvas.color')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? paletteId : undefined}
      onClick={onPress}
    >
      <span style={{ background: ink }} />
    </button>
  )
}

interface InkPaletteProps {
  id: string
  role: PartId
  at: Point // top left corner, relative to the toolbar
  onClose: () => void
}

/** The ten inks, after "automatic by contrast". Outside the toolbar, since radios use the arrow keys. */
function InkPalette({ id, role, at, onClose }: InkPaletteProps) {
  const { t } = useTranslation()
  const name = useId()
  const box = useRef<HTMLDivElement>(null)
  const chosen = chosenInk(useAtomValue(settingsAtom), role)
  const store = useStore()
  useEffect(() => {
    const inputs = box.current?.querySelectorAll('input') ?? []
    ;([...inputs].find(({ checked }) => checked) ?? inputs[0])?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={box}
      id={id}
      role="radiogroup"
      aria-label={t('canvas.color')}
      className={styles.inks}
      style={{ left: at.x, top: at.y }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      {inkOptions(t, undefined).map(({ id: inkId, label, paint }) => (
        <label key={inkId} className={styles.inkChoice} title={label}>
          <input
            type="radio"
            className={styles.inkInput}
            name={name}
            aria-label={label}
            checked={inkId === chosen}
            onChange={() => colourBlock(store, role, inkId)}
          />
          <span className={paint ? styles.paint : styles.automatic} style={{ background: paint }} />
        </label>
      ))}
    </div>
  )
}

function chosenInk({ textSettings, smallColor }: CardSettings, role: PartId): InkId | null {
  const { ink } = kindOf(role)
  if (!ink) return null
  if ('card' in ink) return presetOf(smallColor)
  if ('text' in ink) return presetOf(textSettings[ink.text])
  return textSettings[ink.preset] || (textSettings[ink.custom] === '' ? 'automatic' : null)
}

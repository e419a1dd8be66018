import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Box } from '../../../scene/nodes'
import { selectionFrame, handlesFor } from './state/beginSession'
import styles from './Canvas.module.css'
import type { CanvasBlock } from './geometry/canvasBlocks'
import { cardPlaceAtom, deskRoomAtom, onDesk, type CardPlace } from './state/canvasView'
import { HANDLES } from './geometry/handles'
import { chosenBlockAtom, editedBlockAtom, pointedBlockAtom } from './state/selection'
import { guidesAtom, lineWidthBoxAtom } from './state/session'
import type { Guide } from './geometry/snapping'
import { currentLanguage } from '../../../language/i18n'
import type { ClearZone } from '../../../look/target'
import { shownClearZonesAtom } from '../frame/clearZoneAtoms'
import { percentOf } from '../../shared/target/targetWords'
import { useEditorLayout } from '../useEditorLayout'

/** A keyboard's choice shows the usual focus ring. */
export const hasKeyboardFocusAtom = atom(false)

/** Frames, handles and guides over the card; never exported. */
export function SelectionOverlay() {
  const place = useAtomValue(cardPlaceAtom)
  if (!place) return null
  return (
    <div className={styles.overlay} aria-hidden="true">
      <ClearZones />
      <PointedFrame place={place} />
      <ChosenFrame place={place} />
      <Guides place={place} />
    </div>
  )
}

function PointedFrame({ place }: { place: CardPlace }) {
  const block = useAtomValue(pointedBlockAtom)
  if (!block) return null
  return (
    <div
      className={styles.pointed}
      style={frameStyle(block, selectionFrame(block, onDesk(place, block.box)))}
    />
  )
}

function ChosenFrame({ place }: { place: CardPlace }) {
  const block = useAtomValue(chosenBlockAtom)
  const isEdited = useAtomValue(editedBlockAtom) !== null
  const measure = useAtomValue(lineWidthBoxAtom)
  const hasFocus = useAtomValue(hasKeyboardFocusAtom)
  if (!block) return null
  const frame = selectionFrame(block, onDesk(place, measure ?? block.box))
  if (isEdited) return <div className={styles.pointed} style={frameStyle(block, frame)} />
  return (
    <div className={styles.frame} style={frameStyle(block, frame)} data-focus={hasFocus || undefined}>
      {handlesFor(block, frame).map((id) => (
        <span
          key={id}
          className={HANDLES[id].changes === 'size' ? styles.corner : styles.side}
          style={{ left: `${HANDLES[id].share.x * 100}%`, top: `${HANDLES[id].share.y * 100}%` }}
        />
      ))}
    </div>
  )
}

function frameStyle({ turnDeg }: CanvasBlock, { x, y, width, height }: Box) {
  const turn = turnDeg === 0 ? '' : ` rotate(${turnDeg}deg)`
  return { width, height, transform: `translate(${x}px, ${y}px)${turn}` }
}

function Guides({ place }: { place: CardPlace }) {
  const guides = useAtomValue(guidesAtom)
  const desk = useAtomValue(deskRoomAtom)?.desk
  if (!desk) return null
  return guides.map((guide) => (
    <GuideLine key={`${guide.axis} ${guide.at}`} guide={guide} place={place} desk={desk} />
  ))
}

function GuideLine({ guide, place, desk }: { guide: Guide; place: CardPlace; desk: Box }) {
  const { t } = useTranslation()
  const { axis, at, from, to, kind, gapPx } = guide
  const across = axis === 'x' ? 'y' : 'x'
  const side = axis === 'x' ? 'height' : 'width'
  const start = Math.max(desk[across], place.box[across] + from * place.scale)
  const end = Math.min(desk[across] + desk[side], place.box[across] + to * place.scale)
  const line = place.box[axis] + at * place.scale
  const gap = Math.round(gapPx)
  const tag = kind === 'block' ? (gap > 0 ? String(gap) : '') : t(`canvas.guides.${kind}`)
  return (
    <div
      className={axis === 'x' ? styles.upright : styles.level}
      style={
        axis === 'x'
          ? { transform: `translate(${line - 0.5}px, ${start}px)`, height: end - start }
          : { transform: `translate(${start}px, ${line - 0.5}px)`, width: end - start }
      }
    >
      {tag && <span className={styles.tag}>{tag}</span>}
    </div>
  )
}

/** A target's clear zones over the card, each named once; never exported. */
function ClearZones() {
  const { t } = useTranslation()
  const zones = useAtomValue(shownClearZonesAtom)
  const card = useAtomValue(cardPlaceAtom)?.box
  const layout = useEditorLayout()
  if (!card) return null
  const language = currentLanguage()
  return zones.map(({ side, share, label }, at) => {
    const { x, y, width, height } = zoneBox(card, side, share)
    const isNamed = !zones.slice(at + 1).some((other) => other.label.en === label.en)
    const words = { label: label[language], percent: percentOf(share) }
    return (
      <div
        key={side}
        className={styles.zone}
        data-side={side}
        style={{ width, height, transform: `translate(${x}px, ${y}px)` }}
      >
        {isNamed && (
          <span className={styles.zoneName}>
            {layout === 'phone' ? words.label : t('target.zone', words)}
          </span>
        )}
      </div>
    )
  })
}

function zoneBox({ x, y, width, height }: Box, side: ClearZone['side'], share: number): Box {
  const [across, down] = [Math.round(width * share), Math.round(height * share)]
  if (side === 'top') return { x, y, width, height: down }
  if (side === 'bottom') return { x, y: y + height - down, width, height: down }
  return { x: side === 'left' ? x : x + width - across, y, width: across, height }
}

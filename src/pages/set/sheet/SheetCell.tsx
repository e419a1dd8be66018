import { useAtomValue } from 'jotai'
import { memo, type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outputShape, outputSizePx } from '../../../card/set/outputs'
import { nameOf } from '../../../card/keptCard'
import type { SetItem } from '../../../card/set/setItem'
import { dayInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { itemStateAtom, type ItemState } from '../../../state/set/setRun'
import { sizeWords } from '../../shared/target/targetWords'
import { placeName } from '../setWords'
import styles from '../SheetDesk.module.css'
import type { Card } from '../../../card/card'
import { importedOnce, useDrawnInView } from '../../browser/useDrawnInView'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'

const importDrawing = importedOnce(() => import('../print/drawSheet'))

interface SheetCellProps {
  item: SetItem
  namesPlace: boolean
  namesWords: boolean
}

export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { item } = props
  const state = useAtomValue(itemStateAtom(item.id))
  const { status } = state
  return (
    <li
      className={styles.cell}
      data-state={status}
      style={{ '--shape': outputShape(item.place) } as CSSProperties}
    >
      <span className={styles.picture}>
        {status === 'drawn' && state.previewUrl !== '' ? (
          <img src={state.previewUrl} alt="" draggable={false} className={styles.drawn} />
        ) : (
          <SheetPicture card={item.card} />
        )}
      </span>
      <CellLabel {...props} status={status} />
    </li>
  )
})

type CellLabelProps = SheetCellProps & { status: ItemState['status'] }

/** `Instagram Post` with its pixels, or the day's number; also says if it failed. */
function CellLabel({ item, namesPlace, namesWords, status }: CellLabelProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const place = placeName(item.place, language)
  const spoken = status === 'drawn' ? t('set.drawn') : ''
  const leftOut = status === 'failed' && <span className={styles.leftOut}> {t('set.leftOut')}</span>
  return (
    <span className={styles.label}>
      {item.day === null ? (
        <>
          {namesWords ? nameOf({ name: '', card: item.card }, language) : place}
          {leftOut}
          <span className={styles.size}>
            {namesWords ? place : sizeWords(outputSizePx(item.place, item.scale))}
          </span>
        </>
      ) : (
        <>
          <span aria-hidden="true">{Number(item.day.slice(8))}</span>
          <span className="visuallyHidden">{dayInWords(item.day, language)}</span>
          {leftOut}
          {namesPlace && <span className={styles.size}>{place}</span>}
        </>
      )}
      {spoken && <span className="visuallyHidden">{spoken}</span>}
    </span>
  )
}

function SheetPicture({ card }: { card: Card }) {
  const image = useDrawnInView(importDrawing, ({ queuePicture }, element) => queuePicture(element, card), [
    card,
  ])
  const [isShown, setShown] = useState(false)
  return (
    <span
      className={styles.ground}
      style={{ background: isShown ? 'none' : placeholderColour(card.settings) }}
    >
      <img
        ref={image}
        alt=""
        decoding="sync"
        draggable={false}
        className={styles.image}
        onLoad={() => setShown(true)}
      />
    </span>
  )
}

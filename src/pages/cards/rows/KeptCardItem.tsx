import { useSetAtom } from 'jotai'
import { memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { dayOf } from '../../../card/card'
import { nameOf, type KeptCard } from '../../../card/keptCard'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { requestEditAtom } from '../../../state/quote'
import { Link } from '../../../ui/Link'
import { preloadEditor } from '../../editor/importEditor'
import { CardPicture } from '../pictures/CardPicture'
import { CardMenu, type CardAction } from './CardMenu'
import styles from './KeptCardItem.module.css'
import { NameField } from './NameField'
import { shortDay } from './shortDay'

interface KeptCardItemProps {
  kept: KeptCard
  place: number // from 1
  count: number
  topPx: number
  leftPx: number
  widthPx: number
  pictureWidthPx: number
  pictureHeightPx: number
  onAction: (kept: KeptCard, action: Exclude<CardAction, 'open' | 'rename'>) => Promise<void>
  onRename: (kept: KeptCard, name: string) => void
}

/** A kept card: its picture opens it, its name stands below, with its day and what else can be done. */
export const KeptCardItem = memo(function KeptCardItem(props: KeptCardItemProps) {
  const { kept, place, count, topPx, leftPx, widthPx, onAction, onRename } = props
  const { t } = useTranslation()
  const language = currentLanguage()
  const navigate = useNavigate()
  const requestEdit = useSetAtom(requestEditAtom)
  const [isRenaming, setRenaming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const more = useRef<HTMLDivElement>(null)
  const name = nameOf(kept, language) || t('cards.nameless')
  const editor = withLanguage('/editor', language)
  const request = () => requestEdit({ ...kept.card, keptId: kept.id })
  const act = (action: CardAction) => {
    if (action === 'rename') setRenaming(true)
    else if (action === 'open') {
      request()
      void navigate(editor)
    } else {
      setBusy(true)
      void onAction(kept, action).finally(() => setBusy(false))
    }
  }
  return (
    <li
      className={styles.item}
      style={{ transform: `translate(${leftPx}px, ${topPx}px)`, width: widthPx }}
      aria-posinset={place}
      aria-setsize={count}
      data-card={kept.id}
    >
      <Link
        to={editor}
        className={styles.open}
        style={{ width: props.pictureWidthPx }}
        aria-label={t('cards.openNamed', { name })}
        onClick={request}
        onPointerEnter={preloadEditor}
        onFocus={preloadEditor}
      >
        <CardPicture card={kept.card} widthPx={props.pictureWidthPx} heightPx={props.pictureHeightPx} />
      </Link>
      <div className={styles.line}>
        {isRenaming ? (
          <NameField
            name={name}
            onDone={(typed, how) => {
              setRenaming(false)
              if (typed !== null) onRename(kept, typed)
              if (how === 'key') requestAnimationFrame(() => more.current?.querySelector('button')?.focus())
            }}
          />
        ) : (
          <span className={styles.name} title={name}>
            {name}
          </span>
        )}
        {!isRenaming && (
          <CardMenu
            ref={more}
            name={name}
            opensRight={leftPx + widthPx < 200}
            isBusy={isBusy}
            onAction={act}
          />
        )}
      </div>
      {!isRenaming && <p className={styles.date}>{shortDay(dayOf(kept.card), language)}</p>}
    </li>
  )
})

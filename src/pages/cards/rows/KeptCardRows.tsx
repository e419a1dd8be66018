import { useCallback, useRef, useMemo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import type { KeptCard } from '../../../card/keptCard'
import { cardSize, FULL_VIEW } from '../../../layout/view'
import { targetOf } from '../../../look/targets'
import { memoByObject } from '../../../scene/memo'
import { justifiedRows, type RowsLook } from './justifiedRows'
import { KeptCardItem, type KeptCardCell, type KeptCardTools } from './KeptCardItem'
import { KeptRows, type KeptRow } from './KeptRows'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { editRequestAtom } from '../../../state/quote'
import { preloadEditor } from '../../importEditor'
import type { CardAction } from './CardMenu'
import { msUntilRest } from '../../browser/inputIdle'

interface KeptCardRowsProps extends KeptCardDoings {
  cards: readonly KeptCard[]
  count: number // including those not read yet
}

const BELOW_PX = 72 // name, day and the gap to the next row
const WIDE = { heightPx: 160, gapPx: 20, belowPx: BELOW_PX, leastPx: 92 }
const NARROW = { heightPx: 136, gapPx: 16, belowPx: BELOW_PX, leastPx: 92 }
const NARROW_BELOW_PX = 600

export function KeptCardRows({ cards, count, onAction, onRename }: KeptCardRowsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { tools, opened, busy } = useKeptCardTools(list, { onAction, onRename })
  const rowsIn = useCallback((widthPx: number) => cardRows(cards, widthPx), [cards])
  return (
    <KeptRows list={list} label={t('cards.list')} count={count} belowPx={BELOW_PX} rowsIn={rowsIn}>
      {(cell) => (
        <KeptCardItem
          cell={cell}
          tools={tools}
          opened={opened?.id === cell.id ? opened.what : null}
          isBusy={busy === cell.id}
        />
      )}
    </KeptRows>
  )
}

function cardRows(cards: readonly KeptCard[], widthPx: number): KeptRow<KeptCardCell>[] {
  const look: RowsLook = { widthPx, ...(widthPx < NARROW_BELOW_PX ? NARROW : WIDE) }
  return justifiedRows(cards.map(aspectOf), look).map(({ from, topPx, heightPx, widthsPx }) => {
    let leftPx = 0
    const cells = widthsPx.map((cellPx, index): KeptCardCell => {
      const kept = cards[from + index]!
      const cell = {
        id: kept.id,
        kept,
        place: from + index + 1,
        topPx,
        leftPx,
        widthPx: cellPx,
        pictureWidthPx: Math.min(cellPx, heightPx * aspectOf(kept)),
        pictureHeightPx: heightPx,
      }
      leftPx += cellPx + look.gapPx
      return cell
    })
    return { topPx, heightPx, cells }
  })
}

const aspectOf = memoByObject(({ card }: KeptCard): number => {
  const { aspectRatio, target } = card.settings
  const { width, height } = cardSize(aspectRatio, FULL_VIEW, targetOf(target))
  return width / height
})

interface KeptCardDoings {
  onAction: (kept: KeptCard, action: Exclude<CardAction, 'open' | 'rename'>) => Promise<void>
  onRename: (kept: KeptCard, name: string) => void
}

interface Opened {
  id: string
  what: 'menu' | 'name'
}

function useKeptCardTools(list: RefObject<HTMLElement | null>, { onAction, onRename }: KeptCardDoings) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const navigate = useNavigate()
  const requestEdit = useSetAtom(editRequestAtom)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const tools = useMemo((): KeptCardTools => {
    const editorAddress = withLanguage('/editor', language)
    const request = ({ id, card }: KeptCard) => requestEdit({ ...card, keptId: id })
    return {
      t,
      language,
      editorAddress,
      onOpen: request,
      onIntent: () => {
        // Links passing below a resting pointer during scrolling show no intent.
        if (msUntilRest() === 0) preloadEditor()
      },
      onMenu: ({ id }) => setOpened({ id, what: 'menu' }),
      onMenuKey: ({ id }, event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setOpened({ id, what: 'menu' })
      },
      onAction: (kept, action) => {
        if (action === 'rename') setOpened({ id: kept.id, what: 'name' })
        else if (action === 'open') {
          request(kept)
          void navigate(editorAddress)
        } else {
          setBusy(kept.id)
          void onAction(kept, action).finally(() => setBusy((now) => (now === kept.id ? null : now)))
        }
      },
      onNamed: (kept, name, how) => {
        setOpened((now) => (now?.id === kept.id ? null : now))
        if (name !== null) onRename(kept, name)
        if (how === 'key') requestAnimationFrame(() => moreButtonOf(list, kept.id)?.focus())
      },
    }
  }, [t, language, navigate, requestEdit, onAction, onRename, list])
  return { tools, opened, busy }
}

function moreButtonOf(list: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  return list.current?.querySelector(`[data-kept="${id}"] button[aria-haspopup]`) ?? null
}

import { useSetAtom } from 'jotai'
import { useMemo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { KeptCard } from '../../../card/keptCard'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { editRequestAtom } from '../../../state/quote'
import { preloadEditor } from '../../importEditor'
import type { CardAction } from './CardMenu'
import type { KeptCardTools } from './KeptCardItem'
import { msUntilRest } from '../../browser/scrollRest'

/** What is done with a kept card beyond the list. */
export interface KeptCardDoings {
  onAction: (kept: KeptCard, action: Exclude<CardAction, 'open' | 'rename'>) => Promise<void>
  onRename: (kept: KeptCard, name: string) => void
}

interface Opened {
  id: string
  what: 'menu' | 'name'
}

/** What all cards of the list share, which of them is open, and which is busy. */
export function useKeptCardTools(
  list: RefObject<HTMLElement | null>,
  { onAction, onRename }: KeptCardDoings,
) {
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
        // Links that pass below a pointer at rest while the list is scrolled are nobody's choice.
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

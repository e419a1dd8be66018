import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { localPath, withTexts } from '../../../language/i18n'
import { keptIdAtom } from '../../../state/card'
import { isWorkingCardKeptAtom } from '../../../state/kept/isWorkingCardKept'
import { pushToastAtom } from '../../../state/toasts'
import { DAY_ICONS } from '../../../ui/toolIcons'
import { IconButton } from '../../../ui/IconButton'

/** Loaded on first use: most cards are never kept. */
const importKeeping = () => withTexts('cards', () => import('./keeping'))

export function KeepCard() {
  const { t } = useTranslation()
  const store = useStore()
  const navigate = useNavigate()
  const openCards = useCallback(() => void navigate(localPath('/cards')), [navigate])
  const isKept = useAtomValue(isWorkingCardKeptAtom)
  const hasKeptId = useAtomValue(keptIdAtom) !== undefined
  useEffect(() => {
    if (!hasKeptId) return
    let stop: (() => void) | null = null
    let isLeft = false
    importKeeping().then(
      ({ follow }) => {
        if (!isLeft) stop = follow(store, openCards)
      },
      (error: unknown) => console.warn('the kept card does not follow', error),
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [hasKeptId, store, openCards])
  return (
    <IconButton
      label={t('keep.card')}
      icon={isKept ? DAY_ICONS.bookmarkFilled : DAY_ICONS.bookmark}
      isChosen={isKept}
      onPress={() =>
        void importKeeping().then(
          ({ keepOrAsk }) => keepOrAsk(store, openCards),
          (error: unknown) => {
            console.warn('nothing can be kept', error)
            store.set(pushToastAtom, { kind: 'failure', text: t('keep.failed') })
          },
        )
      }
    />
  )
}

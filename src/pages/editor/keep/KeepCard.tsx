import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keptIdAtom } from '../../../state/card'
import { isWorkingCardKeptAtom } from '../../../state/kept/isWorkingCardKept'
import { pushToastAtom } from '../../../state/toasts'
import { DAY_ICONS } from '../../../ui/toolIcons'
import { IconButton } from '../../../ui/IconButton'

/** Loaded on first use: most cards are never kept. */
const importKeeping = () => import('./keeping')

export function KeepCard() {
  const { t } = useTranslation()
  const store = useStore()
  const isKept = useAtomValue(isWorkingCardKeptAtom)
  const hasKeptId = useAtomValue(keptIdAtom) !== undefined
  useEffect(() => {
    if (!hasKeptId) return
    let stop: (() => void) | null = null
    let isLeft = false
    importKeeping().then(
      ({ follow }) => {
        if (!isLeft) stop = follow(store)
      },
      (error: unknown) => console.warn('the kept card does not follow', error),
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [hasKeptId, store])
  return (
    <IconButton
      label={t('keep.card')}
      icon={isKept ? DAY_ICONS.bookmarkFilled : DAY_ICONS.bookmark}
      isChosen={isKept}
      onPress={() =>
        void importKeeping().then(
          ({ toggleKept }) => toggleKept(store),
          (error: unknown) => {
            console.warn('nothing can be kept', error)
            store.set(pushToastAtom, { kind: 'failure', text: t('keep.failed') })
          },
        )
      }
    />
  )
}

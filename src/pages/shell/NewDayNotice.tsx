import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { newDayAtom } from '../../state/midnight'
import { Notice } from '../../ui/ToastList'

interface NewDayNoticeProps {
  shownDay: string | null // null if there is no quote yet
  onShow: () => void
}

/** The page keeps its quote until the visitor accepts. */
export function NewDayNotice({ shownDay, onShow }: NewDayNoticeProps) {
  const { t } = useTranslation()
  const [newDay, setNewDay] = useAtom(newDayAtom)
  const close = () => setNewDay(null)
  if (newDay === null || shownDay === null || shownDay === newDay) return null
  const show = () => {
    close()
    onShow()
  }
  return (
    <Notice
      text={t('newDay.text')}
      actions={[{ label: t('newDay.show'), run: show }]}
      dismiss={{ label: t('site.dismiss'), run: close }}
    />
  )
}

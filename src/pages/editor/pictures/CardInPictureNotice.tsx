import { useAtom, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { openCardAtom } from '../../../state/openCard'
import { pushToastAtom } from '../../../state/toasts'
import { Notice } from '../../../ui/Notice'
import { cardInPictureAtom } from './cardInPictureAtom'

/** Asks what a picture with a card in it is given for. */
export function CardInPictureNotice() {
  const { t } = useTranslation()
  const [given, setGiven] = useAtom(cardInPictureAtom)
  const openCard = useSetAtom(openCardAtom)
  const pushToast = useSetAtom(pushToastAtom)
  if (!given) return null
  const close = () => setGiven(null)
  const open = () => {
    close()
    openCard(given.card)
    pushToast({ kind: 'done', text: t('pictures.cardOpened') })
  }
  const takePicture = () => {
    close()
    given.takePicture()
  }
  return (
    <Notice
      text={t('pictures.holdsCard')}
      actions={[
        { label: t('pictures.openCard'), run: open },
        { label: t('pictures.usePicture'), run: takePicture },
      ]}
      dismiss={{ label: t('site.dismiss'), run: close }}
    />
  )
}

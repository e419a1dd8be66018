import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dataUrlOfFile } from '../../../export/dataUrl'
import { currentLanguage } from '../../../language/i18n'
import { shownDayCardAtom } from '../../../state/dayCard'
import type { PictureFile } from '../../../state/pictureFile'
import { FullView } from '../../../ui/FullView'
import { Spinner } from '../../../ui/Spinner'
import { cardWords } from '../../card/cardWords'
import styles from '../../shared/export/ExportViews.module.css'
import { TextView } from '../../shared/export/TextView'
import { EmbedView } from './EmbedView'
import { dayViewAtom } from './goDayWay'

/** What sharing opens over the page. */
export function ShareViews() {
  const [view, setView] = useAtom(dayViewAtom)
  const close = () => setView(null)
  if (view?.kind === 'text') return <TextView text={view.text} onClose={close} />
  if (view?.kind === 'embed') return <EmbedView onClose={close} />
  return view && <HeldPicture picture={view.picture} onClose={close} />
}

/** A `data:` JPEG, 1.5 megapixels: Android saves no `blob:`, and apps drop what is larger. */
function HeldPicture({ picture, onClose }: { picture: PictureFile; onClose: () => void }) {
  const { t } = useTranslation()
  const card = useAtomValue(shownDayCardAtom)
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    void dataUrlOfFile(picture.file).then((url) => {
      if (!isLeft) setSrc(url)
    })
    return () => {
      isLeft = true
    }
  }, [picture])
  return (
    <FullView
      title={t('ways.holdTitle')}
      back={t('ways.back')}
      onClose={onClose}
      text={<p>{t('ways.holdHow')}</p>}
    >
      {src === null ? (
        <div className={styles.blank}>
          <Spinner label={t('ways.drawing')} />
        </div>
      ) : (
        <img className={styles.held} src={src} alt={card ? cardWords(card, currentLanguage()) : ''} />
      )}
    </FullView>
  )
}

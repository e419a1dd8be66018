import { useAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportViewAtom } from './exportView'
import { HoldView } from './HoldView'
import { TextView } from '../../shared/export/TextView'
import type { CardLink } from '../../../card/cardLink'
import type { LinkPreview } from '../../../card/linkPreview'
import { ErrorNote } from '../../../ui/ErrorNote'
import { FullView } from '../../../ui/FullView'
import styles from '../../shared/export/ExportViews.module.css'

export function ExportViews() {
  const [view, setView] = useAtom(exportViewAtom)
  const close = () => setView(null)
  switch (view?.kind) {
    case 'hold':
      return <HoldView onClose={close} />
    case 'text':
      return <TextView text={view.text} onClose={close} />
    case 'link':
      return <LinkPreviewView link={view.link} preview={view.preview} onClose={close} />
    default:
      return null
  }
}

interface LinkPreviewViewProps {
  link: CardLink
  preview: LinkPreview
  onClose: () => void
}

function LinkPreviewView({ link, preview, onClose }: LinkPreviewViewProps) {
  const { t } = useTranslation()
  const [isFailed, setFailed] = useState(false)
  const { path, widthPx, heightPx, alt } = preview.picture
  return (
    <FullView
      title={t('ways.linkPreview')}
      back={t('ways.back')}
      onClose={onClose}
      text={
        <p className={styles.facts}>
          {t('ways.previewHow', { characters: link.characters })}
          {link.leavesOutOwnPicture && <> {t('ways.previewOwn')}</>}
        </p>
      }
    >
      {isFailed ? (
        <ErrorNote title={t('ways.previewFailed')} />
      ) : (
        <figure className={styles.chat}>
          <img src={path} width={widthPx} height={heightPx} alt={alt} onError={() => setFailed(true)} />
          <figcaption>
            <strong>{preview.title}</strong>
            <span>{preview.description}</span>
          </figcaption>
        </figure>
      )}
    </FullView>
  )
}

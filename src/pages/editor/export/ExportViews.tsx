import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { exportViewAtom } from './cardToExport'
import { TextView } from '../../shared/export/TextView'
import type { CardLink } from '../../../card/cardLink'
import type { LinkPreview } from '../../../card/linkPreview'
import { ErrorNote } from '../../../ui/ErrorNote'
import { FullView } from '../../../ui/FullView'
import styles from '../../shared/export/ExportViews.module.css'
import { holdScale, MAX_HOLD_AREA_PX } from '../../../export/fileSize'
import { cardSize } from '../../../layout/view'
import { settingsAtom } from '../../../state/card'
import { shownCardAtom } from '../../../state/draft'
import { exportOptionsAtom, exportSizeAtom, makeOtherFileAtom } from '../../../state/exporting'
import type { PictureFile } from '../../../state/pictureFile'
import { targetAtom } from '../../../state/target'
import { viewAtom } from '../../../state/view'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { fileRemarks, fileWords } from '../../shared/export/fileWords'
import { HeldPicture } from '../../shared/export/HeldPicture'
import { WAY_ICONS } from '../../shared/export/exportActionItems'
import { useExportActions } from './useExportActions'

export function ExportViews() {
  const [view, setView] = useAtom(exportViewAtom)
  const close = () => setView(null)
  if (view?.kind === 'hold') return <HoldView onClose={close} />
  if (view?.kind === 'text') return <TextView text={view.text} onClose={close} />
  return view && <LinkPreviewView link={view.link} preview={view.preview} onClose={close} />
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

const QUALITY = 0.92

function HoldView({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { actions, go } = useExportActions()
  const makeOther = useSetAtom(makeOtherFileAtom)
  const { opensAgain } = useAtomValue(exportOptionsAtom)
  const scale = useHoldScale()
  const make = useCallback(
    () => makeOther({ format: 'jpg', quality: QUALITY, scale, opensAgain }),
    [makeOther, scale, opensAgain],
  )
  const foot = (['copyCaption', 'copyLink'] as const).map((exportAction) => (
    <Button key={exportAction} icon={WAY_ICONS[exportAction]} onPress={() => go(exportAction)}>
      {t(`ways.names.${exportAction}`)}
    </Button>
  ))
  const hint = actions.isInApp && (
    <>
      {t('ways.openInBrowser')}
      <Icon name={TOOL_ICONS.toCorner} />
    </>
  )
  return (
    <HeldPicture
      card={useAtomValue(shownCardAtom)}
      make={make}
      scale={scale}
      facts={(picture) => <HeldFacts picture={picture} />}
      hint={hint}
      foot={foot}
      onClose={onClose}
    />
  )
}

function HeldFacts({ picture }: { picture: PictureFile }) {
  const { t } = useTranslation()
  const { width, height, format, size } = fileWords(picture)
  const { widthPx, heightPx } = useAtomValue(exportSizeAtom)
  return (
    <p className={styles.facts}>
      {t('ways.heldFacts', { width, height, format, size })}
      {widthPx * heightPx > MAX_HOLD_AREA_PX && <> · {t('ways.holdLimit')}</>}
      {fileRemarks(t, picture).map((remark) => (
        <span key={remark} className={styles.remark}>
          {remark}
        </span>
      ))}
    </p>
  )
}

function useHoldScale(): number {
  const { aspectRatio } = useAtomValue(settingsAtom)
  const { width, height } = cardSize(aspectRatio, useAtomValue(viewAtom), useAtomValue(targetAtom))
  return holdScale(width, height, useAtomValue(exportSizeAtom).widthPx / width)
}

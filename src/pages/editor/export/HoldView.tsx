import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { holdScale, MAX_HOLD_AREA_PX } from '../../../export/actions/holdScale'
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
import styles from '../../shared/export/ExportViews.module.css'
import { fileRemarks, fileWords } from '../../shared/export/fileWords'
import { HeldPicture } from '../../shared/export/HeldPicture'
import { WAY_ICONS } from '../../shared/export/exportActionIcons'
import { useExportActions } from './useExportActions'

const QUALITY = 0.92

export function HoldView({ onClose }: { onClose: () => void }) {
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
  const isSmaller = useIsSmaller()
  return (
    <p className={styles.facts}>
      {t('ways.heldFacts', { width, height, format, size })}
      {isSmaller && <> · {t('ways.holdLimit')}</>}
      {fileRemarks(t, picture).map((remark) => (
        <span key={remark} className={styles.remark}>
          {remark}
        </span>
      ))}
    </p>
  )
}

function useIsSmaller(): boolean {
  const { widthPx, heightPx } = useAtomValue(exportSizeAtom)
  return widthPx * heightPx > MAX_HOLD_AREA_PX
}

function useHoldScale(): number {
  const { aspectRatio } = useAtomValue(settingsAtom)
  const { width, height } = cardSize(aspectRatio, useAtomValue(viewAtom), useAtomValue(targetAtom))
  return holdScale(width, height, useAtomValue(exportSizeAtom).widthPx / width)
}

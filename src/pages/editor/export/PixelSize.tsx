import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { FORMATS } from '../../../export/formats'
import { RESOLUTIONS } from '../../../export/resolutions'
import { currentLanguage } from '../../../language/i18n'
import { exportOptionsAtom, exportSizeAtom } from '../../../state/exporting'
import { targetAtom } from '../../../state/target'
import styles from './ExportDock.module.css'

/** The exact pixel size of the exported file, and its format. */
export function PixelSize() {
  const { t } = useTranslation()
  const { widthPx, heightPx } = useAtomValue(exportSizeAtom)
  const { format, quality, scale, widthPx: exactPx } = useAtomValue(exportOptionsAtom)
  const target = useAtomValue(targetAtom)
  const { label, lossy } = FORMATS[format]
  const language = currentLanguage()
  const note = target
    ? t('export.madeFor', { format: label, name: target.label[language] })
    : lossy
      ? t('export.qualityNote', { format: label, percent: Math.round(quality * 100) })
      : exactPx
        ? t('export.widthNote', { format: label })
        : t('export.scaleNote', { format: label, scale, name: RESOLUTIONS[scale].label[language] })
  return (
    <div>
      <p className={styles.size}>{`${widthPx} × ${heightPx}`}</p>
      <p className={styles.note}>{note}</p>
    </div>
  )
}

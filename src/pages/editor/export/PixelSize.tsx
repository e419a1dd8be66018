import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { FORMATS } from '../../../export/formats'
import { RESOLUTIONS } from '../../../export/resolutions'
import { currentLanguage } from '../../../language/i18n'
import { exportOptionsAtom, exportSizeAtom } from '../../../state/exporting'
import styles from './ExportDock.module.css'

/** The exact pixel size of the exported file, and its format. */
export function PixelSize() {
  const { t } = useTranslation()
  const { widthPx, heightPx } = useAtomValue(exportSizeAtom)
  const { format, quality, scale } = useAtomValue(exportOptionsAtom)
  const { label, lossy } = FORMATS[format]
  const note = lossy
    ? t('export.qualityNote', { format: label, percent: Math.round(quality * 100) })
    : t('export.scaleNote', { format: label, scale, name: RESOLUTIONS[scale].label[currentLanguage()] })
  return (
    <div>
      <p className={styles.size}>{`${widthPx} × ${heightPx}`}</p>
      <p className={styles.note}>{note}</p>
    </div>
  )
}

import { useTranslation } from 'react-i18next'

export function ExportStatus({ isExporting }: { isExporting: boolean }) {
  const { t } = useTranslation()
  return (
    <span role="status" className="visuallyHidden">
      {isExporting && t('export.exporting')}
    </span>
  )
}

import { useTranslation } from 'react-i18next'

/** Tells screen readers that the picture is being made; the eyes see the button's spinner. */
export function ExportStatus({ isExporting }: { isExporting: boolean }) {
  const { t } = useTranslation()
  return (
    <span role="status" className="visuallyHidden">
      {isExporting && t('export.exporting')}
    </span>
  )
}

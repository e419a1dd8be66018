import { useTranslation } from 'react-i18next'

/** The card between its panels. */
export function EditorPage() {
  const { t } = useTranslation()
  return <h1 className="visuallyHidden">{t('editor.title')}</h1>
}

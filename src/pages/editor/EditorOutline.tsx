import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { IconLink } from '../../ui/IconLink'
import { WorkspaceOutline } from '../shared/workspace/WorkspaceOutline'

/** The editor before its code has loaded. */
export function EditorOutline() {
  const { t } = useTranslation()
  return (
    <WorkspaceOutline
      back={<IconLink to={withLanguage('/', currentLanguage())} icon="back" label={t('editor.backToHome')} />}
      title={t('editor.title')}
      text={t('meta.editor.description')}
      withoutScript={import.meta.env.SSR && t('editor.withoutScript')}
      isEditor
    />
  )
}

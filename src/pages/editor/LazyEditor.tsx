import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { importEditor } from '../importEditor'
import { localPath } from '../../language/i18n'
import { IconLink } from '../../ui/IconButton'
import { LazyWorkspace } from '../shared/workspace/LazyWorkspace'

const Editor = lazy(() => importEditor().then((module) => ({ default: module.EditorPage })))

export function LazyEditor() {
  const { t } = useTranslation()
  return (
    <LazyWorkspace
      Workspace={Editor}
      back={<IconLink to={localPath('/')} icon="back" label={t('editor.backToHome')} />}
      title={t('editor.title')}
      text={t('meta.editor.description')}
      withoutScript={import.meta.env.SSR && t('editor.withoutScript')}
      isEditor
    />
  )
}

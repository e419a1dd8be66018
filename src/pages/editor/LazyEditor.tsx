import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../browser/useHydrated'
import { importEditor } from '../importEditor'
import { localPath } from '../../language/i18n'
import { IconLink } from '../../ui/IconButton'
import { WorkspaceOutline } from '../shared/workspace/WorkspaceOutline'

const Editor = lazy(() => importEditor().then((module) => ({ default: module.EditorPage })))

/** The static page has only the outline; a transition keeps it until the editor is ready. */
export function LazyEditor() {
  const [isOpen, setOpen] = useState(useHydrated())
  useEffect(() => startTransition(() => setOpen(true)), [])
  return <Suspense fallback={<EditorOutline />}>{isOpen ? <Editor /> : <EditorOutline />}</Suspense>
}

function EditorOutline() {
  const { t } = useTranslation()
  return (
    <WorkspaceOutline
      back={<IconLink to={localPath('/')} icon="back" label={t('editor.backToHome')} />}
      title={t('editor.title')}
      text={t('meta.editor.description')}
      withoutScript={import.meta.env.SSR && t('editor.withoutScript')}
      isEditor
    />
  )
}

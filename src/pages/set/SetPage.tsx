import '../../language/setTexts'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../browser/useHydrated'
import { localPath } from '../../language/i18n'
import { ButtonLink } from '../../ui/Button'
import { WorkspaceOutline } from '../shared/workspace/WorkspaceOutline'

const Workspace = lazy(() => import('./SetWorkspace').then((module) => ({ default: module.SetWorkspace })))

/** It depends on window and card, so the static page only describes it. */
export function SetPage() {
  const [isOpen, setOpen] = useState(useHydrated())
  useEffect(() => startTransition(() => setOpen(true)), [])
  return <Suspense fallback={<SetOutline />}>{isOpen ? <Workspace /> : <SetOutline />}</Suspense>
}

function SetOutline() {
  const { t } = useTranslation()
  return (
    <WorkspaceOutline
      back={
        <ButtonLink to={localPath('/editor')} look="bare" icon="back">
          {t('set.back')}
        </ButtonLink>
      }
      title={t('set.title')}
      text={t('set.text')}
      withoutScript={t('set.withoutScript')}
    />
  )
}

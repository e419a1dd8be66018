import '../../language/setTexts'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../browser/useHydrated'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { ButtonLink } from '../../ui/ButtonLink'
import { WorkspaceOutline } from '../shared/workspace/WorkspaceOutline'

const Workspace = lazy(() => import('./SetWorkspace').then((module) => ({ default: module.SetWorkspace })))

/**
 * A set: one card in many sizes, or a card for each of many days. It depends on the window and the visitor's card, so the static
 * page contains only what the page is for.
 */
export function SetPage() {
  const [isOpen, setOpen] = useState(useHydrated())
  useEffect(() => startTransition(() => setOpen(true)), [])
  return <Suspense fallback={<SetOutline />}>{isOpen ? <Workspace /> : <SetOutline />}</Suspense>
}

/** The page before its code has loaded. */
function SetOutline() {
  const { t } = useTranslation()
  return (
    <WorkspaceOutline
      back={
        <ButtonLink to={withLanguage('/editor', currentLanguage())} look="bare" icon="back">
          {t('set.back')}
        </ButtonLink>
      }
      title={t('set.title')}
      text={t('set.text')}
      withoutScript={t('set.withoutScript')}
    />
  )
}

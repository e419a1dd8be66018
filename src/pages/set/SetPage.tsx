import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { localPath } from '../../language/i18n'
import { ButtonLink } from '../../ui/Button'
import { LazyWorkspace } from '../shared/workspace/LazyWorkspace'

const Workspace = lazy(() => import('./SetWorkspace').then((module) => ({ default: module.SetWorkspace })))

/** It depends on window and card, so the static page only describes it. */
export function SetPage() {
  const { t } = useTranslation()
  return (
    <LazyWorkspace
      Workspace={Workspace}
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

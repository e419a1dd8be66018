import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { ButtonLink } from '../../ui/ButtonLink'
import { WorkspaceOutline } from '../shared/workspace/WorkspaceOutline'

/** The page before its code has loaded. */
export function SetOutline() {
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

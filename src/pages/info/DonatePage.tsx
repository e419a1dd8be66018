import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { SITE } from '../../site'
import { DONATE } from './donateText'
import { InfoPage } from './InfoPage'

export function DonatePage() {
  useTranslation() // follows a change of language
  return (
    <InfoPage text={DONATE}>
      <p style={{ marginTop: 24 }}>
        <a href={SITE.tipJarUrl} rel="noopener">
          {DONATE[currentLanguage()].tipJar}
        </a>
      </p>
    </InfoPage>
  )
}

import { PRIVACY } from './privacyText'
import { InfoPage } from './InfoPage'

export function PrivacyPage() {
  return <InfoPage text={PRIVACY} />
}

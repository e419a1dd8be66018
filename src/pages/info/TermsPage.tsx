import { TERMS } from './termsText'
import { InfoPage } from './InfoPage'

export function TermsPage() {
  return <InfoPage text={TERMS} />
}

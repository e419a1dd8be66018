import { ABOUT } from './aboutText'
import { InfoPage } from './InfoPage'

export function AboutPage() {
  return <InfoPage text={ABOUT} />
}

import { GUIDE } from './guideText'
import { InfoPage } from './InfoPage'

export function GuidePage() {
  return <InfoPage text={GUIDE} hasContents />
}

import { InfoPage } from './InfoPage'
import { GUIDE_EN } from './guideText.en'
import { GUIDE_ZH } from './guideText.zh'
import type { InfoText } from './infoText'

export function GuidePage() {
  return <InfoPage text={GUIDE} hasContents />
}

export const GUIDE: InfoText = { en: GUIDE_EN, zh: GUIDE_ZH }

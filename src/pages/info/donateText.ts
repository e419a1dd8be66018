import type { LanguageId } from '../../language/languages'
import type { InfoText } from './infoText'

export const DONATE: InfoText & Record<LanguageId, { tipJar: string }> = {
  en: {
    title: 'Donate',
    lead: 'Quotidian is free and has no advertising. If it is of use to you, a small tip helps to keep it running.',
    tipJar: 'Open the tip jar',
    sections: [],
  },
  zh: {
    title: '赞助',
    lead: '日签免费，没有广告。如果它对你有用，随手给一点，就能帮它一直开下去。',
    tipJar: '去打赏',
    sections: [],
  },
}

import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../../../card/card'
import { DATE_PART_IDS } from '../../../card/dateLine'
import { DATE_PARTS, type DatePart } from '../../../card/dateParts'
import { currentLanguage } from '../../../language/i18n'
import { LANGUAGES } from '../../../language/languages'
import { cardAtom } from '../../../state/card'
import { CheckTiles } from '../../../ui/CheckTiles'
import { useTextSetting } from '../useSetting'

/** What the card says of its day, and in which order: each part as it is on that day. */
export function DateLine() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const card = useAtomValue(cardAtom)
  const [chosen, change] = useTextSetting('dateLine')
  if (!card) return null
  return (
    <CheckTiles
      label={t('display.dateLine')}
      chosen={chosen}
      tiles={DATE_PART_IDS.map((id) => {
        const part: DatePart = DATE_PARTS[id]
        const words = part.words(dayOf(card))
        const sampleLang = words !== null && part.language ? LANGUAGES[part.language].htmlLang : undefined
        return { id, label: part.label[language], sample: words ?? t('display.notThatDay'), sampleLang }
      })}
      placeWords={(place) => t('display.datePlace', { place })}
      onChange={change}
    />
  )
}

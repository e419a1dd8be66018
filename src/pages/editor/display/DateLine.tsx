import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../../../card/card'
import { DATE_PART_IDS } from '../../../card/dateLine'
import type { DatePart, DateParts } from '../../../card/dateParts'
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
  const parts = useDateParts()
  if (!card || !parts) return null
  return (
    <CheckTiles
      label={t('display.dateLine')}
      chosen={chosen}
      tiles={DATE_PART_IDS.map((id) => {
        const part: DatePart = parts[id]
        const words = part.words(dayOf(card))
        const sampleLang = words !== null && part.language ? LANGUAGES[part.language].htmlLang : undefined
        return { id, label: part.label[language], sample: words ?? t('display.notThatDay'), sampleLang }
      })}
      placeWords={(place) => t('display.datePlace', { place })}
      onChange={change}
    />
  )
}

/** The parts and their words, which come with the whole layout; null until then. */
function useDateParts(): DateParts | null {
  const [parts, setParts] = useState<DateParts | null>(null)
  useEffect(() => {
    const load = async () => setParts((await import('../../../card/dateParts')).DATE_PARTS)
    // Without a network the choice is missing, and the card as it was.
    load().catch((reason: unknown) => console.warn('The parts of a date did not load', reason))
  }, [])
  return parts
}

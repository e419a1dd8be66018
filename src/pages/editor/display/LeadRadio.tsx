import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { showsBoth } from '../../../card/lead'
import { hasTwoLanguages, LEADS, withoutOnly } from '../../../card/leads'
import { changeSettingsAtom, settingsAtom } from '../../../state/card'
import { shownQuoteAtom } from '../../../state/draft'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { optionsOfLabels } from '../optionsOf'

const { auto, en, zh } = LEADS
const LABELS = { auto: auto.label, en: en.label, zh: zh.label }

const hasChoiceAtom = atom((get) => {
  const quote = get(shownQuoteAtom)
  return quote !== null && hasTwoLanguages(quote)
})

/** The language that is set first and largest; the only one where the translation is hidden. */
export function LeadRadio() {
  const { t } = useTranslation()
  const settings = useAtomValue(settingsAtom)
  const hasChoice = useAtomValue(hasChoiceAtom)
  const change = useSetAtom(changeSettingsAtom)
  return (
    <SegmentedRadio
      label={t('display.lead')}
      value={withoutOnly(settings.lead)}
      options={optionsOfLabels(LABELS)}
      onChange={(lead) => change({ lead, showTranslation: showsBoth(settings) })}
      isDisabled={!hasChoice}
      disabledReason={t('display.leadNote')}
    />
  )
}

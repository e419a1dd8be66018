import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { showsBoth } from '../../../card/lead'
import { hasTwoLanguages, LEADS, withoutOnly } from '../../../card/leads'
import { changeSettingsAtom, settingsAtom } from '../../../state/card'
import { shownQuoteAtom } from '../../../state/draft'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { optionsOfLabels } from '../optionsOf'

const { auto, en, zh } = LEADS
const LABELS = { auto: auto.label, en: en.label, zh: zh.label }

/** The language that is set first and largest; the only one where the translation is hidden. */
export function LeadRadio() {
  const { t } = useTranslation()
  const settings = useAtomValue(settingsAtom)
  const quote = useAtomValue(shownQuoteAtom)
  const hasChoice = quote !== null && hasTwoLanguages(quote)
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

import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { LETTER_SPACINGS } from '../../../text/sizes'
import { Slider } from '../../../ui/Slider'
import { PanelPart, PanelParts } from '../PanelParts'
import { useTextSetting } from '../useSetting'
import { SizeRadio } from './SizeRadio'

const TIGHTEST = 0
const WIDEST = LETTER_SPACINGS.length - 1

/** Sizes of quote, translation and author, and the letter spacing. */
export function SizePart() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const [spacing, changeSpacing] = useTextSetting('letterSpacing')
  const nameOf = (index: number) => LETTER_SPACINGS[index]?.label[language] ?? ''
  return (
    <PanelParts>
      <SizeRadio label={t('text.quoteSize')} setting="contentSize" />
      <SizeRadio label={t('text.translationSize')} setting="translationSize" />
      <SizeRadio label={t('text.authorSize')} setting="authorSize" />
      <PanelPart>
        <Slider
          label={t('text.letterSpacing')}
          value={spacing}
          min={TIGHTEST}
          max={WIDEST}
          step={1}
          onChange={changeSpacing}
          valueText={nameOf(spacing)}
          ends={[nameOf(TIGHTEST), nameOf(WIDEST)]}
          showsTicks
        />
      </PanelPart>
    </PanelParts>
  )
}

import { useTranslation } from 'react-i18next'
import { ColourField } from '../../../ui/ColourField'
import { hexOf, presetOf } from '../inkPresets'
import { InkSwatches } from '../InkSwatches'
import { PanelPart } from '../PanelParts'
import { useSetting } from '../useSetting'

/** The colour of dots and stripes. */
export function PatternPart() {
  const { t } = useTranslation()
  const [hex, change] = useSetting('patternColor')
  return (
    <PanelPart>
      <InkSwatches
        label={t('background.pattern')}
        value={presetOf(hex)}
        onChange={(id) => change(hexOf(id))}
      />
      <ColourField
        label={t('background.customPattern')}
        value={hex}
        pickLabel={t('text.pickColor')}
        onChange={change}
      />
    </PanelPart>
  )
}

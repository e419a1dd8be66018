import { useTranslation } from 'react-i18next'
import { ColourField } from '../../../ui/ColourField'
import { hexOf, presetOf } from '../inkPresets'
import { InkSwatches } from '../InkSwatches'
import { PanelPart } from '../PanelParts'
import { useSetting } from '../useSetting'
import { BackgroundColourPart } from './BackgroundColourPart'

/** Dots and stripes: the ground colour and the pattern colour. */
export function PatternPart() {
  const { t } = useTranslation()
  const [hex, change] = useSetting('patternColor')
  return (
    <>
      <BackgroundColourPart />
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
    </>
  )
}

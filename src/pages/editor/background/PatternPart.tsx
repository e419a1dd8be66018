import { useTranslation } from 'react-i18next'
import { TEXT_COLOURS } from '../../../look/palette'
import { ColourField } from '../../../ui/ColourField'
import { InkSwatches, type InkId } from '../InkSwatches'
import { optionsOf } from '../optionsOf'
import { PanelPart } from '../PanelParts'
import { useSetting } from '../useSetting'
import { BackgroundColourPart } from './BackgroundColourPart'

/** Dots and stripes: the ground colour and the pattern colour. */
export function PatternPart() {
  const { t } = useTranslation()
  const [hex, change] = useSetting('patternColor')
  const preset = optionsOf(TEXT_COLOURS).find(
    ({ id }) => TEXT_COLOURS[id].hex.toLowerCase() === hex.toLowerCase(),
  )
  const chosen: InkId | null = hex === '' ? 'automatic' : (preset?.id ?? null)
  return (
    <>
      <BackgroundColourPart />
      <PanelPart>
        <InkSwatches
          label={t('background.pattern')}
          value={chosen}
          onChange={(id) => change(id === 'automatic' ? '' : TEXT_COLOURS[id].hex)}
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

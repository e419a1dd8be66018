import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CardSettings } from '../../../card/settings'
import { BACKGROUND_COLOURS } from '../../../look/palette'
import { changeSettingsAtom } from '../../../state/card'
import { ColourField } from '../../../ui/ColourField'
import { Swatches } from '../../../ui/Swatches'
import { optionsOf } from '../optionsOf'
import { PanelPart } from '../PanelParts'
import { useSetting } from '../useSetting'

/**
 * The flat colour. With a gradient, choosing one makes the background solid; with a pattern it stays the
 * ground.
 */
export function BackgroundColourPart() {
  const { t } = useTranslation()
  const [hex] = useSetting('backgroundColor')
  const [type] = useSetting('backgroundType')
  const change = useSetAtom(changeSettingsAtom)
  const isInForce = type !== 'gradient'
  const choose = (backgroundColor: string) => {
    const patch: Partial<CardSettings> = { backgroundColor }
    if (!isInForce) patch.backgroundType = 'solid'
    change(patch)
  }
  const options = optionsOf(BACKGROUND_COLOURS).map((option) => ({
    ...option,
    paint: BACKGROUND_COLOURS[option.id].hex,
  }))
  const chosen = options.find(({ paint }) => paint.toLowerCase() === hex.toLowerCase())
  return (
    <PanelPart>
      <Swatches
        label={t('background.color')}
        value={isInForce ? (chosen?.id ?? null) : null}
        options={options}
        onChange={(id) => choose(BACKGROUND_COLOURS[id].hex)}
        columns={4}
        aside={isInForce ? chosen?.label : t('background.colorHint')}
      />
      <ColourField
        label={t('background.custom')}
        value={hex}
        pickLabel={t('text.pickColor')}
        onChange={choose}
      />
    </PanelPart>
  )
}

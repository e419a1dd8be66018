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

/** The flat colour: the presets and any other. */
export function BackgroundColourPart() {
  return (
    <PanelPart>
      <BackgroundSwatches />
      <CustomBackgroundColour />
    </PanelPart>
  )
}

/** The twelve colours; none is selected while a gradient covers them. */
export function BackgroundSwatches() {
  const { t } = useTranslation()
  const { hex, isInForce, choose } = useBackgroundColour()
  const options = optionsOf(BACKGROUND_COLOURS).map((option) => ({
    ...option,
    paint: BACKGROUND_COLOURS[option.id].hex,
  }))
  const chosen = options.find(({ paint }) => paint.toLowerCase() === hex.toLowerCase())
  return (
    <Swatches
      label={t('background.color')}
      value={isInForce ? (chosen?.id ?? null) : null}
      options={options}
      onChange={(id) => choose(BACKGROUND_COLOURS[id].hex)}
      columns={4}
      aside={isInForce ? chosen?.label : t('background.colorHint')}
    />
  )
}

/** Any other colour, typed or picked. */
export function CustomBackgroundColour() {
  const { t } = useTranslation()
  const { hex, choose } = useBackgroundColour()
  return (
    <ColourField
      label={t('background.custom')}
      value={hex}
      pickLabel={t('text.pickColor')}
      onChange={choose}
    />
  )
}

/** With a gradient, choosing a colour makes the background solid; with a pattern it stays the ground. */
function useBackgroundColour() {
  const [hex] = useSetting('backgroundColor')
  const [type] = useSetting('backgroundType')
  const change = useSetAtom(changeSettingsAtom)
  const isInForce = type !== 'gradient'
  const choose = (backgroundColor: string) => {
    const patch: Partial<CardSettings> = { backgroundColor }
    if (!isInForce) patch.backgroundType = 'solid'
    change(patch)
  }
  return { hex, isInForce, choose }
}

import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { TextSettings } from '../../../card/settings'
import { TEXT_COLOURS, type TextColourId } from '../../../look/palette'
import { changeTextSettingsAtom } from '../../../state/card'
import { ColourField } from '../../../ui/ColourField'
import { InkSwatches, type InkId } from '../InkSwatches'
import { PanelPart, PanelParts } from '../PanelParts'
import { useTextSetting } from '../useSetting'

const INKS = [
  {
    preset: 'contentColor',
    custom: 'customContentColor',
    label: 'text.quoteColor',
    own: 'text.customQuoteColor',
  },
  {
    preset: 'translationColor',
    custom: 'customTranslationColor',
    label: 'text.translationColor',
    own: 'text.customTranslationColor',
  },
  { preset: 'authorColor', custom: 'customAuthorColor', label: 'text.authorColor', own: null },
] as const

/** Colours of the three texts: chosen for contrast, one of the presets, or (author excepted) one's own. */
export function ColourPart() {
  return (
    <PanelParts>
      {INKS.map((ink) => (
        <InkPart key={ink.preset} {...ink} />
      ))}
    </PanelParts>
  )
}

function InkPart({ preset, custom, label, own }: (typeof INKS)[number]) {
  const { t } = useTranslation()
  const [presetId] = useTextSetting(preset)
  const [customHex] = useTextSetting(custom)
  const change = useSetAtom(changeTextSettingsAtom)
  // A preset and a colour of one's own exclude each other; without either, contrast decides.
  const choose = (id: TextColourId | '', hex: string) => {
    const patch: Partial<TextSettings> = { [preset]: id, [custom]: hex }
    change(patch)
  }
  const chosen: InkId | null = presetId || (customHex ? null : 'automatic')
  return (
    <PanelPart>
      <InkSwatches
        label={t(label)}
        value={chosen}
        onChange={(id) => choose(id === 'automatic' ? '' : id, '')}
      />
      {own && (
        <ColourField
          label={t(own)}
          value={customHex}
          pickLabel={t('text.pickColor')}
          fallback={presetId ? TEXT_COLOURS[presetId].hex : undefined}
          onChange={(hex) => choose('', hex)}
        />
      )}
    </PanelPart>
  )
}

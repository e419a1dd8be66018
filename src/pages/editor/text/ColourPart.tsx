import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { TextSettings } from '../../../card/settings'
import { TEXT_COLOURS, type TextColourId } from '../../../look/palette'
import { cardKindAtom, changeTextSettingsAtom } from '../../../state/card'
import { ColourField } from '../../../ui/ColourField'
import { hexOf, presetOf } from '../inkPresets'
import { InkSwatches, type InkId } from '../InkSwatches'
import { PanelPart, PanelParts } from '../PanelParts'
import { useEditorLayout } from '../useEditorLayout'
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

const PRODUCT_INKS = [
  { setting: 'titleColor', label: 'text.titleColor', own: 'text.customTitleColor' },
  { setting: 'taglineColor', label: 'text.taglineColor', own: 'text.customTaglineColor' },
] as const

/** Colours of the card's texts: automatic by contrast, a preset, or (except for the author) custom. */
export function ColourPart() {
  const isProduct = useAtomValue(cardKindAtom) === 'product'
  return (
    <PanelParts>
      {isProduct
        ? PRODUCT_INKS.map((ink) => <HexInkPart key={ink.setting} {...ink} />)
        : INKS.map((ink) => <InkPart key={ink.preset} {...ink} />)}
    </PanelParts>
  )
}

/** One colour as hex: presets are names for some values. */
function HexInkPart({ setting, label, own }: (typeof PRODUCT_INKS)[number]) {
  const { t } = useTranslation()
  const [hex, change] = useTextSetting(setting)
  const preset = presetOf(hex)
  return (
    <PanelPart>
      <InkSwatches label={t(label)} value={preset} onChange={(id) => change(hexOf(id))} />
      <ColourField
        label={t(own)}
        value={preset ? '' : hex}
        pickLabel={t('text.pickColor')}
        fallback={hex || undefined}
        onChange={change}
      />
    </PanelPart>
  )
}

function InkPart({ preset, custom, label, own }: (typeof INKS)[number]) {
  const { t } = useTranslation()
  const [presetId] = useTextSetting(preset)
  const [customHex] = useTextSetting(custom)
  const change = useSetAtom(changeTextSettingsAtom)
  const layout = useEditorLayout()
  // A preset and a custom colour exclude each other; without either, contrast decides.
  const choose = (id: TextColourId | '', hex: string) => {
    const patch: Partial<TextSettings> = { [preset]: id, [custom]: hex }
    change(patch)
  }
  const isAcross = !own && layout === 'drawer' // below the two columns of the others
  const chosen: InkId | null = presetId || (customHex ? null : 'automatic')
  return (
    <PanelPart isWide={isAcross}>
      <InkSwatches
        label={t(label)}
        value={chosen}
        onChange={(id) => choose(id === 'automatic' ? '' : id, '')}
        columns={isAcross ? 6 : 4}
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

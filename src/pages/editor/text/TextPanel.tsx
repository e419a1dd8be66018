import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cardKindAtom,
  blockOfTextStyleRoleAtom,
  settingsAtom,
  SIZE_STEPS,
  type SizeStep,
  changeTextSettingsAtom,
} from '../../../state/card'
import { editorScene } from '../../../state/editorScene'
import { Tabs } from '../../../ui/Tabs'
import { textPartAtom } from '../editorTabs'
import { LookPanel } from '../LookPanel'
import { FontPart } from './FontPart'
import type { CardKind } from '../../../card/card'
import { currentLanguage } from '../../../language/i18n'
import { isDisabled } from '../../../look/compositions'
import { LETTER_SPACINGS, TEXT_SIZES } from '../../../text/sizes'
import { FieldNote } from '../../../ui/FieldNote'
import { Slider } from '../../../ui/Slider'
import { PanelPart, PanelParts } from '../PanelParts'
import { useSetting, useTextSetting, optionsOf } from '../useSetting'
import { FittedRadio } from '../FittedRadio'
import type { TextSettings } from '../../../card/settings'
import { TEXT_COLOURS, type TextColourId } from '../../../look/palette'
import { ColourField } from '../../../ui/ColourField'
import { hexOf, presetOf, InkSwatches, type InkId } from '../InkSwatches'
import { useEditorLayout } from '../useEditorLayout'

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

const TIGHTEST = 0
const UNSPACED = 2
const WIDEST = LETTER_SPACINGS.length - 1

const SIZES = {
  quote: [
    ['contentSize', 'text.quoteSize'],
    ['translationSize', 'text.translationSize'],
    ['authorSize', 'text.authorSize'],
  ],
  product: [
    ['titleSize', 'text.titleSize'],
    ['taglineSize', 'text.taglineSize'],
  ],
} as const satisfies Record<CardKind, unknown>

const PARTS = {
  font: FontPart,
  size: SizePart,
  color: ColourPart,
  composition: () => <LookPanel id="composition" />,
}

export function TextPanel() {
  const { t } = useTranslation()
  const [chosen, open] = useAtom(textPartAtom)
  const isProduct = useAtomValue(cardKindAtom) === 'product'
  const part = isProduct && chosen === 'composition' ? 'font' : chosen
  const Part = PARTS[part]
  const tabs = [
    { id: 'font' as const, label: t('text.font') },
    { id: 'size' as const, label: t('text.size') },
    { id: 'color' as const, label: t('text.color') },
    ...(isProduct ? [] : [{ id: 'composition' as const, label: t('composition.label') }]),
  ]
  return (
    <Tabs look="subTabs" label={t('text.parts')} value={part} tabs={tabs} onChange={open}>
      <Part />
    </Tabs>
  )
}

function SizePart() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const kind = useAtomValue(cardKindAtom)
  const [spacing, changeSpacing] = useTextSetting('letterSpacing')
  const [composition] = useSetting('composition')
  const noteId = useId()
  const areAtRest = kind === 'quote' && isDisabled('sizes', composition)
  const atRest = areAtRest ? { isDisabled: true, describedBy: noteId } : {}
  const step = spacing ?? UNSPACED
  const nameOf = (index: number) => LETTER_SPACINGS[index]?.label[language] ?? ''
  return (
    <PanelParts>
      {areAtRest && (
        <PanelPart isWide>
          <FieldNote id={noteId} hint={t('composition.ownSizes')} />
        </PanelPart>
      )}
      {SIZES[kind].map(([setting, label]) => (
        <SizeRadio key={setting} label={t(label)} setting={setting} {...atRest} />
      ))}
      <PanelPart>
        <Slider
          label={t('text.letterSpacing')}
          value={step}
          min={TIGHTEST}
          max={WIDEST}
          step={1}
          onChange={changeSpacing}
          valueText={spacing === null ? t('text.automatic') : nameOf(spacing)}
          ends={[nameOf(TIGHTEST), nameOf(WIDEST)]}
          showsTicks
          {...atRest}
        />
      </PanelPart>
    </PanelParts>
  )
}

interface SizeRadioProps {
  label: string
  setting: SizeStep
  isDisabled?: boolean
  describedBy?: string
}

function SizeRadio({ label, setting, ...rest }: SizeRadioProps) {
  const [step, change] = useTextSetting(setting)
  const { t } = useTranslation()
  const px = usePxByHand(setting)
  return (
    <FittedRadio
      label={label}
      value={px === null ? step : null}
      aside={px === null ? undefined : t('text.byHand', { px })}
      options={optionsOf(TEXT_SIZES)}
      onChange={change}
      {...rest}
    />
  )
}

/** Whole px of a text resized on the card, else null. */
function usePxByHand(step: SizeStep): number | null {
  const id = useAtomValue(blockOfTextStyleRoleAtom)(SIZE_STEPS[step])
  const isResized = (useAtomValue(settingsAtom).placements[id]?.scale ?? 1) !== 1
  const block = useAtomValue(editorScene.readySceneAtom)?.blocks.find((shown) => shown.id === id)
  return isResized && block ? Math.round(block.sizePx) : null
}

function ColourPart() {
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
  const isAcross = !own && layout === 'drawer'
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

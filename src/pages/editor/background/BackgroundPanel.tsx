import { Suspense, useEffect, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetAtom } from 'jotai'
import { BACKGROUNDS } from '../../../look/backgrounds'
import { ErrorNote } from '../../../ui/ErrorNote'
import { FittedRadio } from '../FittedRadio'
import { PanelColumn, PanelParts, PanelPart, lateOr } from '../PanelParts'
import { useEditorLayout } from '../useEditorLayout'
import { useSetting, optionsOf } from '../useSetting'
import { PictureSliders, PictureSourcePart } from './PicturePart'
import { GRADIENTS, parseGradient, type GradientId } from '../../../look/gradients'
import { Swatches } from '../../../ui/Swatches'
import { ColourField } from '../../../ui/ColourField'
import { hexOf, presetOf, InkSwatches } from '../InkSwatches'
import type { CardSettings } from '../../../card/settings'
import { BACKGROUND_COLOURS } from '../../../look/palette'
import { changeSettingsAtom } from '../../../state/card'

const TOWARDS = { '-1': ['top', 'left'], '0': ['', ''], '1': ['bottom', 'right'] } as const

const PAINTS = Object.fromEntries(
  Object.entries(GRADIENTS).map(([id, { value }]) => [id, cssGradient(value)]),
) as Record<GradientId, string>

/** In a drawer the part at `besideType` is below the types. */
interface BackgroundParts {
  parts: readonly [ComponentType, ComponentType]
  besideType: 0 | 1
}

const PATTERN: BackgroundParts = { parts: [BackgroundColourPart, PatternPart], besideType: 1 }

const importArt = () => import('./ArtPart')
const ArtPart = lateOr(ArtFailed, async () => (await importArt()).ArtPart)
const ArtPalettes = lateOr(
  () => null,
  async () => (await importArt()).ArtPalettes,
)

const PARTS = {
  solid: { parts: [BackgroundSwatches, CustomBackgroundColour], besideType: 1 },
  gradient: { parts: [GradientPart, BackgroundColourPart], besideType: 0 },
  dotted: PATTERN,
  striped: PATTERN,
  image: { parts: [PictureSourcePart, PictureSliders], besideType: 1 },
  art: { parts: [ArtPart, ArtPalettes], besideType: 1 },
} satisfies Record<keyof typeof BACKGROUNDS, BackgroundParts>

export function BackgroundPanel() {
  const [type] = useSetting('backgroundType')
  const isDrawer = useEditorLayout() === 'drawer'
  const { parts, besideType }: BackgroundParts = PARTS[type]
  const [First, Second] = parts
  const [Beside, Other] = besideType === 0 ? [First, Second] : [Second, First]
  useEffect(() => void importArt().catch(() => {}), []) // Loads it before it is chosen.
  return isDrawer ? (
    <PanelParts>
      <PanelColumn>
        <TypeRadio />
        <Suspense>
          <Beside />
        </Suspense>
      </PanelColumn>
      <Suspense>
        <Other />
      </Suspense>
    </PanelParts>
  ) : (
    <PanelColumn>
      <TypeRadio />
      <Suspense>
        <First />
        <Second />
      </Suspense>
    </PanelColumn>
  )
}

function TypeRadio() {
  const { t } = useTranslation()
  const [type, change] = useSetting('backgroundType')
  return (
    <FittedRadio
      label={t('background.type')}
      value={type}
      options={optionsOf(BACKGROUNDS)}
      onChange={change}
    />
  )
}

function ArtFailed() {
  const { t } = useTranslation()
  return <ErrorNote title={t('art.failed')}>{t('art.reload')}</ErrorNote>
}

function GradientPart() {
  const { t } = useTranslation()
  const [value, change] = useSetting('gradientValue')
  const options = optionsOf(GRADIENTS).map((option) => ({ ...option, paint: PAINTS[option.id] }))
  const chosen = options.find(({ id }) => GRADIENTS[id].value === value)
  return (
    <Swatches
      columns={4}
      label={t('background.gradients')}
      value={chosen?.id ?? null}
      options={options}
      onChange={(id) => change(GRADIENTS[id].value)}
      aside={chosen?.label}
    />
  )
}

/** `linear-gradient(to bottom right, #fdf2f8 0%, …)` */
function cssGradient(value: string): string {
  const gradient = parseGradient(value)
  if (!gradient) return 'none'
  const vertical = TOWARDS[gradient.dy][0]
  const horizontal = TOWARDS[gradient.dx][1]
  const stops = gradient.stops.map(({ at, colour }) => `${colour} ${at * 100}%`)
  return `linear-gradient(to ${vertical} ${horizontal}, ${stops.join(', ')})`
}

function PatternPart() {
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

function BackgroundColourPart() {
  return (
    <PanelPart>
      <BackgroundSwatches />
      <CustomBackgroundColour />
    </PanelPart>
  )
}

function BackgroundSwatches() {
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

function CustomBackgroundColour() {
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

/** A colour makes a gradient solid; a pattern stays on it. */
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

import { lazy, memo, Suspense, useEffect, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { BACKGROUNDS } from '../../../look/backgrounds'
import { ErrorNote } from '../../../ui/ErrorNote'
import { FittedRadio } from '../FittedRadio'
import { optionsOf } from '../optionsOf'
import { PanelColumn, PanelParts } from '../PanelParts'
import { useEditorLayout } from '../useEditorLayout'
import { useSetting } from '../useSetting'
import { BackgroundColourPart, BackgroundSwatches, CustomBackgroundColour } from './BackgroundColourPart'
import { GradientPart } from './GradientPart'
import { PatternPart } from './PatternPart'
import { PictureSliders, PictureSourcePart } from './PicturePart'

/** What sets a background, in order; in a drawer the part at `besideType` stands below the types. */
interface BackgroundParts {
  parts: readonly [ComponentType, ComponentType]
  besideType: 0 | 1
}

const PATTERN: BackgroundParts = { parts: [BackgroundColourPart, PatternPart], besideType: 1 }

const importArt = () => import('./ArtPart')
const ArtPart = lazy<ComponentType>(() =>
  importArt().then(
    (module) => ({ default: module.ArtPart }),
    () => ({ default: ArtFailed }),
  ),
)
const ArtPalettes = lazy<ComponentType>(() =>
  importArt().then(
    (module) => ({ default: module.ArtPalettes }),
    () => ({ default: () => null }),
  ),
)

const PARTS = {
  solid: { parts: [BackgroundSwatches, CustomBackgroundColour], besideType: 1 },
  gradient: { parts: [GradientPart, BackgroundColourPart], besideType: 0 },
  dotted: PATTERN,
  striped: PATTERN,
  image: { parts: [PictureSourcePart, PictureSliders], besideType: 1 },
  art: { parts: [ArtPart, ArtPalettes], besideType: 1 },
} satisfies Record<keyof typeof BACKGROUNDS, BackgroundParts>

/** The background under the words. */
export const BackgroundPanel = memo(function BackgroundPanel() {
  const [type] = useSetting('backgroundType')
  const isDrawer = useEditorLayout() === 'drawer'
  const { parts, besideType }: BackgroundParts = PARTS[type]
  const [First, Second] = parts
  const [Beside, Other] = besideType === 0 ? [First, Second] : [Second, First]
  useEffect(() => void importArt().catch(() => {}), []) // there when it is chosen
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
})

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

import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { BACKGROUNDS } from '../../../look/backgrounds'
import { FittedRadio } from '../FittedRadio'
import { optionsOf } from '../optionsOf'
import { PanelPart, PanelParts } from '../PanelParts'
import { useSetting } from '../useSetting'
import { GradientPart } from './GradientPart'
import { BackgroundColourPart } from './BackgroundColourPart'
import { PatternPart } from './PatternPart'
import { PicturePart } from './PicturePart'

const PARTS = {
  solid: BackgroundColourPart,
  gradient: GradientPart,
  dotted: PatternPart,
  striped: PatternPart,
  image: PicturePart,
} satisfies Record<keyof typeof BACKGROUNDS, unknown>

/** The background under the words. */
export const BackgroundPanel = memo(function BackgroundPanel() {
  const { t } = useTranslation()
  const [type, change] = useSetting('backgroundType')
  const Part = PARTS[type]
  return (
    <PanelParts>
      <PanelPart isWide>
        <FittedRadio
          label={t('background.type')}
          value={type}
          options={optionsOf(BACKGROUNDS)}
          onChange={change}
        />
      </PanelPart>
      <Part />
    </PanelParts>
  )
})

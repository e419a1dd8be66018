import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { MARGINS, SHADOWS } from '../../../look/shadows'
import { RATIOS } from '../../../look/ratios'
import { keysOf } from '../../../scene/values'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { FittedRadio } from '../FittedRadio'
import { optionsOf } from '../optionsOf'
import { PanelColumn, PanelPart, PanelParts } from '../PanelParts'
import { useEditorLayout } from '../useEditorLayout'
import { useSetting } from '../useSetting'
import { ActualRatioSwitch } from './ActualRatioSwitch'
import { FrameStyles } from './FrameStyles'

const RATIO_OPTIONS = keysOf(RATIOS).map((id) => ({ id, label: id }))

/** Frame, shadow, ratio and margin. */
export const FramePanel = memo(function FramePanel() {
  const layout = useEditorLayout()
  return (
    <PanelParts>
      <PanelPart isWide>
        <FrameStyles />
      </PanelPart>
      {layout === 'drawer' ? (
        <>
          <PanelColumn>
            <ShadowRadio />
            <MarginRadio />
          </PanelColumn>
          <RatioRadio />
        </>
      ) : (
        <>
          <ShadowRadio />
          {layout === 'phone' && <ActualRatioSwitch />}
          <RatioRadio />
          <MarginRadio />
        </>
      )}
    </PanelParts>
  )
})

function ShadowRadio() {
  const { t } = useTranslation()
  const [shadow, change] = useSetting('shadow')
  return (
    <FittedRadio label={t('frame.shadow')} value={shadow} options={optionsOf(SHADOWS)} onChange={change} />
  )
}

function RatioRadio() {
  const { t } = useTranslation()
  const [ratio, change] = useSetting('aspectRatio')
  return (
    <SegmentedRadio
      label={t('frame.ratio')}
      value={ratio}
      options={RATIO_OPTIONS}
      onChange={change}
      columns={4}
    />
  )
}

/** Enabled only for outer shadows, which need a margin. */
function MarginRadio() {
  const { t } = useTranslation()
  const [margin, change] = useSetting('margin')
  const [shadow] = useSetting('shadow')
  return (
    <SegmentedRadio
      label={t('frame.margin')}
      value={margin}
      options={optionsOf(MARGINS)}
      onChange={change}
      isDisabled={SHADOWS[shadow].matPx === 0}
      disabledReason={t('frame.marginNote')}
    />
  )
}

import { useAtomValue, useSetAtom, useAtom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MARGINS, SHADOWS } from '../../../look/shadows'
import { RATIOS, COMPACT_RATIO } from '../../../look/ratios'
import { ratioOfTarget } from '../../../look/targets'
import { keysOf } from '../../../scene/values'
import { cardKindAtom, changeSettingsAtom } from '../../../state/card'
import { targetAtom } from '../../../state/target'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { FittedRadio } from '../FittedRadio'
import { PanelColumn, PanelPart, PanelParts } from '../PanelParts'
import { useEditorLayout } from '../useEditorLayout'
import { useSetting, optionsOf, splittingAtom } from '../useSetting'
import { isChoosingFrameAtom } from './clearZoneAtoms'
import { MadeFor } from './MadeFor'
import { MadeForList } from './MadeForList'
import { hasPagesAtom, isSplittingAtom, showsActualRatioAtom } from '../../../state/view'
import { Switch } from '../../../ui/Switch'
import { withFrame } from '../../../look/compositions'
import { FRAMES } from '../../../look/frames'
import { CardLooks } from '../thumbnails/CardLooks'

const RATIO_OPTIONS = keysOf(RATIOS).map((id) => ({ id, label: id }))

export function FramePanel() {
  const layout = useEditorLayout()
  const [isTurned, turn] = useState(false)
  const madeFor = useRef<HTMLButtonElement>(null)
  const markChoosing = useSetAtom(isChoosingFrameAtom)
  useEffect(() => {
    markChoosing(true)
    return () => markChoosing(false)
  }, [markChoosing])
  const turnBack = () => {
    flushSync(() => turn(false))
    madeFor.current?.focus({ preventScroll: true })
    madeFor.current?.scrollIntoView({ block: 'center' })
  }
  const shape = (
    <PanelColumn>
      <MadeFor ref={madeFor} onOpen={() => turn(true)} />
      {layout === 'phone' && <ActualRatioSwitch />}
      <RatioRadio />
      <PagesSwitch />
    </PanelColumn>
  )
  if (isTurned) return <MadeForList onBack={turnBack} />
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
          {shape}
        </>
      ) : (
        <>
          <ShadowRadio />
          {shape}
          <MarginRadio />
        </>
      )}
    </PanelParts>
  )
}

function ShadowRadio() {
  const { t } = useTranslation()
  const [shadow, change] = useSetting('shadow')
  return (
    <FittedRadio label={t('frame.shadow')} value={shadow} options={optionsOf(SHADOWS)} onChange={change} />
  )
}

/** A target's ratio, if listed; choosing another clears the target. */
function RatioRadio() {
  const { t } = useTranslation()
  const [ratio] = useSetting('aspectRatio')
  const target = useAtomValue(targetAtom)
  const change = useSetAtom(changeSettingsAtom)
  return (
    <SegmentedRadio
      label={t('frame.ratio')}
      value={target ? ratioOfTarget(target) : ratio}
      options={RATIO_OPTIONS}
      onChange={(aspectRatio) => change({ aspectRatio, target: 'anything' })}
      aside={target ? t('target.frees') : undefined}
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

/** A phone shows the card at 4:5 unless this is on or the card has a target. */
function ActualRatioSwitch() {
  const { t } = useTranslation()
  const [isOn, change] = useAtom(showsActualRatioAtom)
  const [ratio] = useSetting('aspectRatio')
  const isMadeForPlace = useAtomValue(targetAtom) !== null
  if (isMadeForPlace) return null
  const isCompactRatio = ratio === COMPACT_RATIO
  return (
    <Switch
      label={t('editor.actualRatio')}
      note={isCompactRatio ? undefined : t('editor.actualRatioNote', { ratio })}
      isOn={isOn}
      onChange={change}
    />
  )
}

/** A text longer than a card holds as several cards. */
function PagesSwitch() {
  const { t } = useTranslation()
  const isQuote = useAtomValue(cardKindAtom) === 'quote'
  const hasPages = useAtomValue(hasPagesAtom)
  const isSplitting = useAtomValue(isSplittingAtom)
  const { set } = useStore()
  const split = useSetAtom(splittingAtom)
  if (!isQuote) return null
  return (
    <Switch
      label={t('pages.label')}
      note={t(isSplitting ? 'pages.filling' : 'pages.note')}
      isOn={hasPages || isSplitting}
      onChange={(isOn) => void split(({ splitAtom, joinAtom }) => set(isOn ? splitAtom : joinAtom))}
    />
  )
}

function FrameStyles() {
  const { t } = useTranslation()
  const [frame] = useSetting('frameStyle')
  const [composition] = useSetting('composition')
  const change = useSetAtom(changeSettingsAtom)
  const options = optionsOf(FRAMES)
  return (
    <CardLooks
      label={t('frame.style')}
      aside={t('frame.swipe', { number: options.length })}
      value={frame}
      options={options}
      settingsOf={(frameStyle) => ({ frameStyle })}
      onChange={(id) => change(withFrame(id, composition))}
    />
  )
}

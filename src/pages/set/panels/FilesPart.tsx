import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { SCALES } from '../../../card/exportOptions'
import { unknownParts } from '../../../card/set/fileNames'
import { isTarget } from '../../../card/set/outputs'
import type { OutputId, SetFormat } from '../../../card/set/setItem'
import { FORMATS } from '../../../export/formats'
import { patternAtom, setFormatAtom, setScaleAtom, setTabAtom } from '../../../state/set/setChoice'
import { setItemsAtom } from '../../../state/set/setItemsAtom'
import { keysOf } from '../../../scene/values'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { TextField } from '../../../ui/TextField'
import { useSetLayout } from '../useSetLayout'
import { WherePart } from './WherePart'

export function FilesPart({ places }: { places: readonly OutputId[] }) {
  const isOfDays = useAtomValue(setTabAtom) === 'days'
  const hasTarget = places.some(isTarget)
  const showsWhere = useSetLayout() === 'columns' && isOfDays
  return (
    <>
      <FormatRadio offersOwn={!isOfDays || hasTarget} />
      {places.some((place) => !isTarget(place)) && <ScaleRadio hasTarget={hasTarget} />}
      {showsWhere && <WherePart />}
      <NamesField />
    </>
  )
}

function FormatRadio({ offersOwn }: { offersOwn: boolean }) {
  const { t } = useTranslation()
  const [format, setFormat] = useAtom(setFormatAtom)
  const options: { id: SetFormat; label: string }[] = keysOf(FORMATS).map((id) => ({
    id,
    label: FORMATS[id].label,
  }))
  if (offersOwn || format === 'own') options.unshift({ id: 'own', label: t('set.ownFormat') })
  return (
    <SegmentedRadio
      label={t('set.format')}
      aside={format === 'own' ? t('set.ownFormatNote') : undefined}
      value={format}
      cells="content"
      options={options}
      onChange={setFormat}
    />
  )
}

function ScaleRadio({ hasTarget }: { hasTarget: boolean }) {
  const { t } = useTranslation()
  const [scale, setScale] = useAtom(setScaleAtom)
  return (
    <SegmentedRadio
      label={t('set.scale')}
      aside={hasTarget ? t('set.scaleNote') : undefined}
      value={`${scale}` as const}
      options={SCALES.map((id) => ({ id: `${id}` as const, label: `${id}x` }))}
      onChange={(id) => setScale(Number(id) as (typeof SCALES)[number])}
    />
  )
}

function NamesField() {
  const { t } = useTranslation()
  const [pattern, setPattern] = useAtom(patternAtom)
  const first = useAtomValue(setItemsAtom)[0]?.fileName
  const [unknown] = unknownParts(pattern)
  return (
    <TextField
      label={t('set.names')}
      value={pattern}
      isMonospaced
      maxLength={120}
      hint={first === undefined ? t('set.namesHint') : t('set.namesPreview', { name: first })}
      error={unknown === undefined ? undefined : t('set.namesUnknown', { part: `{${unknown}}` })}
      onChange={setPattern}
    />
  )
}

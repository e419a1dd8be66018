import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ReactElement } from 'react'
import { SCALES } from '../../../card/exportOptions'
import { unknownParts } from '../../../card/set/fileNames'
import { isTarget, outputSizePx } from '../../../card/set/outputs'
import type { OutputId, SetFormat } from '../../../card/set/setItem'
import { FORMATS } from '../../../export/formats'
import {
  patternAtom,
  setFormatAtom,
  setScaleAtom,
  setTabAtom,
  setNameAtom,
  setItemsAtom,
} from '../../../state/set/setChoice'
import { keysOf } from '../../../scene/values'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { TextField } from '../../../ui/TextField'
import { useSetLayout } from '../useSetLayout'
import { MOST_FILES } from '../../../card/set/shareBatches'
import type { OutletId } from '../../../export/actions/exportActions'
import { longPictureSize } from '../../../export/fileSize'
import { outletAtom, outletsAtom } from '../../../state/set/destination'
import { RadioRows } from '../../../ui/CheckRows'
import { shownItemsAtom } from '../shownSet'
import { TOOL_ICONS } from '../../../ui/toolIcons'

export function FilesPart({ places }: { places: readonly OutputId[] }) {
  const isOfDays = useAtomValue(setTabAtom) !== 'sizes'
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

export const OUTLET_ICONS: Record<OutletId, ReactElement> = {
  zip: <path d="M5 2.75h10v14.5H5zM10 2.75v1.5M10 6v1.5M10 9.25v1.5M8.75 12.25h2.5v2.5h-2.5z" />,
  folder: <path d="M2.75 4.5h5l1.75 2h7.75v9.25H2.75z" />,
  share: TOOL_ICONS.share,
  pdf: <path d="M5 2.75h6.5L15 6.25v11H5zM11.25 2.75v3.75H15M7.5 10h5M7.5 13h5" />,
  long: <path d="M6.25 2.75h7.5v14.5h-7.5zM6.25 7.5h7.5M6.25 12.25h7.5" />,
}

export function WherePart() {
  const { t } = useTranslation()
  const offered = useAtomValue(outletsAtom)
  const [outlet, setOutlet] = useAtom(outletAtom)
  const name = useAtomValue(setNameAtom)
  const count = useAtomValue(shownItemsAtom).length
  const isOfDays = useAtomValue(setTabAtom) === 'days'
  const [first] = useAtomValue(shownItemsAtom)
  const page = first && outputSizePx(first.place, first.scale)
  const long = page && longPictureSize(page.widthPx, page.heightPx, count)
  const details: Record<OutletId, string> = {
    zip: `${name}.zip`,
    folder: t(isOfDays ? 'set.where.folderNote' : 'set.where.folderSizesNote', { count }),
    share: t('set.where.shareNote', { count: Math.ceil(count / MOST_FILES) }),
    pdf: `${name}.pdf`,
    long: long ? `${long.widthPx} × ${long.heightPx}` : '',
  }
  return (
    <RadioRows
      label={t('set.where.label')}
      value={outlet}
      rows={offered.map((id) => ({
        id,
        label: t(`set.where.${id}`),
        icon: OUTLET_ICONS[id],
        detail: details[id],
      }))}
      onChange={setOutlet}
    />
  )
}

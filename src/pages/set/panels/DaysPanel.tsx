import { useAtom, useAtomValue } from 'jotai'
import { useState, useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SetLook } from '../../../card/set/setItems'
import { lookAtom, placesOfDaysAtom, rangeAtom, setScaleAtom, setTabAtom } from '../../../state/set/setChoice'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { FilesPart } from './FilesPart'
import styles from './Panels.module.css'
import { outputSizePx } from '../../../card/set/outputs'
import { currentLanguage } from '../../../language/i18n'
import { IconButton } from '../../../ui/IconButton'
import { MadeForButton } from '../../shared/target/MadeForButton'
import { placeName, rangeTitle } from '../setWords'
import { PlaceList } from './PlaceList'
import { dayNameAfter } from '../../../calendar/dayPaths'
import {
  endsOf,
  rangeBeside,
  rangeOfKind,
  type DayRange,
  type RangeKind,
  daysOfRange,
  type RangeProblem,
} from '../../../card/set/range'
import { FIRST_WEEKDAY } from '../../../language/dateInWords'
import { TextField } from '../../../ui/TextField'

const KINDS = ['week', 'month', 'year', 'dates'] as const satisfies readonly RangeKind[]

const LOOKS = ['card', 'day'] as const satisfies readonly SetLook[]

export function DaysPanel() {
  const { t } = useTranslation()
  const [range, setRange] = useAtom(rangeAtom)
  const [look, setLook] = useAtom(lookAtom)
  const [places] = useAtom(placesOfDaysAtom)
  const isOfQuotes = useAtomValue(setTabAtom) === 'quotes'
  const [isListOpen, setListOpen] = useState(false)
  const [wantsFocus, setWantsFocus] = useState(false)
  if (isListOpen)
    return (
      <PlacesOfDays
        onBack={() => {
          setListOpen(false)
          setWantsFocus(true)
        }}
      />
    )
  return (
    <div className={`${styles.panel} ${styles.inColumns}`}>
      {!isOfQuotes && <RangePart range={range} onChange={setRange} />}
      <SegmentedRadio
        label={t('set.look.label')}
        value={look}
        cells="content"
        options={LOOKS.map((id) => ({
          id,
          label: t(`set.look.${id === 'day' && isOfQuotes ? 'length' : id}`),
        }))}
        onChange={setLook}
      />
      <PlacesRow takesFocus={wantsFocus} onOpen={() => setListOpen(true)} />
      <FilesPart places={places} />
    </div>
  )
}

function PlacesRow({ takesFocus, onOpen }: { takesFocus: boolean; onOpen: () => void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const places = useAtomValue(placesOfDaysAtom)
  const scale = useAtomValue(setScaleAtom)
  const [place] = places
  const isOne = place !== undefined && places.length === 1
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <MadeForButton
      ref={button}
      label={t('set.madeFor')}
      words={isOne ? placeName(place, currentLanguage()) : t('set.places', { count: places.length })}
      size={isOne ? outputSizePx(place, scale) : null}
      onOpen={onOpen}
    />
  )
}

/** Focuses the first chosen one; Esc goes back. */
function PlacesOfDays({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useAtom(placesOfDaysAtom)
  useEffect(() => panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation() // A drawer would close.
    onBack()
  }
  return (
    <div ref={panel} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <IconButton label={t('set.backToDays')} icon="back" onPress={onBack} />
        <h2>{t('set.madeFor')}</h2>
      </div>
      <PlaceList chosen={places} onChange={setPlaces} />
    </div>
  )
}

interface RangePartProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

function RangePart({ range, onChange }: RangePartProps) {
  const { t } = useTranslation()
  const first = FIRST_WEEKDAY[currentLanguage()]
  const options = KINDS.map((id) => ({ id, label: t(`set.range.${id}`) }))
  return (
    <div className={styles.part}>
      <SegmentedRadio
        label={t('set.range.label')}
        value={range.kind}
        options={options}
        onChange={(kind) => onChange(rangeOfKind(kind, range, first))}
      />
      {range.kind === 'dates' ? (
        <DatesPart range={range} onChange={onChange} />
      ) : (
        <RangeWalker range={range} onChange={onChange} />
      )}
    </div>
  )
}

function RangeWalker({ range, onChange }: RangePartProps & { range: { kind: 'week' | 'month' | 'year' } }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const ends = endsOf(range, FIRST_WEEKDAY[language])
  // The calendar is bounded, where a step leads nowhere.
  const isEnd = (by: 1 | -1) =>
    dayNameAfter(by === 1 ? ends.to : ends.from, by) === (by === 1 ? ends.to : ends.from)
  return (
    <div className={styles.walker}>
      <IconButton
        label={t(`set.before.${range.kind}`)}
        icon="back"
        isDisabled={isEnd(-1)}
        onPress={() => onChange(rangeBeside(range, -1))}
      />
      <span className={styles.shown} role="status">
        {rangeTitle(range, language)}
      </span>
      <IconButton
        label={t(`set.after.${range.kind}`)}
        icon="forward"
        isDisabled={isEnd(1)}
        onPress={() => onChange(rangeBeside(range, 1))}
      />
    </div>
  )
}

type Dates = Extract<DayRange, { kind: 'dates' }>

export function DatesPart({ range, onChange }: { range: Dates; onChange: (range: Dates) => void }) {
  const { t } = useTranslation()
  const [isTyping, setTyping] = useState(false)
  const { problem } = daysOfRange(range, FIRST_WEEKDAY[currentLanguage()])
  const errorOf = (field: 'from' | 'to') =>
    problem && !isTyping && fieldOf(problem) === field ? wordsOf(problem) : undefined
  const wordsOf = (found: RangeProblem) =>
    found.code === 'too-long'
      ? t('set.range.problems.too-long', { count: found.days, most: found.mostDays })
      : t(`set.range.problems.${found.code}`)
  return (
    <div className={styles.dates}>
      {(['from', 'to'] as const).map((field) => (
        <TextField
          key={field}
          type="date"
          label={t(`set.range.${field}`)}
          value={range[field]}
          min="0001-01-01"
          max="9999-12-31"
          error={errorOf(field)}
          onChange={(day) => {
            setTyping(true)
            onChange({ ...range, [field]: day })
          }}
          onBlur={() => setTyping(false)}
        />
      ))}
    </div>
  )
}

/** If both dates are wrong together, the second gets the error. */
function fieldOf(problem: RangeProblem): 'from' | 'to' {
  return problem.code === 'not-a-day' ? problem.field : 'to'
}

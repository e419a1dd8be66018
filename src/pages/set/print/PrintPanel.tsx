import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type ReactElement, useId } from 'react'
import { currentLanguage } from '../../../language/i18n'
import { PAPERS } from '../../../print/papers'
import { keysOf } from '../../../scene/values'
import {
  firstWeekdayOf,
  isChineseOf,
  printChoiceAtom,
  type PrintKind,
  printMonthAtom,
} from '../../../state/print/printChoice'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { Switch } from '../../../ui/Switch'
import { ThumbnailRadio } from '../../../ui/ThumbnailRadio'
import styles from '../panels/Panels.module.css'
import { CARD_COUNTS, type CardCountId } from '../../../print/cardSheets'
import { monthAfter } from '../../../calendar/monthGrid'
import { monthInWords } from '../../../language/dateInWords'
import { GroupLabel } from '../../../ui/GroupLabel'
import { IconButton } from '../../../ui/IconButton'
import { printsDaysAtom } from '../../../state/print/printSheets'

const GRID = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => [57 + column * 13, 25 + row * 13]))

/** On a tile of 150 × 100. */
const PICTURES: Record<PrintKind, ReactElement> = {
  cards: (
    <>
      <rect className={styles.sheet} x="31" y="19" width="88" height="62" />
      <rect className={styles.card} x="47" y="31" width="26" height="38" />
      <rect className={styles.card} x="77" y="31" width="26" height="38" />
    </>
  ),
  poster: (
    <>
      <rect className={styles.sheet} x="50" y="12" width="50" height="76" />
      {GRID.map(([x, y]) => (
        <rect key={`${x} ${y}`} className={styles.card} x={x} y={y} width="10" height="10" />
      ))}
    </>
  ),
  desk: (
    <>
      <rect className={styles.sheet} x="31" y="19" width="88" height="62" />
      <rect className={styles.card} x="41" y="29" width="31" height="42" />
      <path className={styles.lines} d="M80 34h31M80 43h31M80 52h31M80 61h31M80 70h31" />
    </>
  ),
}

const KINDS = ['cards', 'poster', 'desk'] as const satisfies readonly PrintKind[]
const TILE_ASPECT = 1.5

export function PrintPanel() {
  const { t } = useTranslation()
  const [choice, choose] = useAtom(printChoiceAtom)
  const { kind } = choice
  const printsDays = useAtomValue(printsDaysAtom)
  return (
    <div className={`${styles.panel} ${styles.inColumns}`}>
      <div className={styles.column}>
        <ThumbnailRadio
          label={t('print.kind')}
          value={kind}
          columns={3}
          hasLongNames
          options={KINDS.map((id) => ({
            id,
            label: t(`print.kinds.${id}`),
            picture: (
              <svg viewBox="0 0 150 100" className={styles.kind} aria-hidden="true" focusable="false">
                {PICTURES[id]}
              </svg>
            ),
            aspect: TILE_ASPECT,
            ground: 'var(--desk)',
          }))}
          onChange={(chosen) => choose({ kind: chosen })}
        />
        {kind === 'cards' && <CardsPart />}
        {kind === 'desk' && <LeavesPart />}
        {printsDays && <MonthWalker />}
        {printsDays && (
          <SegmentedRadio
            label={t('print.look')}
            value={choice.look}
            options={(['card', 'day'] as const).map((id) => ({ id, label: t(`print.looks.${id}`) }))}
            onChange={(look) => choose({ look })}
          />
        )}
      </div>
      <div className={styles.column}>
        <PaperPart />
        <Switches />
      </div>
    </div>
  )
}

function PaperPart() {
  const { t } = useTranslation()
  const [{ kind, count, papers }, choose] = useAtom(printChoiceAtom)
  return (
    <SegmentedRadio
      label={t('print.paper')}
      value={papers[kind]}
      options={keysOf(PAPERS).map((id) => ({ id, label: PAPERS[id].label[currentLanguage()] }))}
      onChange={(paper) => choose({ papers: { ...papers, [kind]: paper } })}
      isDisabled={kind === 'cards' && count === 'one'}
      disabledReason={t('print.ownPaper')}
    />
  )
}

function LeavesPart() {
  const { t } = useTranslation()
  const [{ leaves }, choose] = useAtom(printChoiceAtom)
  return (
    <div>
      <SegmentedRadio
        label={t('print.leaves')}
        value={leaves}
        options={(['months', 'weeks'] as const).map((id) => ({ id, label: t(`print.leavesOf.${id}`) }))}
        onChange={(chosen) => choose({ leaves: chosen })}
        describedBy="print-leaves-note"
      />
      <p id="print-leaves-note" className={styles.note}>
        {t('print.leavesNote')}
      </p>
    </div>
  )
}

function Switches() {
  const { t } = useTranslation()
  const [choice, choose] = useAtom(printChoiceAtom)
  const isCards = choice.kind === 'cards'
  return (
    <div>
      {choice.kind !== 'poster' && (
        <Switch
          label={t('print.marks')}
          isOn={choice.hasMarks}
          onChange={(hasMarks) => choose({ hasMarks })}
        />
      )}
      {isCards ? (
        <Switch
          label={t('print.bleed')}
          note={t('print.bleedNote')}
          isNoteBelow
          isOn={choice.hasBleed}
          onChange={(hasBleed) => choose({ hasBleed })}
        />
      ) : (
        <>
          <Switch
            label={t('print.chinese')}
            note={t('print.chineseNote')}
            isNoteBelow
            isOn={isChineseOf(choice, currentLanguage())}
            onChange={(isChinese) => choose({ isChinese })}
          />
          <Switch
            label={t('print.monday')}
            isOn={firstWeekdayOf(choice, currentLanguage()) === 1}
            onChange={(isMonday) => choose({ first: isMonday ? 1 : 0 })}
          />
        </>
      )}
    </div>
  )
}

function CardsPart() {
  const { t } = useTranslation()
  const [{ count, papers, subject }, choose] = useAtom(printChoiceAtom)
  const isTwice = PAPERS[papers.cards].holdsTwice
  const countName = (id: CardCountId) =>
    id !== 'one' && isTwice ? t(`print.countsOnA3.${id}`) : t(`print.counts.${id}`)
  return (
    <>
      <SegmentedRadio
        label={t('print.count')}
        value={count}
        options={keysOf(CARD_COUNTS).map((id) => ({
          id,
          label: countName(id),
          detail: CARD_COUNTS[id].label,
        }))}
        onChange={(chosen) => choose({ count: chosen })}
      />
      <SegmentedRadio
        label={t('print.subject')}
        value={subject}
        options={(['days', 'card'] as const).map((id) => ({ id, label: t(`print.subjects.${id}`) }))}
        onChange={(chosen) => choose({ subject: chosen })}
      />
    </>
  )
}

const YEAR = 12

function MonthWalker() {
  const { t } = useTranslation()
  const id = useId()
  const [month, walkTo] = useAtom(printMonthAtom)
  const isYear = useAtomValue(printChoiceAtom).kind === 'desk'
  const step = isYear ? YEAR : 1
  const [before, after] = [monthAfter(month, -step), monthAfter(month, step)]
  return (
    <div role="group" aria-labelledby={id}>
      <GroupLabel id={id} label={t(isYear ? 'print.year' : 'print.days')} />
      <div className={styles.walker}>
        <IconButton
          label={t(isYear ? 'print.previousYear' : 'print.previousMonth')}
          icon="back"
          isDisabled={before === null}
          onPress={() => before && walkTo(before)}
        />
        <span className={styles.shown} role="status">
          {isYear ? month.slice(0, 4) : monthInWords(`${month}-01`, currentLanguage())}
        </span>
        <IconButton
          label={t(isYear ? 'print.nextYear' : 'print.nextMonth')}
          icon="forward"
          isDisabled={after === null}
          onPress={() => after && walkTo(after)}
        />
      </div>
    </div>
  )
}

import '../../../language/printTexts'
import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { PAPERS } from '../../../print/papers'
import { keysOf } from '../../../scene/values'
import { firstWeekdayOf, printChoiceAtom, type PrintKind } from '../../../state/print/printChoice'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { Switch } from '../../../ui/Switch'
import { ThumbnailRadio } from '../../../ui/ThumbnailRadio'
import { CardsPart } from './CardsPart'
import { MonthWalker } from './MonthWalker'
import { PrintKindPicture } from './PrintKindPicture'
import styles from './PrintPanel.module.css'

const KINDS = ['cards', 'poster', 'desk'] as const satisfies readonly PrintKind[]
const TILE_ASPECT = 1.5

/** What is printed, and on what. */
export function PrintPanel() {
  const { t } = useTranslation()
  const [choice, choose] = useAtom(printChoiceAtom)
  const { kind } = choice
  return (
    <div className={styles.panel}>
      <div className={styles.column}>
        <ThumbnailRadio
          label={t('print.kind')}
          value={kind}
          columns={3}
          hasLongNames
          options={KINDS.map((id) => ({
            id,
            label: t(`print.kinds.${id}`),
            picture: <PrintKindPicture kind={id} />,
            aspect: TILE_ASPECT,
            ground: 'var(--desk)',
          }))}
          onChange={(chosen) => choose({ kind: chosen })}
        />
        {kind === 'cards' && <CardsPart />}
        {kind === 'desk' && <LeavesPart />}
        {(kind !== 'cards' || choice.subject === 'days') && <MonthWalker />}
        {(kind !== 'cards' || choice.subject === 'days') && (
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
            isOn={choice.isChinese}
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

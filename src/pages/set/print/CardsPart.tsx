import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { CARD_COUNTS, type CardCountId } from '../../../print/cardSheets'
import { PAPERS } from '../../../print/papers'
import { keysOf } from '../../../scene/values'
import { printChoiceAtom } from '../../../state/print/printChoice'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'

/** How many cards a sheet has, and so how large they are; and which. */
export function CardsPart() {
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

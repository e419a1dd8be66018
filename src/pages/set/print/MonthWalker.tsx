import { useAtom, useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { monthAfter } from '../../../calendar/monthGrid'
import { monthInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { printChoiceAtom, printMonthAtom } from '../../../state/print/printChoice'
import { GroupLabel } from '../../../ui/GroupLabel'
import { IconButton } from '../../../ui/IconButton'
import styles from './PrintPanel.module.css'

const YEAR = 12

export function MonthWalker() {
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

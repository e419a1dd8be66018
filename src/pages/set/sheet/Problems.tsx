import type { TFunction } from 'i18next'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { SetItem } from '../../../card/set/setItem'
import type { SetFailure } from '../../../export/set/setFailure'
import { dayInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { setTabAtom } from '../../../state/set/setChoice'
import { runProgressAtom, setRunAtom } from '../../../state/set/setRun'
import { placeName } from '../setWords'
import { isChoiceOfRunAtom, isRunShownAtom } from '../shownSet'
import { useSetActions } from '../useSetActions'
import styles from './Problems.module.css'

const MOST_NAMED = 3

/** Which pictures are left out and why, and the way to try them again. The place is always there, so that it is announced. */
export function Problems() {
  const { t } = useTranslation()
  const { phase } = useAtomValue(setRunAtom)
  const isRunShown = useAtomValue(isRunShownAtom)
  const isPrint = useAtomValue(setTabAtom) === 'print'
  const isChoiceOfRun = useAtomValue(isChoiceOfRunAtom)
  const { failed } = useAtomValue(runProgressAtom)
  const { tryAgain } = useSetActions()
  const isShown = failed.length > 0 && (isRunShown || isChoiceOfRun) && !isPrint
  const goesOn = phase === 'drawing'
  return (
    <div role="alert" className={styles.place}>
      {isShown && (
        <div className={styles.note}>
          <p className={styles.title}>{failureTitle(failed, t)}</p>
          <p>
            {failed.length > 1 && `${t(`set.reasonsOfMany.${failed[0]!.reason}`)} `}
            {goesOn && `${t('set.rest')} `}
            <button type="button" className={styles.action} onClick={tryAgain}>
              {t('set.tryAgain')}
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

type Failed = { item: SetItem; reason: SetFailure }

function failureTitle(failed: readonly Failed[], t: TFunction): string {
  const [first] = failed
  if (first && failed.length === 1)
    return t('set.failedOne', { what: itemName(first.item), reason: t(`set.reasons.${first.reason}`) })
  const some = failed.slice(0, MOST_NAMED).map(({ item }) => itemName(item))
  const names = some.join(t('set.comma'))
  const more = failed.length - some.length
  return t('set.failedMany', {
    count: failed.length,
    names: more > 0 ? t('set.more', { names, count: more }) : names,
  })
}

/** `7 November`, or `Instagram Post` */
function itemName({ day, place }: SetItem): string {
  const language = currentLanguage()
  return day === null ? placeName(place, language) : dayInWords(day.slice(5), language)
}

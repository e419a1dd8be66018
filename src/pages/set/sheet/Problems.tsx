import type { TFunction } from 'i18next'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { SetItem } from '../../../card/set/setItem'
import { dayInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { setTabAtom } from '../../../state/set/setChoice'
import { runProgressAtom, setRunAtom, type RunProgress } from '../../../state/set/setRun'
import { pictureNames } from '../../shared/export/fileWords'
import { placeName } from '../setWords'
import { isChoiceOfRunAtom, isRunShownAtom, shownItemsAtom } from '../shownSet'
import { useSetActions } from '../useSetActions'
import styles from './Problems.module.css'
import { useEffect, useState } from 'react'
import { nameOf } from '../../../card/keptCard'
import { FULL_VIEW } from '../../../layout/view'
import type { Scene } from '../../../scene/nodes'

const MOST_NAMED = 3

/**
 * Omitted pictures with reasons, those with placeholders, and retry. Always mounted, so that it is announced.
 */
export function Problems() {
  const { t } = useTranslation()
  const { phase } = useAtomValue(setRunAtom)
  const isRunShown = useAtomValue(isRunShownAtom)
  const isPrint = useAtomValue(setTabAtom) === 'print'
  const isChoiceOfRun = useAtomValue(isChoiceOfRunAtom)
  const { failed, blanks } = useAtomValue(runProgressAtom)
  const { tryAgain } = useSetActions()
  const isShown = failed.length + blanks.length > 0 && (isRunShown || isChoiceOfRun) && !isPrint
  const goesOn = phase === 'drawing'
  return (
    <div role="alert" className={styles.place}>
      {isShown && (
        <div className={styles.note}>
          {failed.length > 0 && <p className={styles.title}>{failureTitle(failed, t)}</p>}
          {blanks.length > 0 && <p className={styles.title}>{blankTitle(blanks, t)}</p>}
          <p>
            {failed.length > 1 && `${t(`set.reasonsOfMany.${failed[0]!.reason}`)} `}
            {goesOn && failed.length > 0 && `${t('set.rest')} `}
            <button type="button" className={styles.action} onClick={tryAgain}>
              {t('set.tryAgain')}
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

function failureTitle(failed: RunProgress['failed'], t: TFunction): string {
  const [first] = failed
  if (first && failed.length === 1)
    return t('set.failedOne', { what: itemName(first), reason: t(`set.reasons.${first.reason}`) })
  return t('set.failedMany', { count: failed.length, names: namesInWords(failed.map(itemName), t) })
}

function blankTitle(blanks: RunProgress['blanks'], t: TFunction): string {
  const missing = blanks.flatMap(({ failedPictures }) => failedPictures)
  const names = new Set(missing.map((picture) => pictureNames([picture], t('set.ownPicture'))))
  return t(blanks.length === 1 ? 'set.blankOne' : 'set.blankMany', {
    count: blanks.length,
    what: namesInWords(blanks.map(itemName), t),
    names: namesInWords([...names], t),
  })
}

function namesInWords(all: readonly string[], t: TFunction): string {
  const names = all.slice(0, MOST_NAMED).join(t('set.comma'))
  const more = all.length - MOST_NAMED
  return more > 0 ? t('set.more', { names, count: more }) : names
}

/** `7 November`, or `Instagram Post` */
function itemName({ item: { day, place } }: { item: SetItem }): string {
  const language = currentLanguage()
  return day === null ? placeName(place, language) : dayInWords(day.slice(5), language)
}

type Flaw = 'cut' | 'small'
const FLAWS: readonly Flaw[] = ['cut', 'small']

/** Says before the export which quotes are cut or too small in these places. */
export function CutCards() {
  const { t } = useTranslation()
  const items = useAtomValue(shownItemsAtom)
  const isOfQuotes = useAtomValue(setTabAtom) === 'quotes'
  const [found, setFound] = useState<Readonly<Record<Flaw, readonly SetItem[]>>>({ cut: [], small: [] })
  useEffect(() => {
    const stop = new AbortController()
    setFound({ cut: [], small: [] })
    if (isOfQuotes)
      flawsIn(items, stop.signal, (flaw, item) =>
        setFound((known) => ({ ...known, [flaw]: [...known[flaw], item] })),
      ).catch((error: unknown) => stop.signal.aborted || console.warn('the cards were not checked', error))
    return () => stop.abort()
  }, [items, isOfQuotes])
  return (
    <div role="status" className={styles.place}>
      {found.cut.length + found.small.length > 0 && (
        <div className={styles.note}>
          {FLAWS.filter((flaw) => found[flaw].length > 0).map((flaw) => {
            const names = found[flaw]
              .slice(0, MOST_NAMED)
              .map(({ card }) => nameOf({ name: '', card }, currentLanguage()))
            return (
              <p key={flaw}>
                {t(`set.flaws.${flaw}`, { count: found[flaw].length, names: names.join(t('set.comma')) })}
              </p>
            )
          })}
        </div>
      )}
    </div>
  )
}

async function flawsIn(
  items: readonly SetItem[],
  signal: AbortSignal,
  onFound: (flaw: Flaw, item: SetItem) => void,
): Promise<void> {
  const { readyCard } = await import('../../../draw/readyCard') // It has the drawing engine.
  for (const item of items) {
    const outcome = await readyCard(item.card, FULL_VIEW, signal)
    signal.throwIfAborted()
    const flaw = outcome.status === 'ready' ? flawOf(outcome.scene) : null
    if (flaw) onFound(flaw, item)
  }
}

function flawOf({ notices }: Scene): Flaw | null {
  if (notices.some(({ code }) => code === 'truncated' || code === 'language-left-out')) return 'cut'
  return notices.some(({ code }) => code === 'small-type') ? 'small' : null
}

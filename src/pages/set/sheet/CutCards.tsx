import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOf } from '../../../card/keptCard'
import type { SetItem } from '../../../card/set/setItem'
import { currentLanguage } from '../../../language/i18n'
import { FULL_VIEW } from '../../../layout/view'
import type { Scene } from '../../../scene/nodes'
import { setTabAtom } from '../../../state/set/setChoice'
import { shownItemsAtom } from '../shownSet'
import styles from './Problems.module.css'

type Flaw = 'cut' | 'small'
const FLAWS: readonly Flaw[] = ['cut', 'small']
const MOST_NAMED = 3

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

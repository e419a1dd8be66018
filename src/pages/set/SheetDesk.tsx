import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { shownCardAtom } from '../../state/draft'
import { arePagesAtom, daysAtom, rangeAtom, setTabAtom, quoteOfDayAtom } from '../../state/set/setChoice'
import { quoteLoadAtom } from '../../state/quote'
import { Spinner } from '../../ui/Spinner'
import { openWithAnyQuoteAtom } from '../shared/openWithAnyQuote'
import { PrintPart } from './print/PrintPart'
import styles from './SheetDesk.module.css'
import { daysInShort, rangeTitle } from './setWords'
import { isChoiceOfRunAtom, isRunShownAtom, shownItemsAtom } from './shownSet'
import { outputShape } from '../../card/set/outputs'
import type { SetItem } from '../../card/set/setItem'
import { monthInWords } from '../../language/dateInWords'
import { classes } from '../../ui/classes'
import { rowThatFits } from './sheet/rowThatFits'
import { SheetCell } from './sheet/SheetCell'
import { useAwaitedQuotes } from './useAwaitedQuotes'
import { useElementSize } from '../browser/useElementSize'
import { RetryNote } from '../shared/RetryNote'

export function SheetDesk() {
  const tab = useAtomValue(setTabAtom)
  if (tab === 'print')
    return (
      <div className={styles.desk}>
        <PrintPart part="Sheets" />
      </div>
    )
  return (
    // A tab stop makes a scrolling area scrollable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.desk} tabIndex={0} role="region" aria-labelledby="set-heading">
      <SheetOrWhyNone />
    </div>
  )
}

function SheetOrWhyNone() {
  const { t } = useTranslation()
  const items = useAtomValue(shownItemsAtom)
  const heading = useHeading()
  return (
    <>
      <div className={styles.head}>
        <h2 id="set-heading" className={styles.title}>
          {heading}
        </h2>
        {items.length > 0 && <p className={styles.note}>{t('set.asSaved')}</p>}
      </div>
      {items.length > 0 ? <ContactSheet items={items} label={heading} /> : <WhyNone />}
    </>
  )
}

function useHeading(): string {
  const { t } = useTranslation()
  const arePages = useAtomValue(arePagesAtom)
  const tab = useAtomValue(setTabAtom)
  const range = useAtomValue(rangeAtom)
  const { problem } = useAtomValue(daysAtom)
  const items = useAtomValue(shownItemsAtom)
  const isRunShown = useAtomValue(isRunShownAtom)
  const isChoiceOfRun = useAtomValue(isChoiceOfRunAtom)
  const isOther = isRunShown && !isChoiceOfRun
  const [first, last] = [items[0]?.day, items.at(-1)?.day]
  if (isOther && first && last) return daysInShort(first, last, currentLanguage())
  if (!isOther && tab === 'quotes') return t('set.quotes')
  if (!isOther && arePages) return t('set.pages', { count: items.length })
  if (isOther || tab === 'sizes') return t('set.thisCard', { count: items.length })
  return problem ? t('set.range.dates') : rangeTitle(range, currentLanguage())
}

function WhyNone() {
  const { t } = useTranslation()
  const tab = useAtomValue(setTabAtom)
  const hasCard = useAtomValue(shownCardAtom) !== null
  const hasQuotes = useAtomValue(quoteOfDayAtom) !== null
  const load = useAtomValue(quoteLoadAtom)
  const openAny = useSetAtom(openWithAnyQuoteAtom)
  const { problem } = useAtomValue(daysAtom)
  if (!hasCard && load.status === 'error')
    return <RetryNote title={t('error.quote')} onRetry={() => void openAny()} />
  if (!hasCard) return <Spinner label={t('site.loading')} />
  if (tab === 'days' && !hasQuotes) return <AwaitedQuotes />
  return <p className={styles.none}>{t(problem ? 'set.noDays' : 'set.noPlaces')}</p>
}

function AwaitedQuotes() {
  const { t } = useTranslation()
  const { haveFailed, ask } = useAwaitedQuotes(true)
  if (!haveFailed) return <Spinner label={t('site.loading')} />
  return <RetryNote title={t('set.quotesFailed')} onRetry={ask} />
}

function ContactSheet({ items, label }: { items: readonly SetItem[]; label: string }) {
  const language = currentLanguage()
  // Not in each cell, so that pressing Export does not render a year of them.
  const look = classes(styles.sheet, useAtomValue(isRunShownAtom) && styles.running)
  const shape = shapeOfAll(items)
  const isOfQuotes = useAtomValue(setTabAtom) === 'quotes'
  const months = useMemo(() => byMonth(items), [items])
  const [room, roomRef] = useElementSize<HTMLDivElement>()
  const isGrid = shape !== null && items[0]?.day !== null
  const isOneList = months.length < 2
  const row = useMemo(
    () => (room && isOneList ? rowThatFits(items, room, isGrid) : null),
    [items, room, isGrid, isOneList],
  )
  const fitted = row !== null && {
    '--row': `${row}px`,
    '--cell': `${row * (shape ?? 1) - 1}px`,
    '--wider': 1,
  }
  const list = (some: readonly SetItem[], name: string) => (
    <ol
      aria-label={name}
      className={isGrid ? styles.grid : styles.rows}
      style={{ '--wider': Math.max(1, Math.sqrt(shape ?? 1)), ...fitted } as CSSProperties}
    >
      {some.map((item) => (
        <SheetCell
          key={item.id}
          item={item}
          namesPlace={item.day === null || shape === null}
          namesWords={isOfQuotes}
        />
      ))}
    </ol>
  )
  return (
    <div ref={roomRef} className={styles.room}>
      <div className={look}>
        {isOneList
          ? list(items, label)
          : months.map(({ month, items: some }) => {
              const name = monthInWords(`${month}-01`, language)
              return (
                <section key={month} aria-label={name}>
                  <h3 className={styles.month}>{name}</h3>
                  {list(some, name)}
                </section>
              )
            })}
      </div>
    </div>
  )
}

/** width ÷ height; null if they differ */
function shapeOfAll(items: readonly SetItem[]): number | null {
  const places = new Set(items.map(({ place }) => place))
  const [place] = places
  return place !== undefined && places.size === 1 ? outputShape(place) : null
}

function byMonth(items: readonly SetItem[]): { month: string; items: SetItem[] }[] {
  const months: { month: string; items: SetItem[] }[] = []
  for (const item of items) {
    const month = item.day?.slice(0, 7) ?? ''
    const last = months.at(-1)
    if (last?.month === month) last.items.push(item)
    else months.push({ month, items: [item] })
  }
  return months
}

import { useAtomValue } from 'jotai'
import { useMemo, type CSSProperties } from 'react'
import { placeShape } from '../../../card/set/places'
import type { SetItem } from '../../../card/set/setItem'
import { currentLanguage } from '../../../language/i18n'
import { monthInWords } from '../../../language/dateInWords'
import { classes } from '../../../ui/classes'
import { isRunShownAtom } from '../shownSet'
import styles from './ContactSheet.module.css'
import { SheetCell } from './SheetCell'

interface ContactSheetProps {
  items: readonly SetItem[]
  label: string
}

/** The pictures of a set, small: before it is drawn what they will be, while it is drawn how far it is. */
export function ContactSheet({ items, label }: ContactSheetProps) {
  const language = currentLanguage()
  // Here and not in each cell: a press of Export does not render a year of them.
  const look = classes(styles.sheet, useAtomValue(isRunShownAtom) && styles.running)
  const shape = shapeOfAll(items)
  const months = useMemo(() => byMonth(items), [items])
  const list = (some: readonly SetItem[], name: string) => (
    <ol
      aria-label={name}
      className={shape === null || items[0]?.day === null ? styles.rows : styles.grid}
      style={{ '--wider': Math.max(1, Math.sqrt(shape ?? 1)) } as CSSProperties}
    >
      {some.map((item) => (
        <SheetCell key={item.id} item={item} namesPlace={item.day === null || shape === null} />
      ))}
    </ol>
  )
  if (months.length < 2) return <div className={look}>{list(items, label)}</div>
  return (
    <div className={look}>
      {months.map(({ month, items: some }) => {
        const name = monthInWords(`${month}-01`, language)
        return (
          <section key={month} aria-label={name}>
            <h3 className={styles.month}>{name}</h3>
            {list(some, name)}
          </section>
        )
      })}
    </div>
  )
}

/** Width to height of all pictures; null where they differ. */
function shapeOfAll(items: readonly SetItem[]): number | null {
  const places = new Set(items.map(({ place }) => place))
  const [place] = places
  return place !== undefined && places.size === 1 ? placeShape(place) : null
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

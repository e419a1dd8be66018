import type { TFunction } from 'i18next'
import { memo } from 'react'
import { dayPath } from '../../../calendar/dayPaths'
import type { QuoteCard } from '../../../card/card'
import { dayInWords } from '../../../language/dateInWords'
import type { LanguageId } from '../../../language/languages'
import { withLanguage } from '../../../language/path'
import { DAY_ICONS } from '../../../ui/dayIcons'
import { IconButton } from '../../../ui/IconButton'
import { Link } from '../../../ui/Link'
import { CardPicture } from '../pictures/CardPicture'
import styles from './KeptDayItem.module.css'
import type { KeptCell } from './KeptRows'

export const DAY_ASPECT = 4 / 5 // of a day's card

/** What a day of the list needs of it. The same object for all and at each rendering. */
export interface KeptDayTools {
  t: TFunction
  language: LanguageId
  onRelease: (day: string) => void
}

interface KeptDayItemProps {
  cell: KeptCell
  card: QuoteCard | null // null while the almanac is on its way
  tools: KeptDayTools
}

/** A kept day: its card leads to its page, its bookmark takes it out. Nearly without hooks, as KeptCardItem. */
export const KeptDayItem = memo(function KeptDayItem({ cell, card, tools }: KeptDayItemProps) {
  const { id: day, widthPx } = cell
  const heightPx = widthPx / DAY_ASPECT
  const { t, language, onRelease } = tools
  const words = dayInWords(day, language)
  const address = withLanguage(dayPath(day), language)
  return (
    <>
      <Link to={address} className={styles.open} style={{ height: heightPx }} aria-label={words}>
        {card && <CardPicture card={card} widthPx={widthPx} heightPx={heightPx} />}
      </Link>
      <div className={styles.line}>
        <span className={styles.date}>{words}</span>
        <span className={styles.mark}>
          <IconButton
            label={t('cards.keepDay', { day: words })}
            icon={DAY_ICONS.bookmarkFilled}
            isChosen
            onPress={() => onRelease(day)}
          />
        </span>
      </div>
    </>
  )
})

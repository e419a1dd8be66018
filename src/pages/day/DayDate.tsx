import { useEffect, useState } from 'react'
import { isOfAnyYear } from '../../calendar/dayPaths'
import { dayWords } from '../../card/dayWords'
import { currentLanguage } from '../../language/i18n'
import styles from './DayPage.module.css'

interface DayDateProps {
  dayName: string
  served: string | null // the day in the Chinese calendar, if it came with the page
}

/** The day as a heading: its figure, month and weekday. */
export function DayDate({ dayName, served }: DayDateProps) {
  const language = currentLanguage()
  const chinese = useChineseDay(dayName, served)
  const { title, figure, monthLine, weekday } = dayWords(dayName, language, chinese)
  return (
    <header className={styles.date}>
      <h1>
        <span className="visuallyHidden" data-day="title">
          {title}
        </span>
        <span className={styles.figure} aria-hidden="true" data-day="figure">
          {figure}
        </span>
      </h1>
      <div className={styles.dateLines}>
        <p aria-hidden="true" data-day="monthLine">
          {monthLine}
        </p>
        <p data-day="weekday">{weekday}</p>
      </div>
    </header>
  )
}

/** For readers of Chinese: 十月十四 小雪. Its table comes when it is wanted. */
function useChineseDay(dayName: string, served: string | null): string {
  const language = currentLanguage()
  const isWanted = language === 'zh' && !isOfAnyYear(dayName)
  const [known, setKnown] = useState<{ dayName: string; words: string } | null>(null)
  useEffect(() => {
    if (!isWanted || served) return
    let isLeft = false
    import('../../calendar/chineseDay').then(
      ({ chineseDayInWords }) => {
        if (!isLeft) setKnown({ dayName, words: chineseDayInWords(dayName) })
      },
      (error: unknown) => console.warn('The Chinese calendar did not load.', error),
    )
    return () => {
      isLeft = true
    }
  }, [dayName, isWanted, served])
  if (!isWanted) return ''
  return served || (known?.dayName === dayName ? known.words : '')
}
